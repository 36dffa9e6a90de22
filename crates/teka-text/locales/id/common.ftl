# Kata-kata bersama untuk semua teka-teki, dalam Bahasa Indonesia.

## Tempat. Nama dan nomor sudah berupa daftar: "1 dan 2", "A, B, dan C".

list-two = { $first } dan { $last }
list-more = { $rest }, dan { $last }
place-cells = sel { $names }
place-rows = baris { $names }
place-columns = kolom { $names }
place-regions = wilayah { $names }
place-pieces = keping { $names }
# "baris 3, kolom 5": sel pada satu baris atau kolom.
place-crossing = { $line }, { $across }

## Parameter. Mengikuti awalan pesan kesalahan, jadi tanpa huruf kapital dan titik.

param-none = "{ $name }" tidak dapat diatur; di sini tidak ada yang perlu diatur
param-unknown = "{ $name }" tidak dapat diatur di sini, hanya { $known }
param-not-a-number = { $name } harus berupa bilangan bulat, bukan "{ $text }"
param-out-of-range = { $name } harus dari { $min } sampai { $max }, bukan { $number }
param-not-a-rate = { $name } harus berupa persentase bulat, ditulis 10, 10%, atau 0.1, bukan "{ $text }"
param-read-as = { $name }: { $text } dibaca sebagai { $percent } %
param-not-a-choice = { $name } harus salah satu dari { $options }, bukan "{ $text }"

## Permainan tersimpan

bad-game = ini bukan permainan tersimpan dari teka-teki ini, atau ada bagiannya yang hilang

## Alasan pencarian berhenti sebelum jawabannya diketahui. Dibaca setelah "berhenti: ".

stop-time-limit = batas waktu tercapai
stop-node-limit = batas simpul tercapai
stop-memory-limit = batas memori tercapai
stop-cancelled = pencarian dibatalkan
stop-gave-up = metode ini menyerah; ini tidak membuktikan bahwa tidak ada solusi
stop-fault = metode ini memberi jawaban yang salah; ini kesalahan Teka

## Apa yang dijanjikan sebuah algoritma

promise-shortest = menemukan solusi terpendek
promise-shortest-unless = menemukan solusi terpendek, kecuali heuristiknya menaksir berlebihan
promise-complete = menemukan semua solusi
promise-counts = menghitung semua solusi tanpa mendaftarnya
promise-best-effort = dapat menyerah tanpa solusi
promise-any-solution = menemukan solusi, tidak selalu yang terpendek

## Hitungan utama sebuah metode, dan hitungan lain dari suatu proses

counted-cases = Banyak kasus yang ditinjau
counted-attempts = Banyak percobaan
counted-chromosomes = Banyak kromosom yang dievaluasi
counted-nodes = Banyak simpul dikunjungi
counter-stored = Keadaan yang disimpan
counter-tries = Peletakan yang dicoba
counter-at-least = Batas bawah (gerakan)
counter-filled = Sel yang diisi aturan
counter-generations = Generasi
counter-best-fitness = Fitness terbaik
counter-restarts = Mulai ulang

## Kabar bagi yang menonton algoritma genetik. Kebugaran adalah salah satu kalimat
## yang berakhir dengan "-cost", "-valid", dan sejenisnya.

genetic-watch = generasi { $generation }, terbaik: { $fitness }
genetic-cost = biaya { $cost }

## Yang disampaikan di samping gambar pencarian yang sedang berjalan

search-watch = kedalaman { $depth }, { $frontier } keadaan menunggu
search-watch-near = { $states } keadaan di sekitar jalan
search-watch-best = { $cost } gerakan dibuat, perkiraan sisa { $estimate }, { $frontier } keadaan menunggu
search-watch-bound = { $depth } dari paling banyak { $bound } gerakan
search-watch-both = { $forward } gerakan dari awal, { $backward } dari akhir, { $frontier } keadaan menunggu

## Pustaka Rust. Pesan kesalahan tanpa huruf kapital di awal dan tanpa titik.

library-at = baris { $line }, kolom { $column }: { $what }
library-lenient = Dengan `Reader::lenient`, { $what }.
library-undetected-help = sebutkan jenisnya dengan `Reader::family` untuk melihat kesalahannya; yang ada: { $known }
library-several = teks ini berisi { $count } teka-teki, bukan satu
library-several-help = bacalah dengan `read_all`
library-another-family = ini teka-teki { $found }, bukan { $wanted }
library-unknown-family = "{ $name }" bukan jenis teka-teki; yang ada: { $known }
library-unknown-language = "{ $name }" bukan bahasa di Teka; yang ada: { $known }
library-unsolvable = teka-teki ini tidak punya solusi
library-step = { $rule }. { $reason }
library-no-generator = tidak ada generator untuk jenis teka-teki ini

## Teks yang dibaca. Mengikuti awalan pesan kesalahan, jadi tanpa huruf kapital dan titik.

format-unknown = Tidak ada format "{ $format }". Pilih salah satu: { $known }.
list-unclosed = yang dibuka di sini tidak pernah ditutup
list-unexpected = "{ $sign }" tidak diharapkan di dalam daftar
json-unclosed = yang dibuka di sini tidak pernah ditutup
json-unclosed-help = Tambahkan kurung tutup atau tanda kutip penutup.
json-incomplete = JSON berakhir terlalu cepat
json-unexpected = "{ $text }" tidak diharapkan di sini dalam JSON
json-help = Periksa tanda kutip, koma, dan titik dua di sekitar tempat ini. Nama dan teks ditulis di antara tanda kutip ganda.
json-more = ada nilai lain di sini setelah JSON teka-teki
json-more-help = Tulis setiap teka-teki pada barisnya sendiri, atau hapus yang mengikuti teka-teki pertama.
json-too-deep = JSON ini bersarang terlalu dalam
json-too-deep-help = Tempelkan teka-tekinya saja, tanpa yang mengelilinginya.
json-too-long = JSON ini lebih panjang dari { $most } bita
url-other-puzzle = ini URL { $site } untuk teka-teki { $puzzle }, yang tidak dibaca Teka
url-other-site = ini URL { $site }, yang tidak dibaca Teka
url-file = ini berkas { $site } untuk teka-teki { $puzzle }, yang tidak dibaca Teka
url-help = Dari URL, Teka membaca URL Star Battle dengan satu bintang di puzz.link. Selain itu, tempelkan teka-tekinya sebagai teks.
