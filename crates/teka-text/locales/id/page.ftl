# Words of the page in Indonesian; it asks for them all at once.

## The frame

page-home = Teka, ke awal
page-skip = Ke papan
page-families = Teka-teki
page-open = Buka…
page-api = Yang dapat diminta program
page-other-language = English
page-theme = Warna
page-theme-system = seperti sistem
page-theme-light = terang
page-theme-dark = gelap
page-patterns = Pola di samping warna
page-keys = Tombol
page-close = Tutup
page-cancel = Batal
page-no-server = Server tidak menjawab. Cobalah sebentar lagi.
page-away = Server tidak menjawab. Halaman ini terus mencoba; permainan Anda tidak hilang.
page-there-again = Server sudah kembali.
page-unkept = Peramban ini tidak menyimpan permainan: permainan Anda hilang bila jendela ditutup. Di Bagikan ada tautan yang menyimpannya.

## Keys

page-key-arrows = menggerakkan kursor, atau yang dipegang
page-key-act = melakukan hal yang biasa di sana
page-key-other = melakukan hal yang lain di sana
page-key-clear = mengosongkan
page-key-letters = angka, dan nama keping
page-key-views = tampilan sebelumnya, tampilan berikutnya
page-key-steps = pada tampilan langkah: mundur, maju, ke awal, ke akhir
page-key-tab = ke tombol berikutnya; menekannya
page-key-clash = Bila ada keping bernama H atau C, huruf itu mengambil keping itu; F2 dan F4 selalu berfungsi.
page-key-pointer = Menekan suatu tempat melakukan hal yang biasa, klik kanan atau tekan lama hal yang lain; menyeret membawa keping atau melewati beberapa petak.

## The start

page-continue = Lanjutkan
page-play = Main
page-more = Lainnya…
page-moves = Langkah
page-time = Waktu
page-is-solved = Selesai
page-remove = Hapus
page-remove-sure = Hapus permainan ini? Permainan ini belum selesai.
page-all-games = Tampilkan semua permainan
page-full-sure = Ada tempat untuk 24 permainan. Yang paling lama dan belum selesai akan dihapus:
page-go-on = Lanjutkan
page-samples = Untuk memulai
page-new = Teka-teki baru
page-make = Buat
page-no-generator = Teka-teki baru jenis ini tidak dapat dibuat. Bukalah yang sudah ada.
page-making = Sedang dibuat…
page-any = apa saja
page-seed = Benih
page-seed-about = Angka yang sama membuat teka-teki yang sama.

## Forms: the label, then what is wrong with it, then what to enter

page-field-empty = masih kosong.
page-field-wrong = tidak valid.
page-field-from = Isi dengan bilangan bulat dari
page-field-to = sampai
page-field-rate = Isi dengan persentase, misalnya 10, 10%, atau 0.1.

## Loading

page-load-title = Buka teka-teki atau permainan
page-load-about = Tempelkan teks atau tautan, pilih berkas, atau letakkan di sini. Setiap format yang dikenal akan dikenali.
page-text = Teks
page-open-it = Buka
page-file = Pilih berkas…
page-family = Jenis teka-teki
page-family-any = Jenis apa saja
page-which = Teka-teki yang mana
page-lenient = Abaikan pertentangan kecil
page-too-large = Berkas ini terlalu besar untuk sebuah teka-teki.
page-not-text = Berkas ini tidak berisi teks.
page-line = Baris

## The desk

page-board = Papan
page-views = Tampilan permainan
page-actions = Tindakan
page-explain = Jelaskan
page-solve = Pecahkan
page-compare = Bandingkan
page-share = Bagikan
page-undo = Urungkan
page-redo = Ulangi
page-reset = Mulai lagi
page-reset-sure = Urungkan setiap langkah dan mulai lagi?
page-reset-done = Semua langkah dibatalkan.
page-reset-undo = Kembalikan langkahnya
page-check = Periksa
page-hint = Petunjuk

## Playing

page-play-about = Tombol panah, Enter, dan Backspace juga bisa; tombol ? menunjukkan semua tombol.
page-solved = Terpecahkan!
page-another = Satu lagi
page-broken = Ada kesalahan.
page-no-mistake = Sejauh ini tidak ada aturan yang dilanggar.
page-back = Di mana saya keliru?
page-back-right = Tidak di mana pun: dari sini masih dapat dipecahkan.
page-back-never = Tidak di mana pun: teka-teki ini sendiri tidak memiliki penyelesaian.
page-back-done = Inilah posisi terakhir yang masih dapat dipecahkan. Langkah yang diurungkan:
page-go-back = Kembali ke sana
page-thinking = Sedang berpikir…
page-last-cost = Langkah terakhir memperpanjang jalan sebanyak:
page-why = Mengapa?
page-what-follows = Apa akibatnya?
page-make-move = Lakukan
page-best = terbaik
page-aids = Kemudahan
page-aid-mistakes = Langsung tunjukkan kesalahan
page-aid-clock = Tampilkan jam
page-aid-motion = Gerakan halus
page-aid-best = Bandingkan dengan jalan terpendek

## Explaining

page-step = Tahap
page-step-back = Mundur
page-step-on = Maju
page-end = Akhir
page-grade = Tingkat
page-explain-solved = Aturan saja membawa ke penyelesaian.
page-explain-stuck = Aturan tidak membawa lebih jauh dari ini. Teka-teki dengan beberapa solusi tidak dapat dijelaskan sampai selesai.
page-unsolvable = Tidak ada penyelesaian.

## Solving

page-method = Metode
page-usual = yang biasa
page-usual-about = Metode yang paling cocok untuk teka-teki ini.
page-parameters = Parameter
page-speed = Kecepatan
page-stop = Hentikan
page-stopped = Dihentikan.
page-working = Sedang bekerja…
page-count = Hitungan
page-rate = Per detik
page-share-done = Selesai
page-found = Penyelesaian ditemukan.
page-proven-shortest = Tidak ada yang lebih pendek.
page-move = Langkah
page-animate = Putar atau jeda
page-to-start = Ke awal
page-to-end = Ke akhir
page-full-speed = kecepatan penuh
page-a-second = per detik paling banyak
page-pause = Jeda
page-paused = Dijeda.
page-one-step = Satu langkah
page-depth = Kedalaman
page-cost = Tebakan terbaik, selisih
page-only-one = Ini satu-satunya.
page-no-solution = Tidak ada penyelesaian: ini terbukti.
page-gave-up-why = Tidak ada jawaban:
page-not-known = Belum diketahui apakah ada penyelesaian.
page-save-text = Simpan sebagai teks
page-take = Pakai di permainan
page-take-sure = Pakai posisi ini? Langkah Anda sendiri akan hilang.

## Comparing

page-methods = Metode
page-add = Tambahkan
page-variant = Metode dengan parameter lain
page-run = Jalankan
page-csv = Simpan sebagai CSV
page-compare-about = Batang berskala logaritmik: setiap sepuluh kali lipat sama panjangnya.
page-compare-done = Setiap metode telah dijalankan.
page-contradiction = Dua metode yang membuktikan jawabannya saling bertentangan. Ini kesalahan program.
page-proven = terbukti
page-not-shortest = tidak selalu terpendek
page-gave-up = menyerah
page-run-stopped = dihentikan
page-not-run = tidak dijalankan
page-together = Berdampingan
page-together-about = Percobaan yang berjalan bersamaan saling memperlambat; satu per satu memberi waktu yang lebih bersih.
page-waiting = menunggu
page-bars = Batang menunjukkan

## Sharing

page-link = Tautan
page-link-label = Tautan yang memuat seluruh permainan
page-link-about = Permainan ada di dalam tautan itu sendiri; tidak ada yang disimpan di server.
page-bad-link = Tautan ini tidak memuat permainan; mungkin terpotong.
page-copy = Salin
page-copied = Tersalin
page-pictures = Gambar
page-pictures-about = GIF menampilkan permainan dari awal, langkah demi langkah.
page-as-text = Teks
page-format = Format
page-whole-game = seluruh permainan, dengan langkahnya
page-download = Simpan
page-paper = Kertas
page-with-solution = dengan penyelesaian
page-print = Cetak…
page-print-unsolved = Solusi tidak ditemukan tepat waktu; hanya teka-tekinya yang dicetak.
page-turn-solid = Putar bangun ruang
page-turn-left = Putar ke kiri
page-turn-right = Putar ke kanan
page-tilt-up = Lihat dari lebih atas
page-tilt-down = Lihat dari lebih bawah
page-turn-home = Lihat seperti semula
page-key-solid = memutar bangun ruang
