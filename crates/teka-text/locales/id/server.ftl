# Texts of the server and the page, in Indonesian.

## Errors in a request. They start in lower case and have no full stop.

server-bad-json = permintaan tidak valid: { $what }
server-not-object = permintaan harus berupa objek JSON
server-not-json = permintaan harus berupa JSON dengan "Content-Type: application/json"
server-missing = "{ $name }" belum ada
server-not-text = "{ $name }" harus berupa string
server-not-flag = "{ $name }" harus true atau false
server-not-number = "{ $name }" harus berupa bilangan bulat antara { $min } dan { $max }
server-not-list = "{ $name }" harus berupa array dengan elemen yang sesuai dengan referensi API
server-not-settings = "{ $name }" harus berupa objek yang nilainya string atau bilangan
server-not-choice = "{ $name }" harus salah satu dari { $known }
server-bad-action = tindakan tidak valid; tindakan yang tersedia: { $known }
server-bad-place = "{ $text }" bukan tempat dalam permainan ini; tulis r3c5 untuk sel, "piece B" untuk keping, atau "vehicle B" untuk kendaraan
server-no-entry = tidak ada entri { $entry }; teks ini berisi { $count } teka-teki yang dinomori mulai dari 0
server-level-and-parameters = kirim tingkat atau parameter, jangan keduanya
server-no-puzzle = teks ini tidak berisi teka-teki
server-body-too-large = permintaan lebih besar daripada { $most } byte
server-body-too-slow = permintaan terlalu lama sampai ke server
server-board-too-large = papan ini memiliki { $rows } baris dan { $columns } kolom; batasnya masing-masing { $most }
server-too-many-moves = permainan ini memiliki { $count } langkah; batasnya { $most }
server-too-many-runs = perbandingan ini memuat { $count } pengujian; batasnya { $most }
server-no-run = tidak ada pencarian dengan nama ini yang sedang berjalan
server-run-taken = pencarian dengan nama ini sudah berjalan
server-run-too-long = nama pencarian lebih panjang daripada { $most } byte
server-gave-way = pencarian dihentikan karena pencarian lain menunggu giliran
server-cannot-draw = gambar tidak dapat dibuat: { $what }
server-busy = server sedang sibuk; coba lagi setelah { $seconds } detik
server-too-many-requests = terlalu banyak permintaan; coba lagi setelah { $seconds } detik
server-other-page = permintaan ini dikirim oleh halaman dari host lain; hanya halaman Teka sendiri yang boleh mengirimnya
server-other-host = nama host permintaan ini tidak diizinkan; gunakan localhost atau alamat IP
server-not-found = tidak ada apa pun di alamat ini
server-wrong-method = alamat ini tidak mendukung metode HTTP yang dipakai; lihat { $page }
server-fault = kesalahan internal; ini bug di Teka, mohon dilaporkan

## The contents of a cell, for screen readers, after its row and column

square-label = { $place }: { $what }
square-ball = lapisan { $layer }, baris { $row }, kolom { $column }
square-crown = mahkota
square-cross = silang
square-given = { $what }, diberikan
square-implied = { $what }, menurut aturan
square-notes = tanda pensil { $notes }
square-wall = dinding
square-empty = kosong
square-mistake = kesalahan
square-reason = alasan
square-conclusion = kesimpulan

## The command. Errors start in lower case and have no full stop; notes are sentences.

serve-listening = Teka berjalan di { $address } (tekan Ctrl-C untuk berhenti)
serve-open-to-all = Siapa pun yang dapat terhubung ke mesin ini dapat memakai Teka di { $address }.
serve-address-taken = { $address } sudah dipakai; pilih alamat lain dengan --addr
serve-bad-address = "{ $text }" bukan alamat yang valid; tulis misalnya 127.0.0.1:8080
serve-cannot-listen = server tidak dapat dijalankan di { $address }: { $what }
serve-cannot-open = Peramban tidak dapat dibuka. Buka { $address } secara manual.
server-solutions = Teka-teki ini memiliki { $count } solusi.
server-solutions-at-least = Teka-teki ini memiliki sedikitnya { $count } solusi.
server-not-made = Teka-teki yang sesuai tidak ditemukan. Coba seed, ukuran, atau tingkat kesulitan lain.

## Labels of parameters in forms

param-choose = Percabangan
param-grade = Tingkat kesulitan
param-size = Ukuran
