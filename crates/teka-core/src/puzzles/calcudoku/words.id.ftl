# Indonesian messages for Calcudoku. Places (rows, columns, cells) are passed as text, such as
# "baris 3 kolom 5" or "baris 1 dan 2".

## The family

calcudoku-title = Calcudoku
calcudoku-goal = Isi papan sehingga tidak ada angka yang berulang dalam satu baris atau kolom. Angka-angka dalam setiap cage harus menghasilkan targetnya dengan operator cage tersebut.
calcudoku-precheck = sel atau cage yang tidak dapat diisi
calcudoku-hands = Klik atau ketuk sel, lalu ketik angka atau ketuk tombolnya. Angka yang boleh dipakai adalah 1 sampai ukuran papan. Aktifkan Pensil untuk menulis tanda pensil.

## Formats: descriptions that follow the name of the format

calcudoku-format-text = ukuran dan jumlah cage, baris-baris nomor cage, lalu satu target per cage
calcudoku-format-keen = satu baris teks berisi ID permainan Keen, misalnya 6dh:_aa…,m6a16…
calcudoku-format-letters = ukuran, baris-baris huruf cage, lalu satu target per cage
calcudoku-format-coordinates = ukuran, lalu satu baris teks per cage berisi target dan sel-selnya, misalnya -1 a1 a2
calcudoku-format-json = satu baris JSON dengan field "text" yang berisi teka-teki dalam format text
calcudoku-no-givens = Tidak ada format yang dapat menyimpan angka yang diberikan, jadi teka-teki ini tidak dapat ditulis.
calcudoku-too-many-letters = Teka-teki ini memiliki { $cages } cage, padahal hanya ada { $most } huruf. Gunakan format text atau coordinates.
calcudoku-keen-hidden = ID permainan tidak dapat menyembunyikan operator, padahal operator cage di { $cell } tersembunyi. Gunakan format text.
calcudoku-keen-order = Dalam ID permainan, hanya cage dua sel yang boleh memakai pengurangan atau pembagian, padahal cage di { $cell } lebih besar. Gunakan format text.
calcudoku-keen-target = Target { $target } terlalu besar untuk ID permainan. Gunakan format text.

## Mistakes in a puzzle. Messages follow "error: ", labels follow the marked text.

calcudoku-empty = teka-teki tidak ditemukan
calcudoku-empty-help = Dalam format text, tulis ukuran dan jumlah cage (4 9), satu baris nomor cage untuk setiap baris papan (1 2 3 3), lalu satu baris target untuk setiap cage (7+).
calcudoku-too-long = teks ini terlalu panjang untuk teka-teki atau jawaban; tempelkan teka-teki atau jawabannya saja
calcudoku-unsound = cage-cage ini tidak membentuk papan yang valid
calcudoku-extra-line = ada teks lain setelah teka-teki, yaitu di baris teks { $line }
calcudoku-extra-line-help = ID permainan hanya terdiri atas satu baris teks.
calcudoku-bad-size = "{ $size }" bukan ukuran papan yang valid: ukuran harus berupa bilangan dari 1 sampai { $most }
calcudoku-no-count = jumlah cage belum ditulis
calcudoku-no-count-help = Tulis setelah ukuran, misalnya { $size } 9.
calcudoku-bad-count = "{ $count }" bukan jumlah cage yang valid: papan berukuran { $size } memiliki 1 sampai { $most } cage
calcudoku-bad-head = "{ $text }" tidak seharusnya ada di sini: baris teks pertama hanya berisi ukuran dan jumlah cage
calcudoku-row-count = ada { $rows } baris, padahal ukurannya { $size }
calcudoku-missing-rows = kurang { $count } baris setelah baris teks ini
calcudoku-surplus-rows = kelebihan { $count } baris mulai dari sini
calcudoku-row-length = baris { $row } berisi { $cells } sel, padahal ukurannya { $size }
calcudoku-missing-cells = kurang { $count } sel di sini
calcudoku-surplus-cells = kelebihan { $count } sel mulai dari sini
calcudoku-cage-number = "{ $text }" bukan nomor cage yang valid: nomornya harus dari 1 sampai { $count }
calcudoku-cage-number-help = Perbaiki nomor ini atau jumlah cage di bagian awal.
calcudoku-cage-letter = "{ $sign }" bukan huruf
calcudoku-cage-letter-help = Setiap sel ditulis dengan satu huruf. Sel dengan huruf yang sama membentuk satu cage.
calcudoku-no-cage = { $cells } tidak termasuk dalam cage mana pun
calcudoku-no-cage-help = Setiap sel harus termasuk dalam tepat satu cage.
calcudoku-split-cage = cage { $cage } tidak terhubung: { $apart } tidak memiliki sisi bersama dengan { $whole }
calcudoku-split-cage-help = Sel-sel dalam satu cage harus terhubung melalui sisinya. Pindahkan sel yang terpisah ke cage lain atau jadikan cage tersendiri.
calcudoku-empty-cage = cage { $cage } tidak memiliki sel
calcudoku-empty-cage-help = Gunakan nomornya di baris-baris papan, atau hapus targetnya dan kurangi jumlah cage.
calcudoku-target-count = ada { $targets } target, padahal jumlah cage { $cages }
calcudoku-missing-targets = kurang { $count } target di sini
calcudoku-surplus-targets = kelebihan { $count } target mulai dari sini
calcudoku-targets-go-on = jumlah cage { $cages }, tetapi di sini masih ada target lain
calcudoku-bad-target = "{ $text }" bukan target yang valid
calcudoku-bad-target-help = Tulis satu target per baris teks, yaitu bilangan yang diikuti operatornya: 7+, 3-, 24*, 2/, 5= untuk cage satu sel, atau 6? untuk operator tersembunyi.
calcudoku-target-range = target { $text } lebih besar daripada { $most }, yaitu target terbesar yang mungkin
calcudoku-operator-size = operator "{ $sign }" tidak cocok untuk cage { $cage } yang terdiri atas { $count } sel
calcudoku-operator-one-help = Tulis { $target }= untuk cage satu sel.
calcudoku-operator-more-help = Gunakan +, -, *, atau / untuk cage dengan beberapa sel, atau ? untuk menyembunyikan operatornya.
calcudoku-unreachable = target { $target } pada cage { $cage } tidak dapat dicapai dengan { $count } angka
calcudoku-unreachable-help = Penulisan teka-teki ini benar, tetapi tidak ada solusinya.
calcudoku-extension = cage { $cage } memakai { $sign } dengan { $count } sel, padahal format aslinya hanya membolehkan 2 sel
calcudoku-extension-minus = dibaca sebagai angka terbesar dikurangi semua angka lainnya
calcudoku-extension-over = dibaca sebagai angka terbesar dibagi semua angka lainnya
calcudoku-no-label = harus ada huruf cage sebelum "{ $text }"
calcudoku-unknown-label = tidak ada cage { $letter }
calcudoku-label-twice = cage { $letter } sudah memiliki target
calcudoku-no-target = cage { $cage } tidak memiliki target
calcudoku-label-help = Tulis satu baris teks per cage yang berisi huruf dan targetnya, misalnya "a: 7+". Boleh juga ditulis targetnya saja, menurut urutan sel pertama setiap cage.
calcudoku-no-cells = target ini tidak memiliki sel
calcudoku-off-grid = "{ $text }" bukan sel papan ini: selnya dari a1 sampai { $last }
calcudoku-cells-help = Setiap baris teks berisi target dan sel-selnya. Sel ditulis sebagai huruf kolom dan nomor baris, misalnya -1 a1 a2.
calcudoku-cell-twice = { $cell } sudah termasuk dalam suatu cage
calcudoku-too-many-cages = ada { $count } cage, padahal papan berukuran { $size } memiliki paling banyak { $most } cage
calcudoku-parameters = "{ $text }" tidak boleh ditulis setelah ukuran dalam ID permainan
calcudoku-id-help = Contoh ID permainan: 3de:a_3aab_,s1m3a4m12, yaitu ukuran, tingkat kesulitan, titik dua, dinding, koma, dan target. Tingkat kesulitan ditulis d diikuti e, n, h, x, atau u, dan boleh ditambah m.
calcudoku-wall = "{ $sign }" bukan karakter dinding yang valid
calcudoku-many-walls = dinding terlalu banyak untuk papan berukuran { $size }
calcudoku-few-walls = dinding terlalu sedikit untuk papan berukuran { $size }
calcudoku-wall-help = Huruf menyatakan banyaknya celah sebelum dinding berikutnya (_ berarti 0, a berarti 1), dan angka mengulang huruf sebelumnya. Pastikan ID permainan disalin dengan benar.
calcudoku-no-targets = target belum ditulis: harus ada koma setelah dinding
calcudoku-keen-clue = "{ $text }" bukan target yang valid
calcudoku-keen-size = target { $text } memerlukan 2 sel, padahal cage-nya terdiri atas { $count } sel
calcudoku-keen-clue-help = Setiap target dalam ID permainan terdiri atas huruf dan bilangan. Hurufnya a untuk jumlah, s untuk selisih dua sel, m untuk hasil kali, atau d untuk hasil bagi dua sel.
calcudoku-no-text = objek ini tidak memiliki field "text"
calcudoku-no-text-help = Tulis teka-teki di dalam field "text", misalnya {"{"}"name":"a","text":"1 1\n1\n1="{"}"}.

## Mistakes in an answer

calcudoku-answer-empty = jawaban tidak ditemukan
calcudoku-answer-none = tidak ditemukan daftar bernama "grid"
calcudoku-answer-help = Tulis satu baris angka untuk setiap baris papan, daftar seperti [[1,2],[2,1]], atau langkah seperti r1c2=3.
calcudoku-number = "{ $text }" bukan angka dari 1 sampai { $size }
calcudoku-list-too-long = daftar ini terlalu panjang atau bersarang terlalu dalam untuk sebuah papan

## Playing

calcudoku-off-board = Tidak ada sel di { $cell }. Papan ini berukuran { $size } × { $size }.
calcudoku-number-range = { $number } di luar rentang. Gunakan angka dari 1 sampai { $size }.
calcudoku-select-first = Belum ada sel yang dipilih. Pilih sel, lalu masukkan angkanya.
calcudoku-given-stays = Angka di { $cell } sudah diberikan dan tidak dapat diubah.
calcudoku-no-room-for-marks = Sudah ada angka di { $cell }. Kosongkan selnya sebelum menambahkan tanda pensil.
calcudoku-bad-move = "{ $text }" bukan langkah. Tulis r3c5=7 untuk angka, r3c5=. untuk mengosongkan sel, r3c5+7 atau r3c5-7 untuk menambah atau menghapus tanda pensil, atau "marks" untuk mengisi semua tanda pensil.
calcudoku-missing = Masih ada { $count } sel kosong.
calcudoku-same-row = Angka { $number } muncul lebih dari sekali di { $row }: { $cells }.
calcudoku-same-column = Angka { $number } muncul lebih dari sekali di { $column }: { $cells }.
calcudoku-cage-target = Angka-angka dalam cage di { $cell } tidak menghasilkan targetnya, yaitu { $target }.

## Methods

calcudoku-method-propagation-title = Propagasi kendala
calcudoku-method-propagation = Menghapus kandidat yang tidak mungkin menurut baris, kolom, dan cage, lalu menebak hanya jika tidak ada lagi yang dapat dihapus. Metode tercepat.
calcudoku-method-backtracking-title = Runut-balik
calcudoku-method-backtracking = Mengisi sel dari kiri ke kanan dan dari atas ke bawah dengan mencoba angka mulai dari 1. Setiap cage diperiksa hanya setelah terisi penuh.
calcudoku-method-rules-title = Aturan logika
calcudoku-method-rules = Hanya menerapkan aturan deduksi yang biasa dipakai manusia, dengan kontradiksi sebagai pilihan terakhir. Metode ini bisa menyerah.
calcudoku-method-hybrid-genetic-title = Algoritma genetika hibrida
calcudoku-method-hybrid-genetic = Menerapkan aturan untuk mengisi sel yang sudah pasti, lalu melengkapi papan dengan algoritma genetika. Metode ini bisa menyerah.
calcudoku-method-exact-cover-title = Exact cover per cage
calcudoku-method-exact-cover = Memilih satu kombinasi untuk setiap cage sehingga setiap angka dipakai satu kali di setiap baris dan kolom. Semua kombinasi harus muat di memori.
calcudoku-exact-cover-choose = Yang ditutup berikutnya: cage atau angka yang sisa kombinasinya paling sedikit (fewest) atau yang pertama menurut urutan (first).
calcudoku-hybrid-genetic-variant = Varian yang lebih kuat dengan pencarian tabu (tabu) atau algoritma dari mata kuliah (course).
calcudoku-hybrid-genetic-population = Jumlah papan dalam populasi.
calcudoku-hybrid-genetic-generations = Jumlah maksimum generasi setelah generasi pertama.
calcudoku-hybrid-genetic-elitism = Persentase papan terbaik yang dipertahankan tanpa perubahan (hanya untuk course).
calcudoku-hybrid-genetic-crossover = Persentase papan yang dibentuk dari dua induk (hanya untuk course).
calcudoku-hybrid-genetic-mutation = Persentase papan yang dibentuk dengan menukar dua sel dalam satu baris (hanya untuk course).
calcudoku-hybrid-genetic-seed = Seed untuk pilihan acak. Seed yang sama memberi hasil yang sama.
calcudoku-hybrid-genetic-rules = Mengisi sel berdasarkan aturan sebelum pencarian dimulai.
calcudoku-hybrid-genetic-weights = Menambah bobot cage yang terus-menerus tidak mencapai targetnya (hanya untuk tabu).
calcudoku-hybrid-genetic-restarts = Memulai lagi dengan populasi baru jika hasil pencarian tidak lagi membaik (hanya untuk tabu).
calcudoku-hybrid-genetic-mating = Membentuk papan baru dari dua induk, bukan secara acak (hanya untuk tabu).

## Generator

calcudoku-generate-size = Jumlah baris dan kolom.
calcudoku-generate-grade = Tingkat kesulitan teka-teki. Jika tidak diisi, tingkatnya bebas.
calcudoku-generate-operators = Operator dalam teka-teki: keempatnya (all), semuanya tersembunyi (hidden), atau hanya perkalian (multiply).

## Rules: names

calcudoku-rule-clash = Angka berulang
calcudoku-rule-no-number-left = Tidak ada kandidat tersisa
calcudoku-rule-no-place-left = Tidak ada sel tersisa untuk suatu angka
calcudoku-rule-no-filling = Tidak ada kombinasi tersisa untuk suatu cage
calcudoku-rule-cage-of-one = Cage satu sel
calcudoku-rule-naked-single = Naked single
calcudoku-rule-hidden-single = Hidden single
calcudoku-rule-marks = Tanda pensil
calcudoku-rule-combinations = Kombinasi cage
calcudoku-rule-last-cell = Sel terakhir dalam cage
calcudoku-rule-by-cell = Kombinasi cage per sel
calcudoku-rule-locked = Kandidat terkunci
calcudoku-rule-naked-pair = Naked pair
calcudoku-rule-hidden-pair = Hidden pair
calcudoku-rule-naked-triple = Naked triple
calcudoku-rule-hidden-triple = Hidden triple
calcudoku-rule-naked-quadruple = Naked quadruple
calcudoku-rule-hidden-quadruple = Hidden quadruple
calcudoku-rule-large-set = Naked atau hidden set dengan lima angka atau lebih
calcudoku-rule-x-wing = X-wing
calcudoku-rule-swordfish = Swordfish
calcudoku-rule-large-fish = Jellyfish atau lebih besar
calcudoku-rule-line-sum = Innies dan outies (total baris atau kolom)
calcudoku-rule-forcing-chain = Forcing chain
calcudoku-rule-trial-simple = Kontradiksi (aturan dasar)
calcudoku-rule-trial-all = Kontradiksi (semua aturan)

## Rules: contradictions, as the end of a sentence

calcudoku-end-clash = { $line } memuat angka { $number } lebih dari sekali, yaitu di { $cells }
calcudoku-end-no-number = tidak ada kandidat tersisa untuk { $cell }
calcudoku-end-no-place = tidak ada sel tersisa di { $line } untuk angka { $number }
calcudoku-end-no-filling = tidak ada kombinasi tersisa untuk cage { $target } di { $at }

## Rules: reasons. A line is a row or a column.

calcudoku-why-end = Tidak ada solusi dari posisi ini: { $end }.
calcudoku-why-starves = { $why } Akibatnya, tidak ada kandidat tersisa untuk { $cell }, jadi tidak ada solusi dari posisi ini.
calcudoku-why-marks = Catat kandidat setiap sel kosong, yaitu angka yang belum ada di baris dan kolomnya.
    .because = Aturan-aturan membandingkan kandidat, jadi langkah berikutnya memerlukan tanda pensil.
    .then = Catat kandidat setiap sel kosong, yaitu angka yang belum ada di baris dan kolomnya.
calcudoku-why-tidy = Hapus tanda pensil untuk angka yang sudah ada di baris atau kolom yang sama.
    .because = Beberapa tanda pensil memuat angka yang sudah ada di baris atau kolom yang sama.
    .then = Hapus tanda-tanda pensil itu.
calcudoku-why-cage-of-one = Cage di { $cell } hanya terdiri atas satu sel, jadi angkanya sama dengan targetnya, yaitu { $target }.
    .because = Cage di { $cell } hanya terdiri atas satu sel, jadi angkanya sama dengan targetnya.
    .then = Isi { $cell } dengan { $target }.
calcudoku-why-naked-single = Satu-satunya kandidat yang tersisa untuk { $cell } adalah { $number }.
    .because = Hanya tersisa satu kandidat untuk { $cell }.
    .then = Isi { $cell } dengan { $number }.
calcudoku-why-hidden-single = Satu-satunya sel yang tersisa untuk angka { $number } di { $line } adalah { $cell }.
    .because = Hanya tersisa satu sel di { $line } untuk angka { $number }.
    .then = Isi { $cell } dengan { $number }.
calcudoku-why-combinations = Cage { $target } di { $at } hanya dapat memuat angka { $numbers }, jadi semua kandidat lain dihapus dari sel-selnya.
    .because = Cage { $target } di { $at } hanya dapat memuat angka { $numbers }.
    .then = Hapus semua kandidat lain dari sel-sel cage itu.
calcudoku-why-last-cell = Semua sel lain dalam cage { $target } di { $at } sudah terisi, jadi { $cell } pasti berisi { $number }.
    .because = Semua sel lain dalam cage { $target } di { $at } sudah terisi.
    .then = Isi { $cell } dengan { $number }.
calcudoku-why-by-cell = { $count ->
    [1] Tidak ada kombinasi untuk cage { $target } di { $at } yang membolehkan angka { $numbers } di { $cell }.
   *[other] Tidak ada kombinasi untuk cage { $target } di { $at } yang membolehkan salah satu angka ini di { $cell }: { $numbers }.
}
    .because = Coba setiap kombinasi untuk cage { $target } di { $at }: salah satu selnya memiliki kandidat yang tidak ada dalam kombinasi mana pun.
    .then = Hapus { $numbers } dari { $cell }.
calcudoku-why-locked = Dalam setiap kombinasi untuk cage { $target } di { $at }, angka { $number } berada di { $line }, jadi sel { $line } di luar cage itu tidak dapat berisi { $number }.
    .because = Dalam setiap kombinasi untuk cage { $target } di { $at }, angka { $number } berada di { $line }.
    .then = Hapus { $number } dari sel { $line } di luar cage itu.
calcudoku-why-naked-set = Kandidat di { $cells } hanya { $numbers }, jadi sel lain di { $line } tidak dapat berisi angka-angka itu.
    .because = Kandidat di { $cells } hanya { $numbers }, jadi sel-sel itu memakai semuanya.
    .then = Hapus { $numbers } dari sel lain di { $line }.
calcudoku-why-hidden-set = Di { $line }, angka { $numbers } hanya dapat berada di { $cells }, jadi semua kandidat lain dihapus dari sel-sel itu.
    .because = Di { $line }, angka { $numbers } hanya dapat berada di { $cells }.
    .then = Hapus semua kandidat lain dari sel-sel itu.
calcudoku-why-fish = Di { $lines }, angka { $number } hanya dapat berada di { $across }, jadi sel lain di { $across } tidak dapat berisi { $number }.
    .because = Di { $lines }, angka { $number } hanya dapat berada di { $across }.
    .then = Hapus { $number } dari sel lain di { $across }.
calcudoku-why-sum = Kurangi total { $lines } dengan nilai cage dan angka yang sudah diketahui: { $count ->
    [1] { $cells } pasti berisi { $sum }.
   *[other] jumlah angka di { $cells } pasti { $sum }. Kandidat yang tidak sesuai dengan jumlah itu dihapus.
}
    .because = Total { $lines } sudah diketahui. Kurangi dengan cage dan angka yang sudah diketahui.
    .then = { $count ->
        [1] { $cells } pasti { $sum }.
       *[other] Jumlah angka di { $cells } pasti { $sum }. Hapus kandidat yang tidak sesuai.
    }
calcudoku-why-sum-outside = Cage yang menutupi { $lines } juga mencakup { $cells }. Selisih antara total cage itu dan total { $lines } menunjukkan bahwa { $count ->
    [1] sel ini pasti berisi { $sum }.
   *[other] jumlah angka di sel-sel ini pasti { $sum }. Kandidat yang tidak sesuai dengan jumlah itu dihapus.
}
    .because = Cage yang menutupi { $lines } juga mencakup { $cells }. Bandingkan total cage itu dengan total { $lines }.
    .then = { $count ->
        [1] { $cells } pasti { $sum }.
       *[other] Jumlah angka di { $cells } pasti { $sum }. Hapus kandidat yang tidak sesuai.
    }
calcudoku-why-parity = Total { $lines } dan paritas cage yang sudah diketahui menunjukkan bahwa { $count ->
    [1] angka di { $cells } pasti { $parity ->
        [odd] ganjil
       *[even] genap
    }.
   *[other] jumlah angka di { $cells } pasti { $parity ->
        [odd] ganjil
       *[even] genap
    }. Kandidat yang tidak sesuai dihapus.
}
    .because = Bandingkan total { $lines } dengan paritas cage yang sudah diketahui.
    .then = { $count ->
        [1] Angka di { $cells } pasti { $parity ->
            [odd] ganjil
           *[even] genap
        }.
       *[other] Jumlah angka di { $cells } pasti { $parity ->
            [odd] ganjil
           *[even] genap
        }.
    } Hapus kandidat yang tidak sesuai.
calcudoku-why-chain = Jika { $first } tidak berisi { $number }, rantai { $links } sel yang masing-masing memiliki dua kandidat memaksa { $last } berisi { $number }. Salah satu dari kedua sel itu pasti berisi { $number }, jadi sel yang sebaris atau sekolom dengan masing-masing sel itu tidak dapat berisi { $number }.
    .because = Jika { $first } tidak berisi { $number }, rantai { $links } sel yang masing-masing memiliki dua kandidat memaksa { $last } berisi { $number }. Jadi, salah satu dari kedua sel itu pasti berisi { $number }.
    .then = Hapus { $number } dari setiap sel yang sebaris atau sekolom dengan masing-masing sel itu.
calcudoku-why-trial = { $steps ->
    [0] Andaikan { $cell } berisi { $number }. Akibatnya, { $end }, jadi { $cell } tidak dapat berisi { $number }.
   *[other] Andaikan { $cell } berisi { $number }. Setelah { $steps } langkah, { $end }, jadi { $cell } tidak dapat berisi { $number }.
}
    .because = Andaikan { $cell } berisi { $number }. { $steps ->
        [0] Akibatnya,
       *[other] Setelah { $steps } langkah,
    } { $end }.
    .then = Hapus { $number } dari { $cell }.

## Grades

calcudoku-grade-easy = mudah
calcudoku-grade-normal = normal
calcudoku-grade-hard = sulit
calcudoku-grade-extreme = ekstrem
calcudoku-grade-unreasonable = tidak masuk akal

## Quality of the best board of the genetic algorithm, after "best: "

calcudoku-hybrid-genetic-valid = { $percent }% sel valid
calcudoku-hybrid-genetic-faults = { $cages } cage belum mencapai target, { $doubles } angka berulang dalam kolom

## Buttons below the board

calcudoku-key-pencil = Pensil
calcudoku-key-mark-all = Tandai semua
calcudoku-key-clear = Kosongkan

## Assistance

calcudoku-aid-tidy = Hapus tanda pensil yang tidak berlaku lagi
calcudoku-aid-left = Tampilkan sisa setiap angka
calcudoku-aid-complete = Sorot baris, kolom, dan cage yang lengkap

## Screen readers

calcudoku-square-cage = cage { $target }

## Labels of parameters in forms

calcudoku-label-crossover = Kawin silang
calcudoku-label-elitism = Elitisme
calcudoku-label-generations = Generasi
calcudoku-label-mating = Gunakan kawin silang
calcudoku-label-mutation = Mutasi
calcudoku-label-operators = Operator
calcudoku-label-population = Populasi
calcudoku-label-restarts = Mulai lagi otomatis
calcudoku-label-rules = Terapkan aturan dahulu
calcudoku-label-seed = Seed
calcudoku-label-variant = Varian
calcudoku-label-weights = Bobot

## Values in the form for a new puzzle

calcudoku-option-operators-all = Keempatnya, ditampilkan
calcudoku-option-operators-hidden = Keempatnya, disembunyikan
calcudoku-option-operators-multiply = Hanya perkalian

## Title line and unfinished games

calcudoku-progress = { $done } dari { $total } sel
