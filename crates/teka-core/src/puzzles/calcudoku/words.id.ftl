# Kata-kata Calcudoku dalam Bahasa Indonesia. Tempat (baris, kolom, sel) sudah berupa kata.

## The family

calcudoku-title = Calcudoku
calcudoku-goal = Isi petak sehingga tidak ada angka yang muncul dua kali dalam satu baris atau kolom. Angka-angka setiap kandang menghasilkan targetnya menurut operatornya.
calcudoku-precheck = sel atau cage yang tidak dapat diisi
calcudoku-hands = Angkanya dari 1 sampai ukuran petak. Tekan satu sel lalu ketik angka, atau tekan angka di bawah papan; bila Pensil menyala, angka menjadi catatan.

## Reading and writing

calcudoku-format-text = ukuran dan banyaknya kandang, baris-baris nomor kandang, dan satu target untuk setiap kandang
calcudoku-format-keen = satu baris teks: ID permainan keen (6dh:_aa…,m6a16…)
calcudoku-format-letters = ukuran, baris-baris huruf kandang, dan satu target untuk setiap kandang
calcudoku-format-coordinates = ukuran, lalu satu baris teks berisi target dan sel untuk setiap kandang (-1 a1 a2)
calcudoku-format-json = satu baris JSON: { "{" }"text":"…"{ "}" } berisi teks yang biasa
calcudoku-no-givens = Tidak ada format yang dapat memuat angka yang sudah diberikan.
calcudoku-too-many-letters = Petak ini terdiri atas { $cages } kandang, padahal hanya ada { $most } huruf. Tulis sebagai text atau coordinates.
calcudoku-keen-hidden = ID permainan tidak dapat menyembunyikan operator, seperti pada kandang di { $cell }. Tulis petak ini sebagai text.
calcudoku-keen-order = Dalam ID permainan hanya kandang dua sel yang boleh berupa selisih atau hasil bagi, tidak seperti kandang di { $cell }. Tulis petak ini sebagai text.
calcudoku-keen-target = Target { $target } lebih besar daripada yang dapat disimpan keen. Tulis petak ini sebagai text.

calcudoku-empty = tidak ada teka-teki di sini
calcudoku-empty-help = Tulis ukuran dan banyaknya kandang (4 9), satu baris nomor kandang untuk setiap baris (1 2 3 3), lalu satu baris teks untuk target setiap kandang (7+).
calcudoku-too-long = teks ini lebih panjang daripada teka-teki atau jawaban mana pun
calcudoku-unsound = kandang-kandang ini tidak membentuk petak
calcudoku-extra-line = teka-teki sudah selesai sebelum baris teks { $line }, tetapi masih ada teks sesudahnya
calcudoku-extra-line-help = ID permainan hanya terdiri atas satu baris teks.
calcudoku-bad-size = "{ $size }" tidak dapat menjadi ukuran petak: ukuran harus berupa angka dari 1 sampai { $most }
calcudoku-no-count = banyaknya kandang belum ditulis
calcudoku-no-count-help = Tulis setelah ukuran, misalnya { $size } 9.
calcudoku-bad-count = "{ $count }" tidak dapat menjadi banyaknya kandang: petak berukuran { $size } terdiri atas 1 sampai { $most } kandang
calcudoku-bad-head = "{ $text }" tidak semestinya ada di sini: baris teks pertama berisi ukuran dan banyaknya kandang
calcudoku-row-count = ada { $rows } baris, padahal ukurannya { $size }
calcudoku-missing-rows = setelah baris teks ini masih kurang { $count } baris
calcudoku-surplus-rows = ada { $count } baris yang berlebih
calcudoku-row-length = baris { $row } berisi { $cells } sel, padahal ukurannya { $size }
calcudoku-missing-cells = di sini masih kurang { $count } sel
calcudoku-surplus-cells = mulai dari sini ada { $count } sel yang berlebih
calcudoku-cage-number = "{ $text }" bukan nomor kandang: nomor kandang dari 1 sampai { $count }
calcudoku-cage-number-help = Perbaiki nomor ini, atau banyaknya kandang di baris teks pertama.
calcudoku-cage-letter = "{ $sign }" bukan huruf
calcudoku-cage-letter-help = Setiap sel adalah satu huruf; huruf yang sama berarti kandang yang sama.
calcudoku-no-cage = { $cells } tidak termasuk kandang mana pun
calcudoku-no-cage-help = Setiap sel termasuk tepat satu kandang.
calcudoku-split-cage = kandang { $cage } terdiri atas beberapa bagian: tidak ada sisi yang menghubungkan { $apart } dengan { $whole }
calcudoku-split-cage-help = Sel-sel satu kandang terhubung melalui sisinya. Masukkan bagian yang terpisah ke kandang lain, atau jadikan kandang tersendiri.
calcudoku-empty-cage = kandang { $cage } tidak memiliki sel
calcudoku-empty-cage-help = Pakai nomornya di baris-baris petak, atau hapus targetnya dan kurangi banyaknya kandang.
calcudoku-target-count = ada { $targets } target, padahal banyaknya kandang { $cages }
calcudoku-missing-targets = di sini masih kurang { $count } target
calcudoku-surplus-targets = mulai dari sini ada { $count } target yang berlebih
calcudoku-targets-go-on = banyaknya kandang { $cages }, tetapi mulai dari sini masih ada target lain
calcudoku-bad-target = "{ $text }" bukan target
calcudoku-bad-target-help = Tulis satu target per baris teks, yaitu angka dengan operatornya: 7+, 3-, 24*, 2/, 5= untuk satu sel, atau 6? jika operatornya tersembunyi.
calcudoku-target-range = target { $text } lebih besar daripada { $most }, batas terbesar sebuah target
calcudoku-operator-size = operator "{ $sign }" tidak cocok untuk kandang { $cage } yang terdiri atas { $count } sel
calcudoku-operator-one-help = Satu sel berisi angka itu sendiri: { $target }=
calcudoku-operator-more-help = Beberapa sel memerlukan +, -, *, atau /, atau ? untuk operator tersembunyi.
calcudoku-unreachable = tidak ada { $count } angka yang dapat mencapai target { $target } pada kandang { $cage }
calcudoku-unreachable-help = Teka-teki ini dapat dibaca, tetapi tidak memiliki solusi.
calcudoku-extension = cage { $cage } memakai { $sign } pada { $count } sel; ini perluasan, karena skripsi asal format ini hanya membolehkan dua sel
calcudoku-extension-minus = dibaca sebagai angka terbesar dikurangi semua angka lainnya
calcudoku-extension-over = dibaca sebagai angka terbesar dibagi semua angka lainnya
calcudoku-no-label = "{ $text }" tidak menyebut kandang pemiliknya
calcudoku-unknown-label = tidak ada kandang { $letter }
calcudoku-label-twice = kandang { $letter } sudah memiliki target
calcudoku-no-target = kandang { $cage } tidak memiliki target
calcudoku-label-help = Tulis satu baris teks untuk setiap huruf, misalnya a: 7+, atau hanya target-target menurut urutan sel pertama kandangnya.
calcudoku-no-cells = tidak ada sel setelah target ini
calcudoku-off-grid = "{ $text }" bukan sel petak ini: sel-selnya dari a1 sampai { $last }
calcudoku-cells-help = Satu baris teks berisi target dan sel-selnya, masing-masing huruf kolom dan nomor baris, misalnya -1 a1 a2.
calcudoku-cell-twice = { $cell } sudah termasuk sebuah kandang
calcudoku-too-many-cages = ada { $count } kandang, padahal petak berukuran { $size } paling banyak terdiri atas { $most } kandang
calcudoku-parameters = "{ $text }" tidak dapat mengikuti ukuran dalam ID permainan
calcudoku-id-help = ID permainan terdiri atas ukuran dan tingkat kesulitan (d dengan e, n, h, x, atau u, mungkin m), titik dua, dinding, koma, lalu target, misalnya 3de:a_3aab_,s1m3a4m12.
calcudoku-wall = "{ $sign }" tidak dapat menyatakan dinding
calcudoku-many-walls = dinding masih berlanjut di sini, padahal petak berukuran { $size } sudah selesai
calcudoku-few-walls = dinding berakhir di sini, padahal petak berukuran { $size } belum selesai
calcudoku-wall-help = Satu huruf menghitung celah sebelum dinding berikutnya (_ tidak ada, a satu), dan angka mengulang huruf sebelumnya. Mungkin ada karakter yang hilang saat disalin.
calcudoku-no-targets = target belum ditulis: setelah dinding harus ada koma
calcudoku-keen-clue = target tidak dapat diawali dengan "{ $text }" di sini
calcudoku-keen-size = target { $text } memerlukan dua sel, padahal kandangnya terdiri atas { $count } sel
calcudoku-keen-clue-help = Target dalam ID permainan adalah a (jumlah), s (selisih dua sel), m (hasil kali), atau d (hasil bagi dua sel), masing-masing dengan angka.
calcudoku-no-text = tidak ada teks bernama "text" di sini
calcudoku-no-text-help = Teka-teki dalam JSON ditulis seperti {"{"}"name":"a","text":"1 1\n1\n1="{"}"}.

calcudoku-answer-empty = tidak ada jawaban di sini
calcudoku-answer-none = tidak ada daftar bernama "grid" di sini
calcudoku-answer-help = Jawaban adalah satu baris angka untuk setiap baris, atau daftar seperti [[1,2],[2,1]], atau langkah-langkah seperti r1c2=3.
calcudoku-number = "{ $text }" bukan angka dari 1 sampai { $size }
calcudoku-list-too-long = daftar ini lebih panjang daripada petak mana pun

## Playing

calcudoku-off-board = { $cell } berada di luar petak yang terdiri atas { $size } baris dan kolom.
calcudoku-number-range = { $number } bukan angka dari 1 sampai { $size }.
calcudoku-given-stays = Angka di { $cell } sudah diberikan dan tidak boleh diubah.
calcudoku-no-room-for-marks = Sudah ada angka di { $cell }. Kosongkan selnya dahulu, lalu tulis catatan pensil.
calcudoku-bad-move = "{ $text }" bukan langkah. Tulis r3c5=7 untuk angka, r3c5=. untuk mengosongkan sel, r3c5+7 atau r3c5-7 untuk catatan pensil, marks untuk semua catatan.
calcudoku-missing = Masih ada { $count } sel kosong.
calcudoku-same-row = Ada lebih dari satu { $number } di { $row }: { $cells }.
calcudoku-same-column = Ada lebih dari satu { $number } di { $column }: { $cells }.
calcudoku-cage-target = Kandang di { $cell } tidak mencapai targetnya { $target }.

## Methods

calcudoku-method-propagation = Mencoret angka yang tidak mungkin menurut baris, kolom, dan kandang, dan baru mencoba angka bila tidak ada lagi yang dapat disimpulkan. Menemukan semua solusi; paling cepat.
calcudoku-method-backtracking = Sel demi sel menurut urutan baca, angka mulai dari 1; kandang baru diperiksa setelah penuh. Menemukan semua solusi.
calcudoku-method-rules = Hanya aturan bernama yang dipakai manusia, dengan mencoba satu angka sebagai langkah terakhir. Bisa menyerah.
calcudoku-method-hybrid-genetic = Aturan mengisi yang sudah pasti, lalu algoritma genetik mencari sisanya. Bisa menyerah.
calcudoku-method-exact-cover = Memilih satu isian untuk setiap kandang sehingga setiap angka muncul sekali di tiap baris dan kolom. Menemukan semua solusi selama isiannya muat di memori.
calcudoku-exact-cover-choose = Yang ditentukan berikutnya: yang sisa isiannya paling sedikit, atau yang pertama menurut urutan.
calcudoku-hybrid-genetic-variant = Varian kuat dengan pencarian tabu, atau varian kuliah (course).
calcudoku-hybrid-genetic-population = Banyaknya petak yang hidup bersamaan.
calcudoku-hybrid-genetic-generations = Generasi setelah yang pertama, paling banyak.
calcudoku-hybrid-genetic-elitism = Petak terbaik yang tetap hidup, dalam persen (course).
calcudoku-hybrid-genetic-crossover = Anak dari dua induk, dalam persen (course).
calcudoku-hybrid-genetic-mutation = Petak dengan dua sel sebaris yang ditukar, dalam persen (course).
calcudoku-hybrid-genetic-seed = Benih lain, jalannya lain; benih sama, jalannya sama.
calcudoku-hybrid-genetic-rules = Apakah aturan mengisi sel lebih dahulu.
calcudoku-hybrid-genetic-weights = Apakah kandang yang belum terpenuhi makin lama makin berbobot (tabu).
calcudoku-hybrid-genetic-restarts = Apakah semuanya dimulai lagi bila tidak ada kemajuan (tabu).
calcudoku-hybrid-genetic-mating = Apakah petak baru memiliki dua induk (tabu).

## The generator

calcudoku-generate-size = Banyaknya baris dan kolom.
calcudoku-generate-grade = Tingkat kesulitan yang diinginkan.
calcudoku-generate-operators = Keempat operator, semua operator tersembunyi, atau hanya perkalian.

## Rules

calcudoku-rule-clash = Angka yang bentrok
calcudoku-rule-no-number-left = Tidak ada angka tersisa untuk sebuah sel
calcudoku-rule-no-place-left = Tidak ada sel tersisa untuk sebuah angka
calcudoku-rule-no-filling = Tidak ada cara mengisi sebuah kandang
calcudoku-rule-cage-of-one = Kandang satu sel
calcudoku-rule-naked-single = Angka tunggal pada sel
calcudoku-rule-hidden-single = Sel tunggal bagi angka
calcudoku-rule-marks = Catatan pensil
calcudoku-rule-combinations = Angka-angka kandang
calcudoku-rule-last-cell = Sel terakhir kandang
calcudoku-rule-by-cell = Angka-angka kandang, sel demi sel
calcudoku-rule-locked = Angka yang dikunci kandang pada satu garis
calcudoku-rule-naked-pair = Pasangan terbuka
calcudoku-rule-hidden-pair = Pasangan tersembunyi
calcudoku-rule-naked-triple = Tiga serangkai terbuka
calcudoku-rule-hidden-triple = Tiga serangkai tersembunyi
calcudoku-rule-naked-quadruple = Empat serangkai terbuka
calcudoku-rule-hidden-quadruple = Empat serangkai tersembunyi
calcudoku-rule-large-set = Himpunan lima angka atau lebih
calcudoku-rule-x-wing = X-wing
calcudoku-rule-swordfish = Swordfish
calcudoku-rule-large-fish = Pola ikan empat garis atau lebih
calcudoku-rule-line-sum = Jumlah baris dan kolom
calcudoku-rule-forcing-chain = Rantai paksaan
calcudoku-rule-trial-simple = Coba-coba yang dibantah aturan sederhana
calcudoku-rule-trial-all = Coba-coba yang dibantah semua aturan

calcudoku-end-clash = { $number } muncul dua kali di { $line }, yaitu di { $cells }
calcudoku-end-no-number = tidak ada angka tersisa untuk { $cell }
calcudoku-end-no-place = tidak ada sel di { $line } yang tersisa untuk { $number }
calcudoku-end-no-filling = tidak ada angka tersisa yang memenuhi target kandang { $target } di { $at }
calcudoku-why-end = Tidak ada solusi dari sini: { $end }.
calcudoku-why-starves = { $why } Namun, akibatnya tidak ada angka tersisa untuk { $cell }: tidak ada solusi dari sini.
calcudoku-why-marks = Catat di setiap sel kosong angka-angka yang belum ada di baris dan kolomnya.
calcudoku-why-tidy = Coret catatan angka yang sudah ada di baris atau kolom yang sama.
calcudoku-why-cage-of-one = Kandang { $target } hanya terdiri atas { $cell }: angkanya sama dengan target.
calcudoku-why-naked-single = Hanya { $number } yang tersisa untuk { $cell }.
calcudoku-why-hidden-single = Di { $line }, hanya { $cell } yang tersisa untuk { $number }.
calcudoku-why-combinations = Kandang { $target } di { $at } hanya dapat memuat { $numbers }, jadi semua angka lain dicoret dari sel-selnya.
calcudoku-why-last-cell = Semua sel lain pada kandang { $target } di { $at } sudah terisi, jadi { $cell } pasti { $number }.
calcudoku-why-by-cell = Tidak ada cara mengisi kandang { $target } di { $at } yang menaruh angka-angka ini di { $cell }: { $numbers }.
calcudoku-why-locked = Bagaimanapun kandang { $target } di { $at } diisi, { $number } selalu ada di bagiannya pada { $line }, jadi sel { $line } di luar kandang itu tidak dapat berisi { $number }.
calcudoku-why-naked-set = Di { $line }, sel { $cells } hanya dapat berisi { $numbers }: banyaknya angka sama dengan banyaknya sel. Sel lain di { $line } tidak dapat berisi angka-angka itu.
calcudoku-why-hidden-set = Di { $line }, angka { $numbers } hanya dapat berada di { $cells }: banyaknya sel sama dengan banyaknya angka. Sel-sel itu tidak dapat berisi angka lain.
calcudoku-why-fish = Di { $lines }, { $number } hanya dapat berada di { $across }. Masing-masing memuat satu, jadi sel lain di { $across } tidak dapat berisi { $number }.
calcudoku-why-sum = Kurangi total { $lines } dengan jumlah kandang yang diketahui: { $count ->
    [1] { $cells } pasti { $sum }.
   *[other] jumlah { $cells } pasti { $sum }. Coret angka yang tidak mungkin.
}
calcudoku-why-sum-outside = Jumlah kandang yang menutupi { $lines } melebihi total { $lines }: { $count ->
    [1] { $cells } yang menonjol keluar pasti { $sum }.
   *[other] jumlah { $cells } yang menonjol keluar pasti { $sum }. Coret angka yang tidak mungkin.
}
calcudoku-why-parity = Total { $lines } dan yang diketahui tentang kandangnya menyisakan { $count ->
    [1] angka { $parity ->
        [odd] ganjil
       *[even] genap
    } untuk { $cells }.
   *[other] jumlah { $parity ->
        [odd] ganjil
       *[even] genap
    } untuk { $cells }. Coret angka yang tidak mungkin.
}
calcudoku-why-chain = Jika { $first } bukan { $number }, rantai { $links } sel dengan dua calon angka membuat { $last } menjadi { $number }. Salah satunya pasti { $number }, jadi sel yang segaris dengan keduanya tidak dapat berisi { $number }.
calcudoku-why-trial = { $steps ->
    [0] Andai { $cell } berisi { $number }, { $end }. Jadi, bukan itu angkanya.
   *[other] Andai { $cell } berisi { $number }, dalam { $steps } langkah terlihat bahwa { $end }. Jadi, bukan itu angkanya.
}

calcudoku-grade-easy = mudah
calcudoku-grade-normal = biasa
calcudoku-grade-hard = sulit
calcudoku-grade-extreme = ekstrem
calcudoku-grade-unreasonable = tidak masuk akal

## Seberapa baik petak terbaik algoritma genetik, setelah "terbaik: ".

calcudoku-hybrid-genetic-valid = { $percent } % sel sudah benar
calcudoku-hybrid-genetic-faults = { $cages } kandang belum mencapai targetnya, { $doubles } angka kembar dalam kolomnya

## Tombol di layar

calcudoku-key-pencil = Pensil
calcudoku-key-mark-all = Tandai semua
calcudoku-key-clear = Kosongkan

## What can be switched off

calcudoku-aid-tidy = Angka yang ditulis dihapus dari catatan pensil baris dan kolomnya

## Papan yang dibacakan

calcudoku-square-cage = kandang { $target }

## Nama parameter seperti di formulir

calcudoku-label-crossover = Persilangan
calcudoku-label-elitism = Elitisme
calcudoku-label-generations = Generasi
calcudoku-label-mating = Perkawinan
calcudoku-label-mutation = Mutasi
calcudoku-label-operators = Operator
calcudoku-label-population = Populasi
calcudoku-label-restarts = Mulai ulang
calcudoku-label-rules = Aturan
calcudoku-label-seed = Benih
calcudoku-label-variant = Varian
calcudoku-label-weights = Bobot
