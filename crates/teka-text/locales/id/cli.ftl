# Kata-kata baris perintah, dalam Bahasa Indonesia.

## Headings

heading-verbs = Perintah
heading-usage = Pemakaian
heading-options = Opsi
heading-arguments = Argumen
heading-examples = Contoh

## Help: verbs

help-teka = Pecahkan, periksa, jelaskan, buat, gambar, dan bandingkan teka-teki papan.
help-solve = Pecahkan teka-teki
help-count = Hitung banyaknya solusi teka-teki
help-merge = Jumlahkan JSON dari bagian-bagian hitungan
help-check = Periksa jawaban: aturan mana yang dilanggar, dan di mana
help-hint = Berikan deduksi berikutnya
help-explain = Jelaskan setiap langkah sampai solusi, dan nilai tingkat kesulitannya
help-survey = Periksa semua yang dapat menyusul dari suatu posisi: seberapa jauh, dan kerugian tiap gerakan
help-generate = Buat teka-teki baru, masing-masing terbukti punya satu solusi, atau jalan terpendek sepanjang yang diminta
help-hunt = Cari teka-teki sulit sampai dihentikan, dan simpan yang tersulit
help-draw = Gambar teka-teki atau solusinya
help-convert = Tulis teka-teki dalam format lain
help-compare = Bandingkan algoritma dan parameternya pada teka-teki yang sama
help-methods = Daftar algoritma, jaminan, dan parameternya
help-serve = Sajikan halaman dan API HTTP
help-addr = Alamat untuk mendengarkan; porta saja berarti di mesin ini
help-open = Buka halaman di peramban
help-completions = Cetak pelengkap otomatis untuk shell
help-man = Cetak halaman manual

## Help: options

help-help = Tampilkan bantuan ini
help-version = Tampilkan versi
help-lang = Bahasa untuk semua teks (bawaan: mengikuti locale)
help-color = Warna pada keluaran standar (auto bila tidak disebut; NO_COLOR dan CLICOLOR dipatuhi)
help-quiet = Cetak hasil dan kesalahan saja
help-verbose = Ceritakan lebih banyak tentang asal setiap hasil
help-puzzle = Jenis teka-teki (bawaan: dikenali dari teksnya)
help-lenient = Abaikan pertentangan dalam teka-teki selama maksudnya tetap jelas
help-files = Berkas berisi teka-teki; - atau kosong berarti masukan standar
help-one-file = Berkas berisi satu teka-teki; - atau kosong berarti masukan standar
help-merge-files = Berkas berisi JSON bagian hitungan; - atau kosong berarti masukan standar
help-file = Berkas berisi satu teka-teki; - berarti masukan standar
help-answer = Berkas berisi jawaban; - berarti masukan standar
help-all = Tampilkan semua solusi
help-compare-all = Setiap algoritma mencari semua solusi, bukan hanya yang pertama
help-solve-limit = Tampilkan paling banyak N solusi
help-count-limit = Berhenti setelah N solusi
help-part = Hitung hanya bagian ke-I dari N bagian pekerjaan, I dari 1 sampai N
help-resume = Catat hasil hitungan di FILE, dan lanjutkan dari sana lain kali (satu teka-teki)
help-method = Algoritma (lihat `teka methods`)
help-compare-method = Algoritma, dipisahkan koma (bawaan: semua)
help-set = Atur parameter algoritma atau pembuat teka-teki; boleh diulang
help-survey-set = Atur parameter pemeriksaan; boleh diulang
help-generate-set = Atur parameter pembuat teka-teki (lihat `teka methods PUZZLE`); boleh diulang
help-compare-set = Atur parameter ke satu atau beberapa nilai, dipisahkan koma; boleh diulang
help-seed = Benih semua hal acak: benih yang sama memberi hasil yang sama
help-threads = Banyaknya utas (bawaan: satu per inti)
help-time-limit = Berhenti setelah waktu ini untuk setiap teka-teki, misalnya 10s, 500ms, atau 2m
help-node-limit = Berhenti setelah sekian simpul untuk setiap teka-teki, misalnya 5000 atau 5M
help-memory-limit = Berhenti sebelum tabel memakan lebih dari ini, misalnya 2G (bawaan: 4G)
help-watch = Gambar ulang pencarian di terminal selama berjalan; --time-limit hanya menghitung pencarian, bukan jeda untuk menampilkannya
help-strip = Gambar semua posisi solusi berdampingan (.svg .png)
help-bare = Tulis hanya papan atau langkah ke FILE, tanpa waktu, algoritma, dan hitungan (.txt)
help-json = Cetak satu objek JSON per baris untuk setiap teka-teki
help-output = Tulis ke FILE, utuh atau tidak sama sekali; akhirannya (.txt .json .svg .png .gif …) menentukan isinya
help-theme = Tampilan gambar
help-rung = Seberapa banyak yang diberitahukan: di mana melihat, aturan mana, atau langkahnya juga
help-after = Langkah yang sudah dilakukan, dipisahkan spasi
help-boards = Tampilkan papan sebelum setiap langkah
help-step = Tampilkan atau gambar hanya langkah K
help-family = Jenis teka-teki
help-methods-family = Jenis teka-teki (bawaan: semua)
help-size = Ukuran teka-teki
help-grade = Tingkat kesulitan yang diinginkan
help-generate-count = Banyaknya teka-teki
help-hunt-time = Hentikan perburuan setelah waktu ini (30s, 10m, 8h); perintah yang sama melanjutkannya nanti
help-hunt-count = Banyaknya benih yang dicoba (bawaan: sampai dihentikan)
help-keep = Banyaknya teka-teki yang disimpan
help-hunt-output = Tulis teka-teki ke FILE dan keadaan perburuan ke FILE.hunt; perburuan yang sudah ada dilanjutkan
help-to = Format yang ditulis
help-solved = Gambar solusinya
help-repeat = Berapa kali setiap algoritma memecahkan setiap teka-teki; yang tercepat yang dihitung
help-csv = Cetak setiap percobaan sebagai nilai yang dipisahkan koma
help-shell = Shell
help-man-verb = Perintah (bawaan: teka sendiri)

## Words before messages

error = kesalahan
warning = peringatan
help = bantuan
lenient-remedy = Dengan --lenient, { $what }.
lenient-plan = Dengan lenient = true dalam rencana, { $what }.
lenient-guided = Jika diabaikan, { $what }.

## Inputs and outputs

file-missing = { $path }: berkas tidak ada
file-directory = { $path } adalah direktori; sebutkan berkas di dalamnya
file-no-folder = { $path }: folder tidak ada
file-denied = { $path }: tidak diizinkan oleh sistem
file-too-large = { $path } lebih besar dari 256 MB
file-other = { $path }: { $what }
not-text = ini bukan teks
not-text-help = teka-teki dibaca dari berkas teks UTF-8
unknown-family = ini tidak mirip jenis teka-teki mana pun yang dikenal
unknown-family-help = sebutkan jenisnya dengan --puzzle untuk melihat kesalahannya; yang dikenal: { $known }
one-puzzle-wanted = { $name } berisi { $count } teka-teki; di sini perlu berkas dengan tepat satu teka-teki
one-file-wanted = di sini perlu satu berkas, bukan { $count }
stdin-twice = teka-teki dan jawaban tidak bisa keduanya dari masukan standar
output-is-input = { $name } adalah masukan dan akan tertimpa oleh keluaran. Pilih nama lain dengan -o.
bad-ending = akhiran "{ $name }" tidak cocok di sini; pakai salah satu dari { $known }
cannot-draw = gambar tidak dapat dibuat: { $what }
written = { $path } telah ditulis.
nothing-to-draw = Tidak ada solusi untuk digambar; { $path } tidak ditulis.
not-written = Tidak ada yang perlu ditulis; { $path } dibiarkan apa adanya.

## Options that make no sense

unknown-method = "{ $name }" bukan algoritma untuk { $family }; yang ada: { $known }
unknown-format = "{ $name }" bukan format untuk { $family }; yang ada: { $known }
named = { $name }: { $what }
unknown-verb = "{ $verb }" bukan perintah
bad-setting = "{ $text }" seharusnya berbentuk KEY=VALUE
bad-limit = { $option } tidak mengerti "{ $text }"; tulis misalnya 10s untuk waktu, 5M untuk bilangan, 2G untuk memori
bad-part = "{ $text }" seharusnya berbentuk I/N, dengan I dari 1 sampai N dan N paling besar { $most }
seed-unused = { $method } tidak memakai keacakan; --seed tidak mengubah apa pun.
setting-unused = { $method } tidak memiliki parameter { $name }; mengaturnya tidak mengubah apa pun.
no-generator = { $family } tidak punya pembangkit teka-teki; bukalah teka-teki yang sudah ada
method-only-counts = { $name } menghitung solusi tanpa menampilkannya; di sini pakai salah satu dari { $known }
only-one-puzzle = --resume hanya untuk satu teka-teki, padahal ada { $count }
no-threads = utas tidak dapat dijalankan: { $what }
methods-generator = generate { $family } — teka-teki baru

## Solving

no-solution = Tidak ada solusi!
only-solution = Ini satu-satunya solusi.
more-solutions = Masih ada solusi lain.
list-all = Gunakan --all untuk menampilkan semua solusi.
all-solutions = Itulah semua solusi: { $count }.
search-time = Waktu pencarian: { $time } ({ $method })
proven-unsolvable = Pemeriksaan tanpa pencarian menunjukkan bahwa tidak ada solusi: { $why }
proven-at-least = Terbukti sejauh ini: setiap solusi memerlukan sedikitnya { $moves } gerakan.
shortest-proven = Terbukti: tidak ada jalan dengan gerakan lebih sedikit.
shortest-unproven = Tidak terbukti sebagai jalan terpendek.
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
detail-bound = Batas bawah yang terbukti: setiap solusi memerlukan sedikitnya { $moves } gerakan.
detail-memory = Memori puncak yang dipakai tabel: { $size }
detail-speed = { $counted } per detik: { $rate }
precheck-passed = Pemeriksaan awal ({ $what }): tidak ditemukan.
precheck-failed = Pemeriksaan awal ({ $what }): { $why }
precheck-stopped = Pemeriksaan awal ({ $what }): tidak selesai dalam satu detik.
watching = { $counted }: { $nodes }, { $time }
watch-needs-terminal = --watch memerlukan terminal pada keluaran galat standar; pencarian berjalan tanpa ditonton.
progress = { $done }/{ $puzzles } teka-teki. { $counted }: { $nodes } ({ $rate }/dtk)
left-seconds = kira-kira { $seconds } dtk lagi
left-minutes = kira-kira { $minutes } mnt lagi
left-hours = kira-kira { $hours } jam lagi
batch-rate = { $puzzles } teka-teki dalam { $time }: { $rate } per detik.

## Counting

at-least = sedikitnya
count-stopped = { $name }: dihentikan: { $reason }
count-too-large = lebih besar daripada yang dapat ditulis
resume-another = { $path } milik hitungan teka-teki lain, dengan algoritma lain, atau dengan pembagian lain. Pilih berkas lain dengan --resume, atau hapus untuk mulai baru.
resume-damaged = { $path } bukan berkas hitungan, atau rusak. Pilih berkas lain dengan --resume, atau hapus untuk mulai baru.
resume-noted = Hasil hitungan dicatat di { $path }; perintah yang sama melanjutkan dari sana.
merged = { $name }: { $count }
merge-line = baris { $line }: { $what }
merge-not-json = ini bukan JSON
merge-not-a-count = ini bukan hasil "count --json"
merge-not-a-share = ini bukan bagian; hitunglah dengan --part I/N
merge-not-exact = bagian ini tidak dihitung sampai selesai
merge-other-cut = ini bagian dari { $of }, padahal yang lain dari { $before }
merge-double = bagian { $part } ada dua kali
merge-missing = { $name }: bagian yang kurang: { $parts }
merge-too-many = solusinya lebih banyak daripada yang dapat dihitung
merge-nothing = tidak ada bagian untuk dijumlahkan

## Checking

correct = Benar.
unfinished = Belum selesai. { $missing }
wrong = Salah:
has-solution = Teka-teki ini mempunyai solusi.

## Hints and explanations

hint-solved = Sudah terpecahkan: tidak ada lagi yang perlu dilakukan.
hint-last-cost = Gerakan terakhir membuat jalan lebih panjang { $cost } gerakan.
survey-nothing = Tidak ada yang dapat diperiksa pada { $family }.
hint-go-back = { $count ->
    [0] Dari sini tidak ada solusi.
   *[other] Dari sini tidak ada solusi: batalkan { $count } langkah terakhir.
}
hint-where = Perhatikan { $places }.
hint-moves = Langkah: { $moves }
hint-move-only = Tidak ada aturan yang membantu, tetapi langkah ini benar: { $action }
explained = Terpecahkan dalam { $steps } langkah. Tingkat: { $grade }.
explain-several = Ada beberapa solusi, jadi tidak ada aturan yang dapat memilih; sejauh inilah aturan membawa.
explain-stuck = { $steps ->
    [0] Tidak ada aturan yang menemukan langkah pertama.
   *[other] Setelah { $steps } langkah tidak ada aturan yang menemukan langkah lagi.
}
no-such-step = tidak ada langkah { $number }; penjelasannya terdiri atas { $steps } langkah

## Generating and drawing

generate-stopped = Tidak ada teka-teki yang dibuat: { $reason }.
bare-ending = --bare memerlukan -o dengan nama yang berakhiran .txt.
strip-ending = --strip memerlukan -o dengan nama yang berakhiran .svg atau .png.
hunt-damaged = { $path } rusak: bukan keadaan perburuan. Hapus untuk mulai baru.
hunt-foreign = { $path } sudah ada dan bukan milik perburuan. Pilih berkas lain dengan -o, atau hapus.
hunt-limited = Benih yang dihentikan oleh batas: { $stopped }.
hunt-goes-on = Perburuan dilanjutkan dengan benih { $next }; benih yang sudah dicoba: { $tried }.
hunt-another = { $path } milik perburuan teka-teki lain. Pilih berkas lain dengan -o, atau hapus untuk mulai baru.
hunt-found = benih { $seed }: { $grade }, { $steps } langkah
hunt-too-short = Waktunya tidak cukup bahkan untuk satu benih. Beri satu menit, atau berjam-jam.
hunt-done = Benih yang dicoba: { $tried }; teka-teki di { $path }: { $kept }. Perintah yang sama melanjutkan dari sini.
generate-gave-up = Tidak ada teka-teki yang dibuat: yang diminta tidak ditemukan. Coba benih lain, atau minta lebih sedikit.
generate-cut-short = Dihentikan setelah { $made } teka-teki: { $reason }.
seed-used = Benihnya { $seed }.
one-picture = satu gambar memuat satu teka-teki, bukan { $count }; hilangkan --count atau tulis sebagai teks
draw-stopped = Solusi tidak ditemukan: { $reason }.

## Comparing

compare-nothing = tidak ada teka-teki dalam masukan
compare-mixed = semua teka-teki harus sejenis, padahal ada { $first } dan { $other }
compare-unknown-setting = tidak ada algoritma di sini yang memiliki parameter "{ $name }"
compare-contradiction = { $name }: algoritma saling bertentangan; ini kesalahan pada Teka
table-method = algoritma
table-solved = terjawab
table-stopped = terhenti
table-total = total
table-median = median
table-worst = terlama
table-count = hitungan
table-counted = satuan
table-stored = disimpan
table-overestimates = taksiran berlebih
table-never = tidak pernah
compare-overestimates = taksiran berlebih: bagian posisi terukur yang sisa gerakannya ditaksir terlalu banyak. Jika ada, jawabannya belum tentu terpendek.
compare-shared = Semuanya: { $settings }
table-ratio = rasio
chart-title = Waktu untuk { $puzzles } teka-teki
chart-axis = waktu, logaritmik

## The guided dialogue

dialogue-welcome = Teka memecahkan teka-teki papan. Tekan Enter untuk memakai nilai dalam kurung siku.
dialogue-file = Berkas teka-teki (Enter untuk keluar):
dialogue-kind = Jenis teka-teki ({ $known }; Enter untuk memilih berkas lain):
dialogue-bad-kind = "{ $text }" bukan salah satu dari { $known }.
dialogue-which = Berkas ini berisi { $count } teka-teki. Nomor teka-teki [1]:
dialogue-bad-number = Ketik nomor 1 sampai { $most }.
dialogue-lenient = Abaikan ketidaksesuaian kecil? (ya/tidak) [tidak]:
dialogue-methods = Algoritma:
dialogue-method = Algoritma, nomor atau nama [1]:
dialogue-bad-method = "{ $text }" tidak ada dalam daftar. Ketik nomor 1 sampai { $most }, atau namanya.
dialogue-parameters = Parameter { $method }:
dialogue-parameter = { $label } ({ $values }) [{ $default }]:
dialogue-range = { $min } sampai { $max }
dialogue-rate = 0 sampai 100 %, misalnya 10, 10%, atau 0.1
dialogue-live = Tampilkan pencarian secara langsung? (ya/tidak) [tidak]:
dialogue-yes-or-no = Ketik ya atau tidak.
dialogue-pieces = Keping:
dialogue-solving = Mencari solusi… Tekan Ctrl-C untuk menghentikan pencarian.
dialogue-save = Simpan hasilnya? (ya/tidak, atau nama berkas) [tidak]:
dialogue-save-more = Simpan berkas lain? (ya/tidak, atau nama berkas) [tidak]:
dialogue-save-name = Nama berkas ({ $known }) [{ $default }]:
dialogue-solution-name = { $stem }-solusi
dialogue-overwrite = { $name } sudah ada. Ganti? (ya/tidak) [tidak]:

## What the parser of the command line finds

usage = { $what }; lihat --help
help-default = bawaan: { $value }
usage-unknown-argument = tidak ada opsi atau argumen { $argument } di sini
usage-not-a-choice = { $argument } tidak boleh "{ $value }", hanya { $known }
usage-bad-value = { $argument } tidak boleh "{ $value }"
usage-no-value = { $argument } memerlukan nilai
usage-missing = belum ada: { $arguments }
usage-conflict = { $argument } tidak dapat dipakai bersama { $other }
usage-other = { $what }
