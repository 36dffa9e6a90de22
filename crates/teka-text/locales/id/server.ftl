# Kata-kata server dan halaman, dalam Bahasa Indonesia.

## Yang dikatakan tentang permintaan yang tidak dapat dijawab

server-bad-json = permintaan ini bukan objek JSON: { $what }
server-not-json = permintaan harus berupa JSON, dengan "Content-Type: application/json"
server-missing = "{ $name }" tidak ada
server-not-text = "{ $name }" harus berupa teks
server-not-flag = "{ $name }" harus true atau false
server-not-number = "{ $name }" harus bilangan bulat dari { $min } sampai { $max }
server-not-list = "{ $name }" harus berupa daftar
server-not-settings = "{ $name }" harus berupa objek nama dengan teks atau bilangan
server-not-choice = "{ $name }" harus salah satu dari { $known }
server-bad-action = tindakan ini tidak dikenal; yang ada: { $known }
server-bad-place = "{ $text }" bukan tempat; sel ditulis r3c5, keping "piece B"
server-no-entry = teks ini berisi { $count } teka-teki, tidak ada yang bernomor { $entry }
server-no-puzzle = tidak ada teka-teki dalam teks ini
server-body-too-large = permintaan lebih besar dari { $most } bita
server-body-too-slow = permintaan terlalu lama tiba
server-board-too-large = papan ini punya { $rows } baris dan { $columns } kolom; paling banyak { $most }
server-too-many-moves = permainan ini punya { $count } langkah; paling banyak { $most }
server-too-many-runs = { $count } percobaan diminta; paling banyak { $most }
server-no-run = tidak ada pencarian bernama ini yang berjalan, atau sudah berakhir
server-run-taken = pencarian lain sudah memakai nama ini
server-run-too-long = nama pencarian paling banyak { $most } bita
server-gave-way = yang lain menunggu giliran, dan pencarian ini sudah cukup lama ditonton
server-cannot-draw = gambar tidak dapat dibuat: { $what }
server-busy = server sedang sibuk; coba lagi dalam { $seconds } detik
server-too-many-requests = terlalu banyak permintaan; coba lagi dalam { $seconds } detik
server-other-page = permintaan ini dikirim oleh halaman dari host lain; hanya halaman Teka sendiri yang boleh
server-other-host = permintaan ini menyebut host yang bukan mesin ini; pakailah localhost atau alamat berupa angka
server-not-found = tidak ada apa-apa di sini
server-wrong-method = ini diminta dengan cara lain: lihat { $page }
server-fault = ada yang salah di dalam Teka; ini kesalahan program

## Isi sebuah kotak, dibacakan setelah baris dan kolomnya

square-label = { $place }: { $what }
square-ball = lapis { $layer }, baris { $row }, kolom { $column }
square-crown = mahkota
square-cross = silang
square-given = { $what }, diberikan
square-implied = { $what }, tersirat
square-notes = catatan { $notes }
square-wall = dinding
square-empty = kosong
square-mistake = kesalahan
square-reason = alasan
square-conclusion = kesimpulan

## Perintahnya

serve-listening = Teka ada di { $address } (Ctrl-C mengakhirinya)
serve-open-to-all = siapa pun yang dapat menjangkau mesin ini dapat memakai Teka di { $address }
serve-address-taken = { $address } sudah dipakai: program lain mendengarkan di sana; pilih alamat lain dengan --addr
serve-bad-address = "{ $text }" bukan alamat; tulis seperti 127.0.0.1:8080
serve-cannot-listen = tidak dapat mendengarkan di { $address }: { $what }
serve-cannot-open = tidak ada peramban yang dapat dibuka; bukalah { $address } sendiri
server-not-made = Teka-teki seperti itu tidak ditemukan tepat waktu. Coba benih, ukuran, atau tingkat lain.

## Nama parameter seperti di formulir

param-choose = Pemilihan berikutnya
param-grade = Tingkat
param-size = Ukuran
