# Texts of the page, in Indonesian. The page fetches all of them in one request and fills in the
# variables itself, so these messages have no selectors. A message whose text depends on a number
# has a second id that ends in "-one".

## The header

page-home = Beranda Teka
page-skip = Langsung ke papan
page-families = Teka-teki
page-open = Buka…
page-api = Referensi API
page-other-language = English
page-theme = Tema
page-theme-system = Ikuti sistem
page-theme-light = Terang
page-theme-dark = Gelap
page-patterns = Tampilkan pola
page-keys = Pintasan papan ketik
page-close = Tutup
page-cancel = Batal
page-no-server = Server tidak merespons. Coba beberapa saat lagi.
page-away = Server tidak merespons. Menyambungkan kembali… Permainan Anda tidak hilang.
page-there-again = Server sudah terhubung kembali.
page-unkept = Peramban ini tidak menyimpan permainan sehingga permainan Anda akan hilang jika jendela ditutup. Untuk menyimpannya, salin tautan di Bagikan.

## Keyboard shortcuts

page-key-arrows = Menggerakkan kursor, atau keping atau kendaraan yang dipilih
page-key-act = Memilih
page-key-other = Menandai
page-key-clear = Mengosongkan
page-key-letters = Mengisi angka, atau memilih keping atau kendaraan
page-key-views = Tampilan sebelumnya atau berikutnya
page-key-steps = Langkah sebelumnya, berikutnya, pertama, atau terakhir
page-key-tab = Berpindah ke tombol berikutnya atau mengaktifkannya
page-key-clash = Jika ada keping atau kendaraan bernama H atau C, huruf itu memilihnya. Gunakan F2 untuk petunjuk dan F4 untuk memeriksa.
page-key-pointer = Klik atau ketuk sel untuk memilihnya; klik kanan atau tekan lama untuk menandainya. Seret untuk memindahkan keping atau kendaraan, atau untuk menandai beberapa sel.

## The start page

page-continue = Lanjutkan
page-play = Main
page-more = Teka-teki lainnya
page-moves = Langkah: { $count }
page-time = Waktu
page-is-solved = Terpecahkan
page-remove = Hapus
page-remove-sure = Hapus permainan yang belum selesai ini?
page-all-games = Tampilkan semua permainan ({ $count })
page-full-sure = Teka menyimpan paling banyak 24 permainan. Jika Anda melanjutkan, permainan belum selesai yang paling lama tidak dimainkan akan dihapus: { $title }.
page-go-on = Lanjutkan
page-samples = Contoh
page-new = Teka-teki baru
page-make = Buat
page-no-generator = Teka-teki jenis ini tidak dapat dibuat otomatis. Buka yang sudah ada.
page-making = Sedang dibuat…
page-any = Bebas
page-seed = Seed
page-seed-about = Seed yang sama menghasilkan teka-teki yang sama.

## Errors in forms: what is wrong, then what to enter

page-field-empty = { $field } masih kosong.
page-field-wrong = { $field } tidak valid.
page-field-range = Isi dengan bilangan bulat dari { $min } sampai { $max }.
page-field-rate = Isi dengan persentase, misalnya 10, 10%, atau 0.1.

## Opening puzzles

page-load-title = Buka teka-teki atau permainan
page-load-about = Tempelkan teks atau tautan, pilih berkas, atau seret berkas ke sini. Formatnya dikenali secara otomatis.
page-text = Teks
page-open-it = Buka
page-file = Pilih berkas…
page-family = Jenis teka-teki
page-family-any = Kenali otomatis
page-which = Teka-teki
page-lenient = Abaikan ketidaksesuaian kecil
page-lenient-effect = Jika diabaikan, { $what }.
page-too-large = Berkas atau teks ini terlalu besar untuk sebuah teka-teki. Pilih atau tempelkan teka-tekinya saja.
page-not-text = Ini bukan berkas teks. Pilih berkas teks UTF-8.
page-line = Baris { $line }

## The workspace

page-board = Papan
page-views = Tampilan
page-actions = Tindakan
page-explain = Jelaskan
page-solve = Pecahkan
page-compare = Bandingkan
page-share = Bagikan
page-undo = Urungkan
page-redo = Ulangi
page-reset = Mulai lagi
page-reset-sure = Urungkan semua langkah dan mulai lagi?
page-reset-done = Semua langkah telah diurungkan.
page-reset-undo = Kembalikan langkah
page-check = Periksa
page-hint = Petunjuk

## Playing

page-play-about = Anda juga dapat memakai tombol panah, Enter, dan Backspace. Tekan ? untuk melihat semua pintasan papan ketik.
page-solved = Terpecahkan!
page-another = Teka-teki baru
page-broken = Ada kesalahan.
page-no-mistake = Sejauh ini tidak ada aturan yang dilanggar.
page-back = Di mana letak kesalahan saya?
page-back-right = Langkah Anda tidak salah: teka-teki ini masih dapat dipecahkan.
page-back-never = Teka-teki ini memang tidak memiliki solusi.
page-back-done = { $count } langkah diurungkan. Ini posisi terakhir yang masih dapat dipecahkan.
page-back-done-one = 1 langkah diurungkan. Ini posisi terakhir yang masih dapat dipecahkan.
page-go-back = Urungkan langkah ini
page-thinking = Sedang diproses…
page-last-cost = Langkah terakhir Anda memperpanjang solusi sebanyak { $count } langkah.
page-last-cost-one = Langkah terakhir Anda memperpanjang solusi sebanyak 1 langkah.
page-why = Mengapa?
page-what-follows = Tampilkan langkahnya
page-make-move = Lakukan
page-dismiss = Tutup
page-rung-where = Di mana
page-rung-why = Mengapa
page-rung-move = Langkah
page-move-shown = Langkahnya ditampilkan di papan.
page-outlook-searching = Memeriksa apakah teka-teki ini masih dapat dipecahkan…
page-outlook-open = Teka-teki ini masih dapat dipecahkan.
page-outlook-lost = Namun, teka-teki ini tidak dapat dipecahkan dari posisi ini.
page-outlook-unknown = Belum diketahui apakah teka-teki ini masih dapat dipecahkan: pencariannya dihentikan.
page-go-back-solvable = Kembali ke posisi terakhir yang dapat dipecahkan
page-best = terpendek: { $count }
page-aids = Pengaturan
page-aid-mistakes = Langsung tampilkan kesalahan
page-aid-clock = Tampilkan waktu
page-aid-motion = Animasikan langkah
page-aid-best = Bandingkan dengan solusi terpendek

## Explaining

page-step = Langkah
page-step-back = Langkah sebelumnya
page-step-on = Langkah berikutnya
page-end = Akhir
page-grade = Tingkat kesulitan: { $grade }.
page-explain-solved = Teka-teki ini dapat dipecahkan dengan aturan saja.
page-explain-stuck = Tidak ada aturan yang menghasilkan langkah berikutnya. Mungkin teka-teki ini memiliki beberapa solusi.
page-unsolvable = Tidak ada solusi.

## Solving

page-method = Metode
page-usual = Otomatis (disarankan)
page-usual-about = Memakai metode yang paling cocok untuk teka-teki ini.
page-parameters = Parameter
page-speed = Kecepatan
page-stop = Hentikan
page-stopped = Dihentikan.
page-working = Sedang berjalan…
page-count = Hitungan
page-rate = { $counted } per detik
page-share-done = Kemajuan
page-found = Solusi ditemukan.
page-proven-shortest = Tidak ada solusi yang lebih pendek.
page-move = Langkah
page-animate = Putar atau jeda
page-to-start = Ke awal
page-to-end = Ke akhir
page-full-speed = Kecepatan penuh
page-a-second = Paling banyak { $count } simpul/dtk
page-pause = Jeda
page-paused = Dijeda.
page-one-step = Satu langkah
page-depth = Kedalaman
page-cost = Terbaik sejauh ini (biaya)
page-only-one = Ini satu-satunya solusi.
page-no-solution = Terbukti: tidak ada solusi.
page-gave-up-why = Tidak ada jawaban: { $reason }.
page-not-known = Belum diketahui apakah ada solusi.
page-save-text = Unduh teks
page-take = Pakai posisi ini
page-take-sure = Pakai posisi ini? Langkah Anda akan hilang.

## Comparing

page-methods = Metode
page-add = Tambahkan
page-variant = Tambahkan metode dengan parameter lain
page-run = Jalankan
page-csv = Unduh CSV
page-compare-about = Skalanya logaritmik: setiap bagian berarti 10 kali lipat.
page-compare-done = Semua metode sudah selesai.
page-contradiction = Dua metode sama-sama membuktikan jawabannya, tetapi kedua jawaban itu bertentangan. Ini bug di Teka; mohon dilaporkan.
page-proven = Terbukti
page-not-shortest = Belum tentu terpendek
page-gave-up = Tidak ada jawaban: { $reason }
page-run-stopped = Dihentikan
page-run-unsolvable = Tidak ada solusi
page-not-run = Tidak dijalankan
page-together = Jalankan bersamaan
page-together-about = Metode yang berjalan bersamaan saling memperlambat. Untuk waktu yang akurat, jalankan satu per satu.
page-waiting = Menunggu
page-bars = Batang menunjukkan

## Sharing

page-link = Tautan
page-link-label = Tautan ke permainan ini
page-link-about = Tautan ini memuat seluruh permainan. Tidak ada yang disimpan di server.
page-bad-link = Tautan ini tidak memuat permainan yang lengkap. Mungkin sebagian tautan terpotong.
page-copy = Salin
page-copied = Tersalin
page-pictures = Gambar
page-pictures-about = GIF menampilkan permainan dari awal, langkah demi langkah.
page-as-text = Teks
page-format = Format
page-whole-game = Seluruh permainan beserta langkahnya
page-download = Unduh
page-paper = Cetak
page-with-solution = Sertakan solusi
page-print = Cetak…
page-print-unsolved = Solusi tidak ditemukan dalam batas waktu. Hanya teka-tekinya yang dicetak.
page-turn-solid = Putar tampilan
page-turn-left = Putar ke kiri
page-turn-right = Putar ke kanan
page-tilt-up = Miringkan ke atas
page-tilt-down = Miringkan ke bawah
page-turn-home = Atur ulang tampilan
page-key-solid = Memutar tampilan
