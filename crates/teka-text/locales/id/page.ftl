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
page-keys-board = Pada papan
page-keys-game = Permainan
page-keys-page = Halaman
page-close = Tutup
page-cancel = Batal
page-no-server = Server tidak merespons. Coba beberapa saat lagi.
page-away = Server tidak merespons. Menyambungkan kembali… Permainan Anda tidak hilang.
page-there-again = Server sudah terhubung kembali.
page-unkept = Peramban ini tidak menyimpan permainan sehingga permainan Anda akan hilang jika jendela ditutup. Untuk menyimpannya, salin tautan di Bagikan.

## Keyboard shortcuts

page-key-arrows = Menggerakkan kursor, keping, atau kendaraan yang dipilih
page-key-act = Memilih
page-key-other = Menandai
page-key-clear = Mengosongkan sel, atau membatalkan pilihan keping atau kendaraan
page-key-cancel = Melepaskan yang dipilih
page-key-mark = Mengisi tanda pensil
page-key-left = sisa { $count }
page-key-letters = Mengisi angka, atau memilih keping atau kendaraan
page-key-views = Tampilan sebelumnya atau berikutnya
page-key-steps = Langkah sebelumnya, berikutnya, pertama, atau terakhir
page-key-tab = Berpindah ke tombol berikutnya atau mengaktifkannya
page-key-clash = Jika keping atau kendaraan bernama sama dengan huruf suatu pintasan, huruf itu memilihnya. Gunakan F2 untuk petunjuk, F4 untuk memeriksa, dan Ctrl + Z untuk mengurungkan.
page-key-pointer = Klik atau ketuk sel untuk memilihnya; klik kanan atau tekan lama untuk menandainya. Seret untuk memindahkan keping atau kendaraan, atau untuk menandai beberapa sel.

## The start page

page-continue = Lanjutkan
page-play = Mainkan
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
page-load-about = Tempelkan teks, tautan, atau URL puzz.link. Anda juga dapat memilih berkas atau menyeretnya ke sini. Format dikenali secara otomatis.
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
page-line = Baris teks { $line }

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
page-aids = Bantuan
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
page-print-unsolved = Solusi tidak ditemukan. Hanya teka-tekinya yang dicetak.
page-turn-solid = Putar tampilan
page-turn-left = Putar ke kiri
page-turn-right = Putar ke kanan
page-tilt-up = Miringkan ke atas
page-tilt-down = Miringkan ke bawah
page-turn-home = Atur ulang tampilan
page-key-solid = Memutar tampilan

## The start page, the puzzles of the day and the statistics

page-welcome = Mainkan teka-teki logika, dengan petunjuk yang menjelaskan dan algoritma yang dapat diamati.
page-custom = Sesuaikan
page-finished = Permainan selesai ({ $count })
page-explain-about = Setiap langkah sebuah teka-teki, beserta alasannya
page-watch = Amati dan bandingkan
page-watch-about = Lihat algoritma mencari solusi berdampingan
page-open-title = Buka
page-open-about = Berkas, tautan, atau teks
page-copy-link = Salin tautan
page-copy-link-about = Tautan memuat seluruh permainan
page-api-about = Gunakan Teka dari program Anda
page-today = Teka-teki hari ini
page-daily = Teka-teki harian
page-daily-about = Setiap hari memiliki teka-tekinya sendiri, sama untuk semua pemain. Rentetan menghitung hari berturut-turut dengan teka-teki yang diselesaikan pada harinya.
page-month-before = Bulan sebelumnya
page-month-after = Bulan berikutnya
page-streak = Rentetan hari
page-streak-days = Rentetan { $count } hari
page-streak-days-one = Rentetan 1 hari
page-statistics = Statistik
page-statistics-about = Teka-teki selesai, waktu, dan rentetan
page-nothing-solved = Belum ada teka-teki yang diselesaikan.
page-level = Tingkat
page-all-levels = Semua
page-solved-count = Selesai
page-best-heading = Waktu terbaik
page-median = Waktu median
page-without-hints = Tanpa petunjuk
page-your-data = Data Anda
page-your-data-about = Permainan dan hasil hanya disimpan di peramban ini. Ekspor data untuk menyimpan salinan atau memakainya di perangkat lain.
page-export = Ekspor
page-import = Impor…
page-imported = Data telah diimpor.
page-import-failed = Berkas ini tidak berisi data ekspor. Pilih berkas yang diekspor oleh Teka.
page-delete-all = Hapus semua
page-delete-sure = Hapus semua permainan dan hasil di peramban ini?

## The next puzzle and the end of a game

page-next = Berikutnya
page-next-puzzle = Teka-teki berikutnya
page-elapsed = { $count } dtk
page-ready = Teka-teki Anda siap: { $title }
page-presets = Pilihan siap pakai
page-more-fields = Lainnya
page-move-count = Langkah
page-hints = Petunjuk
page-solved-alone = Selesai tanpa petunjuk
page-solved-hints = Selesai dengan { $count } petunjuk
page-solved-hints-one = Selesai dengan 1 petunjuk
page-solution-shown = Solusi ditampilkan
page-shown-about = Solusi sudah ditampilkan, jadi permainan ini tidak dihitung selesai.
page-record = Rekor pribadi: lebih cepat { $count } detik.
page-record-one = Rekor pribadi: lebih cepat 1 detik.
page-best-time = Waktu terbaik Anda { $time }.
page-share-result = Bagikan hasil
page-review = Lihat kembali
