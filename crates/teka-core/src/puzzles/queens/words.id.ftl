# Indonesian messages for Queens. Places (rows, columns, cells, regions) are passed as text, such as
# "baris 3 kolom 5" or "wilayah A dan B".

## The family

queens-title = Queens
queens-goal = Letakkan tepat satu ratu di setiap baris, kolom, dan wilayah berwarna. Dua ratu tidak boleh bersentuhan, termasuk secara diagonal.
queens-precheck = baris, kolom, atau wilayah tanpa sel untuk ratunya
queens-hands-touch = Ketuk sel untuk memberi tanda silang, sekali lagi untuk meletakkan ratu, dan sekali lagi untuk mengosongkannya. Tekan lama untuk langsung meletakkan ratu. Seret untuk memberi tanda silang pada beberapa sel.
queens-hands = Klik atau ketuk sel untuk memberi tanda silang, sekali lagi untuk meletakkan ratu, dan sekali lagi untuk mengosongkannya. Klik kanan atau tekan lama untuk langsung meletakkan ratu. Seret untuk memberi tanda silang pada beberapa sel.

## Formats: descriptions that follow the name of the format

queens-format-text = satu baris teks per baris papan, satu huruf per sel
queens-format-sbn = satu baris teks berisi ukuran, bintang, dan huruf, misalnya 8x1.AABB…
queens-format-puzz-link = URL puzz.link
queens-format-json = satu baris JSON berisi ukuran, wilayah baris demi baris, dan ratu yang diberikan (jika ada)
queens-no-givens = Format { $format } tidak dapat menyimpan ratu yang diberikan. Gunakan format text atau json.
queens-split-region = URL puzz.link hanya menyimpan batas antarwilayah sehingga tidak dapat menyimpan { $region } yang terdiri atas beberapa bagian terpisah. Gunakan format text atau json.

## Mistakes in a puzzle. Messages follow "error: ", labels follow the marked text.

queens-empty = papan tidak ditemukan
queens-empty-help = Tulis satu baris teks per baris papan dan satu huruf per sel. Sel dengan huruf yang sama membentuk satu wilayah.
queens-extra-line = ada teks lain setelah papan, yaitu di baris teks { $line }
queens-extra-line-help = Papan dalam format ini hanya terdiri atas satu baris teks.
queens-too-wide = baris pertama berisi { $cells } sel, padahal papan paling banyak terdiri atas { $most } baris dan kolom
queens-bad-size = "{ $size }" bukan ukuran papan yang valid: ukuran harus berupa bilangan dari 1 sampai { $most }
queens-size-differs = ukuran yang tertulis { $size }, tetapi ada { $rows } baris
queens-stars = jumlah bintangnya "{ $stars }", padahal yang didukung hanya 1
queens-stars-help = Queens adalah Star Battle dengan tepat satu bintang di setiap baris, kolom, dan wilayah.
queens-sign = "{ $sign }" bukan huruf
queens-sign-help = Setiap sel ditulis dengan satu huruf. Sel dengan huruf yang sama membentuk satu wilayah.
queens-sign-hash-help = "#" menandai ratu dalam jawaban. Dalam teka-teki, tulis huruf wilayahnya diikuti tanda bintang, misalnya A* B C.
queens-sign-star-help = Tanda bintang menandai ratu yang diberikan. Tulis tepat setelah huruf selnya, misalnya A* B C.
queens-row-length = baris { $row } berisi { $cells } sel, padahal baris 1 berisi { $expected } sel
queens-first-row-length = baris 1 berisi { $cells } sel, padahal semua baris lain berisi { $expected } sel
queens-missing-letters = kurang { $count } huruf di sini
queens-missing-cells = kurang { $count } sel di sini
queens-surplus-cells = kelebihan { $count } sel mulai dari sini
queens-row-count = papan tidak persegi: ada { $rows } baris dan { $expected } kolom
queens-missing-rows = kurang { $count } baris setelah baris teks ini
queens-surplus-rows = kelebihan { $count } baris mulai dari sini
queens-regions-many = ada { $regions } wilayah, padahal papan berukuran { $size } harus memiliki { $size } wilayah
queens-regions-few = hanya ada { $regions } wilayah, padahal papan berukuran { $size } harus memiliki { $size } wilayah
queens-surplus-region = { $letter } adalah wilayah ke-{ $number }
queens-case-help = { $letter } dan { $twin } adalah wilayah yang berbeda karena huruf besar dan huruf kecil dibedakan.
queens-no-dot = harus ada titik setelah { $head }
queens-no-dot-help = Papan dalam satu baris teks ditulis seperti 4x1.AABBACBBCCDDCDDD: ukuran, "x", jumlah bintang, titik, lalu huruf-hurufnya baris demi baris.
queens-cell-count = ada { $cells } sel, padahal papan berukuran { $size } terdiri atas { $expected } sel
queens-bad-link = URL ini tidak lengkap
queens-bad-link-help = Setelah "starbattle/", tulis jumlah kolom, jumlah baris, jumlah bintang, dan batas wilayah, misalnya starbattle/8/8/1/97tu9uevnq40ag22c090g9f0.
queens-link-not-square = papan dalam URL ini berukuran { $columns } × { $rows }, padahal papan harus persegi
queens-link-length = bagian batas wilayah dalam URL ini terdiri atas { $count } karakter, padahal papan berukuran { $size } memerlukan { $expected } karakter; salin lagi URL-nya
queens-link-sign = "{ $sign }" bukan karakter batas wilayah yang valid: gunakan 0 sampai 9 atau a sampai v
queens-no-board = tidak ditemukan daftar bernama "regions", "colorRegions", atau "grid"
queens-no-board-help = Tulis setiap baris sebagai daftar, misalnya {"{"}"regions":[[1,1],[2,2]]{"}"}, atau sebagai string, misalnya {"{"}"grid":["AA","BB"]{"}"}.
queens-further-boards = teks ini berisi lebih dari satu papan; hanya papan pertama yang dibaca
queens-list-too-long = daftar ini terlalu panjang atau bersarang terlalu dalam untuk sebuah papan
queens-bad-row = baris harus berupa daftar atau string dalam tanda kutip
queens-bad-cell = sel harus ditulis sebagai nama atau nomor wilayahnya
queens-bad-given = ratu yang diberikan harus ditulis sebagai baris dan kolom, masing-masing berupa bilangan dari 0 sampai { $last }

## Mistakes in an answer

queens-answer-empty = jawaban tidak ditemukan
queens-answer-none = tidak ditemukan daftar bernama "columns"
queens-answer-help = Tulis papan dengan # untuk setiap ratu, daftar kolom ratu pada setiap baris (dihitung dari 0), misalnya [1,3,0,2], atau langkah seperti r1c2=Q.
queens-answer-columns = daftar ini berisi { $count } kolom, padahal papan terdiri atas { $size } baris
queens-answer-column = kolom harus berupa bilangan dari 0 sampai { $last }, atau null untuk baris tanpa ratu
queens-answer-row-length = baris { $row } berisi { $cells } sel, padahal setiap baris papan berisi { $expected } sel
queens-answer-rows = jawaban ini terdiri atas { $rows } baris, padahal papan terdiri atas { $size } baris
queens-answer-letter = { $cell } termasuk dalam wilayah { $expected }, tetapi dalam jawaban tertulis { $letter }
queens-answer-sign = "{ $sign }" tidak dapat dipakai dalam jawaban

## Playing

queens-off-board = Tidak ada sel di { $cell }. Papan ini berukuran { $size } × { $size }.
queens-given-stays = Ratu di { $cell } sudah diberikan dan tidak dapat diubah.
queens-bad-move = "{ $text }" bukan langkah. Tulis r3c5=Q untuk ratu, r3c5=x untuk silang, atau r3c5=. untuk mengosongkan sel.
queens-missing = Masih kurang { $count } ratu.
queens-same-row = Ada dua ratu di { $row }: { $queens }.
queens-same-column = Ada dua ratu di { $column }: { $queens }.
queens-same-region = Ada dua ratu di { $region }: { $queens }.
queens-touching = Ada dua ratu yang bersentuhan: { $queens }.

## Methods

queens-method-propagation-title = Propagasi kendala
queens-method-propagation = Mencatat sel yang masih dapat ditempati ratu, menerapkan deduksi cepat setiap kali ratu diletakkan, dan menebak hanya jika tidak ada deduksi yang berlaku.
queens-method-backtracking-title = Runut-balik
queens-method-backtracking = Meletakkan ratu baris demi baris dan melakukan runut-balik begitu suatu baris tidak memiliki kolom yang bebas.
queens-method-brute-force-title = Brute force
queens-method-brute-force = Mencoba semua peletakan dengan satu ratu per baris dan memeriksa setiap papan yang sudah lengkap.
queens-method-exact-cover-title = Dancing links
queens-method-exact-cover = Menutup setiap baris, kolom, dan wilayah tepat satu kali dengan dancing links karya Knuth.
queens-method-deduction-title = Aturan logika
queens-method-deduction = Hanya menerapkan aturan deduksi yang biasa dipakai manusia. Metode ini tidak pernah menebak sehingga bisa menyerah.
queens-exact-cover-choose = Baris, kolom, atau wilayah yang ditutup berikutnya: yang sisa selnya paling sedikit (fewest) atau yang pertama menurut urutan (first).

## Rules: names

queens-rule-too-small = Papan terlalu kecil
queens-rule-clash = Ratu saling menyerang
queens-rule-no-cell-left = Tidak ada sel tersisa
queens-rule-single-in-region = Sel tunggal dalam wilayah
queens-rule-single-in-line = Sel tunggal dalam baris atau kolom
queens-rule-confined = Pembatasan
queens-rule-touches-all = Eksklusi
queens-rule-two-sets = Pembatasan dua ratu
queens-rule-three-sets = Pembatasan tiga ratu
queens-rule-large-sets = Pembatasan empat sampai enam ratu
queens-rule-trial-singles = Kontradiksi (sel tunggal)
queens-rule-trial-simple = Kontradiksi (aturan dasar)
queens-rule-trial-all = Kontradiksi (semua aturan)

## Rules: reasons. A unit is a row, a column or a region.

queens-why-too-small = Di papan { $size } × { $size } selalu ada dua ratu yang bersentuhan atau sekolom, jadi tidak ada solusi.
queens-why-clash = Ratu di { $queens } saling menyerang, jadi tidak ada solusi dari posisi ini.
queens-why-no-cell-left = Tidak ada sel tersisa untuk ratu di { $unit }, jadi tidak ada solusi dari posisi ini.
queens-why-all-attacked = Ratu di { $queens } menyerang semua sel di { $unit }, jadi tidak ada sel tersisa untuk ratu di { $unit }.
queens-why-all-crossed-or-attacked = Semua sel di { $unit } sudah disilang atau diserang oleh ratu di { $queens }, jadi tidak ada sel tersisa untuk ratu di { $unit }.
queens-why-single = Satu-satunya sel yang tersisa di { $unit } adalah { $cell }, jadi ratunya diletakkan di sana.
    .because = Hanya tersisa satu sel untuk ratu di { $unit }.
    .then = Letakkan ratu di { $cell }.
queens-why-confined = Semua sel yang tersisa di { $inner } berada di { $outer }, jadi ratu untuk { $outer } pasti berada di { $inner }. Sel lain di { $outer } tidak dapat ditempati ratu.
    .because = Semua sel yang tersisa di { $inner } berada di { $outer }, jadi ratu untuk { $outer } pasti berada di { $inner }.
    .then = Silang sel lain di { $outer }.
queens-why-sets = Semua sel yang tersisa di { $inner } berada di { $outer }, jadi semua ratu untuk { $outer } pasti berada di { $inner }. Sel lain di { $outer } tidak dapat ditempati ratu.
    .because = Semua sel yang tersisa di { $inner } berada di { $outer }, jadi semua ratu untuk { $outer } pasti berada di { $inner }.
    .then = Silang sel lain di { $outer }.
queens-why-crowded = Semua sel yang tersisa di { $inner } berada di { $outer }. Diperlukan { $queens } ratu, padahal { $outer } hanya dapat memuat { $room } ratu, jadi tidak ada solusi dari posisi ini.
queens-why-touches-all = Di mana pun ratu untuk { $unit } diletakkan, ratu itu menyerang { $cells }, jadi tidak boleh ada ratu di sana.
    .because = Setiap sel yang tersisa untuk ratu di { $unit } menyerang sel-sel yang sama di dekatnya.
    .then = Silang { $cells }.
queens-why-trial = Jika ratu diletakkan di { $cell }, setelah { $steps } langkah berikutnya tidak ada sel tersisa untuk ratu di { $unit }. Jadi, tidak boleh ada ratu di sana.
    .because = Jika ratu diletakkan di salah satu sel yang disorot, setelah { $steps } langkah berikutnya tidak ada sel tersisa untuk ratu di { $unit }.
    .then = Silang { $cell }.

## Grades

queens-grade-easy = mudah
queens-grade-medium = sedang
queens-grade-hard = sulit
queens-grade-expert = ahli
queens-grade-extreme = ekstrem

## Generator

queens-generate-size = Jumlah baris, kolom, wilayah, dan ratu.
queens-generate-grade = Tingkat kesulitan, yaitu tingkat aturan tersulit yang diperlukan untuk memecahkan teka-teki. Jika tidak diisi, tingkatnya bebas.

## Assistance

queens-aid-crosses = Beri tanda silang pada sel yang diserang

## Screen readers

queens-square-queen = ratu

## Title line and unfinished games

queens-progress = { $done } dari { $total } ratu
