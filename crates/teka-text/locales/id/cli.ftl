# Texts of the command line, in Indonesian.

## Headings

heading-verbs = Perintah
heading-usage = Pemakaian
heading-options = Opsi
heading-arguments = Argumen
heading-examples = Contoh

## Help: commands. Imperative, without a full stop.

help-teka = Pecahkan, periksa, jelaskan, buat, dan gambar teka-teki papan, serta bandingkan metode
help-solve = Pecahkan teka-teki
help-count = Hitung jumlah solusi teka-teki
help-merge = Jumlahkan bagian-bagian hitungan
help-check = Periksa jawaban dan tampilkan aturan yang dilanggar
help-hint = Tampilkan deduksi berikutnya
help-explain = Jelaskan setiap langkah solusi dan tentukan tingkat kesulitan teka-teki
help-survey = Analisis posisi: solusinya dan akibat setiap langkah yang mungkin
help-generate = Buat teka-teki dengan solusi yang terbukti tunggal atau terbukti terpendek
help-hunt = Cari teka-teki sulit dan simpan yang tersulit
help-draw = Gambar teka-teki atau solusinya
help-convert = Ubah teka-teki ke format lain
help-compare = Bandingkan metode dan parameter pada teka-teki yang sama
help-methods = Tampilkan daftar metode beserta jaminan dan parameternya
help-serve = Jalankan server untuk halaman web dan API HTTP
help-addr = Alamat server; jika hanya nomor port yang ditulis, dipakai 127.0.0.1
help-open = Buka halaman di peramban
help-completions = Cetak skrip pelengkapan otomatis untuk shell
help-man = Cetak halaman manual

## Help: options. Imperative or a noun, without a full stop.

help-help = Tampilkan bantuan
help-version = Tampilkan versi
help-lang = Bahasa keluaran (bawaan: sesuai locale)
help-color = Pewarnaan keluaran (bawaan: auto; mengikuti NO_COLOR dan CLICOLOR)
help-quiet = Tampilkan hasil dan kesalahan saja
help-verbose = Tampilkan rincian setiap hasil
help-puzzle = Jenis teka-teki (bawaan: dikenali dari teksnya)
help-lenient = Abaikan ketidaksesuaian kecil dalam teka-teki
help-files = Berkas berisi teka-teki; tanpa berkas atau dengan -, dibaca dari masukan standar
help-one-file = Berkas berisi satu teka-teki; tanpa berkas atau dengan -, dibaca dari masukan standar
help-merge-files = Berkas berisi keluaran JSON `teka count --part`; tanpa berkas atau dengan -, dibaca dari masukan standar
help-file = Berkas berisi satu teka-teki, atau - untuk masukan standar
help-answer = Berkas berisi jawaban, atau - untuk masukan standar
help-all = Tampilkan semua solusi
help-compare-all = Cari semua solusi dengan setiap metode, bukan hanya satu
help-solve-limit = Tampilkan paling banyak N solusi
help-count-limit = Berhenti setelah N solusi
help-part = Hitung hanya bagian ke-I dari N (I dari 1 sampai N)
help-resume = Simpan kemajuan ke FILE dan lanjutkan dari sana saat perintah dijalankan lagi (hanya untuk satu teka-teki)
help-method = Metode yang dipakai (lihat `teka methods`)
help-compare-method = Metode yang dibandingkan, dipisahkan koma (bawaan: semua)
help-set = Atur parameter metode; boleh diulang
help-survey-set = Atur parameter analisis; boleh diulang
help-generate-set = Atur parameter pembangkit (lihat `teka methods PUZZLE`); boleh diulang
help-compare-set = Isi parameter dengan satu atau beberapa nilai yang dipisahkan koma; boleh diulang
help-seed = Seed untuk pilihan acak; seed yang sama memberi hasil yang sama
help-threads = Jumlah thread (bawaan: satu per inti prosesor)
help-time-limit = Batas waktu per teka-teki, misalnya 10s, 500ms, atau 2m
help-node-limit = Batas simpul per teka-teki, misalnya 5000 atau 5M
help-memory-limit = Batas memori untuk tabel, misalnya 2G (bawaan: 4G)
help-watch = Tampilkan jalannya pencarian di terminal; jeda tampilan tidak dihitung dalam --time-limit
help-strip = Gambar semua posisi solusi secara berdampingan (.svg .png)
help-bare = Tulis hanya papan atau langkahnya ke FILE, tanpa waktu, metode, dan hitungan (.txt)
help-json = Cetak satu objek JSON per baris
help-output = Tulis ke FILE secara atomik; ekstensinya (.txt .json .svg .png .gif …) menentukan formatnya
help-theme = Tema gambar
help-rung = Kelengkapan petunjuk: letaknya saja, sampai aturannya, atau sampai langkahnya
help-after = Langkah yang sudah dilakukan, dipisahkan spasi
help-boards = Tampilkan papan sebelum setiap langkah
help-step = Tampilkan atau gambar langkah ke-K saja
help-family = Jenis teka-teki
help-methods-family = Jenis teka-teki (bawaan: semua)
help-size = Ukuran teka-teki
help-grade = Tingkat kesulitan teka-teki
help-generate-count = Jumlah teka-teki yang dibuat
help-hunt-time = Lama perburuan, misalnya 30s, 10m, atau 8h; jalankan perintah yang sama untuk melanjutkannya
help-hunt-count = Jumlah seed yang dicoba (bawaan: sampai dihentikan)
help-keep = Jumlah teka-teki yang disimpan
help-hunt-output = Tulis teka-teki ke FILE dan kemajuannya ke FILE.hunt; perburuan yang sudah ada dilanjutkan
help-to = Format keluaran
help-solved = Gambar solusinya
help-repeat = Jumlah pengujian per metode dan teka-teki; hanya hasil tercepat yang dipakai
help-csv = Cetak setiap pengujian sebagai CSV
help-shell = Shell tujuan skrip pelengkapan otomatis
help-man-verb = Perintah yang dijelaskan (bawaan: teka)

## Words before messages

error = kesalahan
warning = peringatan
help = bantuan
lenient-remedy = Dengan --lenient, { $what }.
lenient-plan = Dengan lenient = true dalam rencana, { $what }.
lenient-guided = Jika diabaikan, { $what }.

## Input and output. Errors start in lower case and have no full stop; notes are sentences.

file-missing = { $path }: berkas tidak ditemukan
file-directory = { $path } adalah folder, bukan berkas
file-no-folder = { $path }: folder tidak ditemukan
file-denied = { $path }: akses ditolak
file-too-large = { $path } lebih besar daripada 256 MB
file-other = { $path }: { $what }
not-text = masukan ini bukan teks UTF-8
not-text-help = Simpan teka-teki sebagai berkas teks UTF-8.
unknown-family = jenis teka-teki tidak dapat dikenali
unknown-family-help = Gunakan --puzzle dengan salah satu dari { $known } untuk melihat kesalahannya.
one-puzzle-wanted = { $name } seharusnya berisi tepat 1 teka-teki, tetapi ditemukan { $count }
one-file-wanted = di sini hanya diperlukan 1 berkas, tetapi diberikan { $count }
stdin-twice = teka-teki dan jawaban tidak dapat sama-sama dibaca dari masukan standar
output-is-input = keluaran akan menimpa berkas masukan { $name }; pilih berkas lain dengan -o
bad-ending = ekstensi "{ $name }" tidak didukung di sini; gunakan salah satu dari { $known }
cannot-draw = gambar tidak dapat dibuat: { $what }
written = { $path } telah ditulis.
nothing-to-draw = Tidak ada yang dapat digambar; { $path } tidak ditulis.
not-written = Tidak ada yang perlu ditulis; { $path } tidak diubah.

## Invalid options

unknown-method = metode "{ $name }" tidak dikenal untuk { $family }; metode yang tersedia: { $known }
unknown-format = format "{ $name }" tidak dikenal untuk { $family }; format yang tersedia: { $known }
named = { $name }: { $what }
unknown-verb = perintah "{ $verb }" tidak dikenal
bad-setting = "{ $text }" seharusnya berbentuk KEY=VALUE
bad-limit = nilai "{ $text }" untuk { $option } tidak valid; tulis 10s untuk waktu, 5M untuk bilangan, atau 2G untuk memori
bad-part = "{ $text }" seharusnya berbentuk I/N, dengan I dari 1 sampai N dan N paling besar { $most }
seed-unused = { $method } tidak memakai bilangan acak, jadi --seed tidak berpengaruh.
setting-unused = { $method } tidak memiliki parameter { $name }, jadi nilai yang diberikan tidak berpengaruh.
no-generator = { $family } tidak memiliki pembangkit; buka teka-teki yang sudah ada
method-only-counts = { $name } menghitung jumlah solusi tanpa menampilkan solusinya; di sini gunakan salah satu dari { $known }
only-one-puzzle = --resume memerlukan tepat 1 teka-teki, tetapi ditemukan { $count }
no-threads = thread tidak dapat dijalankan: { $what }
methods-generator = generate { $family } — membuat teka-teki baru

## Solving

no-solution = Tidak ada solusi!
only-solution = Ini satu-satunya solusi.
more-solutions = Masih ada solusi lain.
list-all = Gunakan --all untuk menampilkan semua solusi.
all-solutions = { $count ->
    [1] Ini satu-satunya solusi.
   *[other] Semuanya ada { $count } solusi.
}
search-time = Waktu pencarian: { $time } ({ $method })
proven-unsolvable = Pemeriksaan awal membuktikan bahwa tidak ada solusi: { $why }
proven-at-least = Terbukti sejauh ini: setiap solusi memerlukan sedikitnya { $moves } langkah.
shortest-proven = Terbukti: tidak ada solusi yang lebih pendek.
shortest-unproven = Mungkin ada solusi yang lebih pendek.
search-stopped = Dihentikan: { $reason }{ $found ->
    [0] {""}
   *[other] ; sejauh ini ditemukan { $found } solusi
}.
stopped = { $name }: dihentikan: { $reason }{ $found ->
    [0] {""}
   *[other] ; sejauh ini ditemukan { $found } solusi
}
detail-default = Parameter { $name }: { $value } (bawaan)
detail-parameter = Parameter { $name }: { $value } (bawaan: { $default })
detail-no-parameters = { $method } tidak memiliki parameter.
detail-bound = Batas bawah yang terbukti: setiap solusi memerlukan sedikitnya { $moves } langkah.
detail-memory = Puncak pemakaian memori tabel: { $size }
detail-speed = { $counted } per detik: { $rate }
precheck-passed = Pemeriksaan awal (mencari { $what }): lolos.
precheck-failed = Pemeriksaan awal (mencari { $what }): tidak lolos. { $why }
precheck-stopped = Pemeriksaan awal (mencari { $what }): tidak selesai dalam 1 detik.
watching = { $counted }: { $nodes }, { $time }
watch-needs-terminal = --watch memerlukan terminal pada stderr; pencarian tetap berjalan tanpa tampilan.
progress = { $done }/{ $puzzles } teka-teki. { $counted }: { $nodes } ({ $rate }/dtk)
left-seconds = sekitar { $seconds } detik lagi
left-minutes = sekitar { $minutes } menit lagi
left-hours = sekitar { $hours } jam lagi
batch-rate = { $puzzles } teka-teki dalam { $time }: { $rate } per detik.

## Counting

at-least = sedikitnya
count-stopped = { $name }: dihentikan: { $reason }
count-too-large = terlalu besar untuk ditampilkan
resume-another = { $path } milik hitungan lain (teka-teki, metode, atau bagian yang berbeda); pilih berkas lain dengan --resume, atau hapus berkas ini untuk mulai lagi
resume-damaged = { $path } rusak atau bukan berkas hitungan; pilih berkas lain dengan --resume, atau hapus berkas ini untuk mulai lagi
resume-noted = Kemajuan disimpan di { $path }. Jalankan perintah yang sama untuk melanjutkan.
merged = { $name }: { $count }
merge-line = baris { $line }: { $what }
merge-not-json = ini bukan JSON yang valid
merge-not-a-count = ini bukan hasil `teka count --json`
merge-not-a-share = ini hitungan utuh, bukan bagian; hitung dengan --part I/N
merge-not-exact = bagian ini belum selesai dihitung; hitung lagi tanpa opsi pembatas
merge-other-cut = hitungan ini dibagi menjadi { $of } bagian, tetapi hitungan pada baris sebelumnya dibagi menjadi { $before }
merge-double = bagian { $part } muncul dua kali
merge-missing = { $name }: bagian yang belum ada: { $parts }
merge-too-many = jumlahnya terlalu besar
merge-nothing = tidak ada bagian yang dapat dijumlahkan

## Checking

correct = Benar.
unfinished = Belum selesai. { $missing }
wrong = Salah:
has-solution = Teka-teki ini memiliki solusi.

## Hints and explanations

hint-solved = Teka-teki sudah terpecahkan.
hint-last-cost = Langkah terakhir Anda memperpanjang solusi sebanyak { $cost } langkah.
survey-nothing = teka-teki { $family } tidak dapat dianalisis; lihat contoh di `teka survey --help`
hint-go-back = { $count ->
    [0] Tidak ada solusi dari posisi ini.
   *[other] Tidak ada solusi dari posisi ini. Urungkan { $count } langkah terakhir.
}
hint-where = Perhatikan { $places }.
hint-where-many = Perhatikan sel-sel yang disorot.
hint-where-all = Perhatikan seluruh papan.
hint-no-rule = Tidak ada aturan yang berlaku di sini. Sebuah pencarian menemukan langkah yang menuju solusi.
hint-moves = Langkah: { $moves }
hint-move-only = Tidak ada aturan yang berlaku di sini, tetapi langkah ini benar: { $action }
explained = Terpecahkan dalam { $steps } langkah. Tingkat kesulitan: { $grade }.
explain-several = Teka-teki ini memiliki beberapa solusi sehingga tidak ada aturan yang dapat menentukan salah satunya. Penjelasan berakhir di sini.
explain-stuck = { $steps ->
    [0] Tidak ada aturan yang menghasilkan langkah pertama.
   *[other] Setelah langkah { $steps }, tidak ada aturan yang menghasilkan langkah berikutnya.
}
no-such-step = tidak ada langkah { $number }; penjelasan ini terdiri atas { $steps } langkah

## Generating and drawing

generate-stopped = Tidak ada teka-teki yang dibuat: { $reason }.
bare-ending = --bare memerlukan -o dengan nama berkas berakhiran .txt
strip-ending = --strip memerlukan -o dengan nama berkas berakhiran .svg atau .png
hunt-damaged = { $path } rusak; pilih berkas lain dengan -o, atau hapus { $path } dan berkas teka-tekinya untuk memulai perburuan baru
hunt-foreign = { $path } sudah ada dan bukan hasil perburuan; pilih berkas lain dengan -o, atau hapus berkas ini
hunt-limited = Seed yang dihentikan karena mencapai batas: { $stopped }.
hunt-goes-on = Melanjutkan dengan seed { $next }. Seed yang sudah dicoba: { $tried }.
hunt-another = { $path } milik perburuan dengan pengaturan lain; pilih berkas lain dengan -o, atau hapus { $path } dan berkas teka-tekinya untuk memulai perburuan baru
hunt-found = seed { $seed }: { $grade }, { $steps } langkah
hunt-too-short = Perburuan berhenti sebelum menyelesaikan satu seed pun. Beri waktu sedikitnya satu menit.
hunt-done = Seed yang dicoba: { $tried }. Teka-teki di { $path }: { $kept }. Jalankan perintah yang sama untuk melanjutkan.
generate-gave-up = Tidak ada teka-teki yang dibuat: tidak ada yang sesuai dengan pengaturan. Coba seed atau pengaturan lain.
generate-cut-short = Dihentikan setelah { $made } teka-teki: { $reason }.
seed-used = Seed: { $seed }
one-picture = satu gambar memuat 1 teka-teki, bukan { $count }; hilangkan --count atau tulis ke berkas teks
draw-stopped = Solusi tidak ditemukan: { $reason }.

## Comparing

compare-nothing = masukan tidak berisi teka-teki
compare-mixed = semua teka-teki harus sejenis, tetapi masukan berisi { $first } dan { $other }
compare-unknown-setting = tidak satu pun metode yang dibandingkan memiliki parameter "{ $name }"; parameter yang tersedia: { $known }
compare-contradiction = { $name }: jawaban metode-metode yang dibandingkan saling bertentangan; ini bug di Teka, mohon dilaporkan
table-method = metode
table-solved = terjawab
table-stopped = dihentikan
table-total = total
table-median = median
table-worst = terlama
table-count = hitungan
table-counted = satuan
table-stored = disimpan
table-overestimates = taksiran berlebih
table-never = tidak pernah
compare-overestimates = taksiran berlebih: seberapa sering heuristik melebihi jarak sebenarnya pada posisi yang diukur. Jika heuristik pernah melebihinya, jawabannya belum tentu terpendek.
compare-shared = Sama untuk semua metode: { $settings }
table-ratio = rasio
chart-title = Waktu untuk { $puzzles } teka-teki
chart-axis = waktu (logaritmik)

## The guided dialogue

dialogue-welcome = Teka memecahkan teka-teki papan. Tekan Enter untuk memakai nilai dalam kurung siku.
dialogue-file = Berkas teka-teki (Enter untuk keluar):
dialogue-kind = Jenis teka-teki ({ $known }; Enter untuk memilih berkas lain):
dialogue-bad-kind = "{ $text }" bukan salah satu dari { $known }.
dialogue-which = Berkas ini berisi { $count } teka-teki. Nomor teka-teki [1]:
dialogue-bad-number = Ketik nomor 1 sampai { $most }.
dialogue-lenient = Abaikan ketidaksesuaian kecil? (ya/tidak) [tidak]:
dialogue-methods = Metode:
dialogue-method = Metode (nomor atau nama) [1]:
dialogue-bad-method = "{ $text }" tidak ada dalam daftar. Ketik nomor 1 sampai { $most }, atau namanya.
dialogue-parameters = Parameter { $method }:
dialogue-parameter = { $label } ({ $values }) [{ $default }]:
dialogue-range = { $min } sampai { $max }
dialogue-rate = 0 sampai 100%, misalnya 10, 10%, atau 0.1
dialogue-live = Tampilkan jalannya pencarian? (ya/tidak) [tidak]:
dialogue-yes-or-no = Ketik ya atau tidak.
dialogue-pieces = Keping:
dialogue-solving = Mencari solusi… Tekan Ctrl-C untuk berhenti.
dialogue-save = Simpan hasilnya? (ya/tidak, atau nama berkas) [tidak]:
dialogue-save-more = Simpan berkas lain? (ya/tidak, atau nama berkas) [tidak]:
dialogue-save-name = Nama berkas ({ $known }) [{ $default }]:
dialogue-solution-name = { $stem }-solusi
dialogue-overwrite = { $name } sudah ada. Timpa? (ya/tidak) [tidak]:

## Errors in the arguments of the command

usage = { $what }; lihat --help
help-default = bawaan: { $value }
usage-unknown-argument = argumen { $argument } tidak dapat dipakai di sini
usage-not-a-choice = nilai "{ $value }" untuk { $argument } tidak valid; gunakan salah satu dari { $known }
usage-bad-value = nilai "{ $value }" untuk { $argument } tidak valid: nilainya harus berupa bilangan bulat dalam rentang yang diizinkan
usage-no-value = { $argument } memerlukan nilai
usage-missing = argumen yang belum diberikan: { $arguments }
usage-conflict = { $argument } tidak dapat dipakai bersama { $other }
usage-other = { $what }
