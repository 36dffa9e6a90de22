# Kata-kata Calcudoku dalam Bahasa Indonesia. Tempat (baris, kolom, sel) sudah berupa kata.

## The family

calcudoku-title = Calcudoku
calcudoku-goal = Isi petak sehingga tidak ada bilangan yang muncul dua kali dalam satu baris atau kolom. Bilangan-bilangan setiap kandang menghasilkan targetnya menurut operatornya.

## Reading and writing

calcudoku-format-text = ukuran dan banyaknya kandang, baris-baris nomor kandang, dan satu target untuk setiap kandang
calcudoku-format-keen = satu baris teks: ID permainan keen (6dh:_aa…,m6a16…)
calcudoku-format-letters = ukuran, baris-baris huruf kandang, dan satu target untuk setiap kandang
calcudoku-format-coordinates = ukuran, lalu satu baris teks berisi target dan sel untuk setiap kandang (-1 a1 a2)
calcudoku-format-unknown = Tidak ada format "{ $format }" untuk Calcudoku. Pilih salah satu: { $known }.
calcudoku-no-givens = Tidak ada format yang dapat memuat bilangan yang sudah diberikan.
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
calcudoku-bad-size = "{ $size }" tidak dapat menjadi ukuran petak: ukuran harus berupa bilangan dari 1 sampai { $most }
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
calcudoku-bad-target-help = Target adalah bilangan dengan operatornya: 7+, 3-, 24*, 2/, 5= untuk satu sel, atau 6? jika operatornya tersembunyi.
calcudoku-target-range = target { $text } lebih besar daripada hasil kali mana pun
calcudoku-operator-size = operator "{ $sign }" tidak cocok untuk kandang { $cage } yang terdiri atas { $count } sel
calcudoku-operator-one-help = Satu sel berisi bilangan itu sendiri: { $target }=
calcudoku-operator-more-help = Beberapa sel memerlukan +, -, *, atau /, atau ? untuk operator tersembunyi.
calcudoku-unreachable = tidak ada { $count } bilangan yang dapat mencapai target { $target } pada kandang { $cage }
calcudoku-unreachable-help = Teka-teki ini dapat dibaca, tetapi tidak memiliki solusi.
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
calcudoku-wall-help = Satu huruf menghitung celah sebelum dinding berikutnya (_ tidak ada, a satu), dan bilangan mengulang huruf sebelumnya. Mungkin ada karakter yang hilang saat disalin.
calcudoku-no-targets = target belum ditulis: setelah dinding harus ada koma
calcudoku-keen-clue = target tidak dapat diawali dengan "{ $text }" di sini
calcudoku-keen-size = target { $text } memerlukan dua sel, padahal kandangnya terdiri atas { $count } sel
calcudoku-keen-clue-help = Target dalam ID permainan adalah a (jumlah), s (selisih dua sel), m (hasil kali), atau d (hasil bagi dua sel), masing-masing dengan bilangan.
calcudoku-no-text = tidak ada teks bernama "text" di sini
calcudoku-no-text-help = Teka-teki dalam JSON ditulis seperti {"{"}"name":"a","text":"1 1\n1\n1="{"}"}.

calcudoku-answer-empty = tidak ada jawaban di sini
calcudoku-answer-none = tidak ada daftar bernama "grid" di sini
calcudoku-answer-help = Jawaban adalah satu baris bilangan untuk setiap baris, atau daftar seperti [[1,2],[2,1]], atau langkah-langkah seperti r1c2=3.
calcudoku-number = "{ $text }" bukan bilangan dari 1 sampai { $size }
calcudoku-list-unclosed = yang dibuka di sini tidak pernah ditutup
calcudoku-list-unexpected = "{ $sign }" tidak semestinya ada dalam daftar
calcudoku-list-too-long = daftar ini lebih panjang daripada petak mana pun

## Playing

calcudoku-off-board = { $cell } berada di luar petak yang terdiri atas { $size } baris dan kolom.
calcudoku-number-range = { $number } bukan bilangan dari 1 sampai { $size }.
calcudoku-given-stays = Bilangan di { $cell } sudah diberikan dan tidak boleh diubah.
calcudoku-bad-move = "{ $text }" bukan langkah. Tulis r3c5=7 untuk bilangan, r3c5=. untuk mengosongkan sel, r3c5+7 atau r3c5-7 untuk tanda pensil, marks untuk semua tanda.
calcudoku-missing = Masih ada { $count } sel kosong.
calcudoku-same-row = Ada lebih dari satu { $number } di { $row }: { $cells }.
calcudoku-same-column = Ada lebih dari satu { $number } di { $column }: { $cells }.
calcudoku-cage-target = Kandang di { $cell } tidak mencapai targetnya { $target }.
