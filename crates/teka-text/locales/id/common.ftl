# Texts shared by all puzzle families, in Indonesian.

## Places. Names and numbers arrive as a list: "1 dan 2", "A, B, dan C".

list-two = { $first } dan { $last }
list-more = { $rest }, dan { $last }
place-cells = sel { $names }
place-rows = baris { $names }
place-columns = kolom { $names }
place-regions = wilayah { $names }
place-pieces = keping { $names }
place-vehicles = kendaraan { $names }
# "baris 3 kolom 5": cells in one row or column.
place-crossing = { $line } { $across }
place-layer = lapisan { $layer } { $cells }

## Parameters. These follow "kesalahan: ", so they start in lower case and have no full stop.

param-none = parameter "{ $name }" tidak dikenal; di sini tidak ada parameter
param-unknown = parameter "{ $name }" tidak dikenal; parameter yang tersedia: { $known }
param-not-a-number = { $name } harus berupa bilangan bulat, bukan "{ $text }"
param-out-of-range = { $name } harus antara { $min } dan { $max }, bukan { $number }
param-not-a-rate = { $name } harus berupa persentase bulat, misalnya 10, 10%, atau 0.1, bukan "{ $text }"
param-read-as = { $name }: { $text } dibaca sebagai { $percent }%
param-not-a-choice = { $name } harus salah satu dari { $options }, bukan "{ $text }"

## Saved games

bad-game = permainan tersimpan ini tidak lengkap atau berasal dari jenis teka-teki lain; salin atau simpan lagi seluruh permainan

## Why a search stopped before it had an answer. These follow "Dihentikan: " and similar words.

stop-time-limit = batas waktu tercapai
stop-node-limit = batas simpul tercapai
stop-memory-limit = batas memori tercapai
stop-cancelled = proses dibatalkan
stop-gave-up = metode ini menyerah, tetapi hal itu tidak membuktikan bahwa tidak ada solusi
stop-fault = metode ini memberikan jawaban yang salah; ini bug di Teka, mohon dilaporkan

## What a method guarantees

promise-shortest = menemukan solusi terpendek
promise-shortest-unless = menemukan solusi terpendek, kecuali jika heuristiknya menaksir terlalu tinggi
promise-complete = menemukan semua solusi
promise-counts = menghitung jumlah solusi tanpa menampilkan solusinya
promise-best-effort = mungkin menyerah sebelum menemukan solusi
promise-any-solution = menemukan solusi, tetapi tidak selalu yang terpendek

## The main counter of a method, and the other counters of a run

counted-cases = Banyak kasus yang ditinjau
counted-attempts = Banyak percobaan
counted-chromosomes = Banyak kromosom yang dievaluasi
counted-nodes = Banyak simpul yang dikunjungi
counter-stored = Keadaan yang disimpan
counter-tries = Peletakan yang dicoba
counter-at-least = Batas bawah (langkah)
counter-filled = Sel yang diisi berdasarkan aturan
counter-generations = Generasi
counter-best-fitness = Fitness terbaik
counter-restarts = Pencarian dimulai lagi (kali)

## Progress of a genetic algorithm. The fitness is one of the messages whose ids end in "-cost",
## "-valid" or similar.

genetic-watch = generasi { $generation }, terbaik: { $fitness }
genetic-cost = biaya { $cost }

## The line beside the board of a running search

search-watch = kedalaman { $depth }, ukuran antrean { $frontier }
search-watch-near = keadaan di sekitar jalur: { $states }
search-watch-best = biaya sejauh ini { $cost }, taksiran sisa { $estimate }, ukuran antrean { $frontier }
search-watch-bound = kedalaman { $depth }, batas { $bound }
search-watch-both = kedalaman { $forward } dari awal dan { $backward } dari tujuan, ukuran antrean { $frontier }

## The Rust library. Errors start in lower case and have no full stop.

library-at = baris teks { $line }, kolom { $column }: { $what }
library-lenient = Dengan `Reader::lenient`, { $what }.
library-undetected-help = Berikan salah satu dari { $known } ke `Reader::family` untuk melihat kesalahannya.
library-several = teks ini seharusnya berisi 1 teka-teki, tetapi ditemukan { $count }
library-several-help = Gunakan `read_all` untuk membaca semuanya.
library-another-family = seharusnya teka-teki { $wanted }, tetapi ditemukan teka-teki { $found }
library-unknown-family = jenis teka-teki "{ $name }" tidak dikenal; jenis yang tersedia: { $known }
library-unknown-language = bahasa "{ $name }" tidak dikenal; bahasa yang tersedia: { $known }
library-unsolvable = teka-teki ini tidak memiliki solusi
library-step = { $rule }. { $reason }
library-no-generator = jenis teka-teki ini tidak memiliki pembangkit

## Reading texts. These follow "kesalahan: ", so they start in lower case and have no full stop.

format-unknown = format "{ $format }" tidak dikenal; format yang tersedia: { $known }
list-unclosed = kurung atau tanda kutip ini tidak ditutup
list-unexpected = "{ $sign }" tidak seharusnya ada di dalam daftar
json-unclosed = kurung, tanda kutip, atau komentar ini tidak ditutup
json-unclosed-help = Tambahkan kurung tutup atau tanda kutip penutup, atau */ di akhir komentar.
json-incomplete = JSON ini terpotong sebelum lengkap
json-unexpected = "{ $text }" tidak seharusnya ada di bagian JSON ini
json-help = Periksa tanda kutip, koma, dan titik dua di sekitar posisi ini. Apit nama dan string dengan tanda kutip ganda.
json-more = ada nilai lain setelah JSON teka-teki
json-more-help = Tulis setiap teka-teki pada baris teks tersendiri, atau hapus semua yang ada setelah teka-teki pertama.
json-too-deep = JSON ini bersarang terlalu dalam
json-too-deep-help = Tempelkan teka-teki atau jawabannya saja, tanpa teks di sekitarnya.
json-too-long = JSON ini lebih panjang daripada { $most } byte
url-other-puzzle = URL { $site } ini berisi teka-teki yang tidak dapat dibaca di sini ({ $puzzle })
url-other-site = URL { $site } ini tidak berisi teka-teki yang dapat dibaca Teka
url-file = Teka tidak dapat membaca berkas { $site } ini ({ $puzzle })
url-help = Teka hanya membaca URL puzz.link untuk teka-teki Star Battle dengan 1 bintang, dan hanya sebagai teka-teki Queens. Tempelkan teka-teki lain yang didukung sebagai teks.

## Levels of difficulty, numbers of puzzles and the puzzle of the day. Errors start in lower case and
## have no full stop.

level-easy = Mudah
level-medium = Sedang
level-hard = Sulit
level-expert = Ahli
board-size = { $rows }×{ $columns }
level-none = { $family } tidak memiliki tingkat kesulitan; kirim parameter pembangkit
level-unknown = { $family } tidak memiliki tingkat "{ $level }"; tingkat yang tersedia: { $known }
level-other-version = teka-teki { $number } berasal dari pembangkit versi { $version }, sedangkan ini versi { $current }; buka teks teka-tekinya
daily-none = { $family } tidak memiliki teka-teki harian pada tingkat "{ $level }"; tingkat yang tersedia: { $known }
date-form = "{ $text }" bukan tanggal; tulis misalnya 2026-11-18
date-unreal = tanggal { $text } tidak ada dalam kalender
date-year = tidak ada teka-teki harian untuk { $text }; tahun yang tersedia: { $first } sampai { $last }
