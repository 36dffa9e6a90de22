# Kata-kata Queens dalam Bahasa Indonesia. Tempat (baris, sel, wilayah) sudah berupa kata.

## The family

queens-title = Queens
queens-goal = Letakkan satu ratu di setiap baris, setiap kolom, dan setiap wilayah berwarna. Dua ratu tidak boleh bersentuhan, juga tidak secara diagonal.
queens-precheck = baris, kolom, atau wilayah yang tidak memiliki sel untuk ratu
queens-hands = Satu tekanan memberi tanda silang, tekanan kedua menaruh ratu, tekanan ketiga mengosongkan. Klik kanan atau tekan lama langsung menaruh ratu; sapuan menandai petak yang dilewatinya.

## Reading and writing

queens-format-text = satu baris teks untuk setiap baris, satu huruf untuk setiap sel
queens-format-sbn = satu baris teks: ukuran, bintang, dan huruf (8x1.AABB…)
queens-format-puzz-link = tautan ke puzz.link
queens-format-json = satu baris JSON
queens-no-givens = Format { $format } tidak dapat memuat ratu yang sudah diberikan. Tulis papan sebagai text atau json.
queens-split-region = { $region } terdiri atas beberapa bagian yang tidak bersentuhan. Tautan hanya memuat batas antarwilayah, sehingga tidak dapat menyatakan bahwa bagian-bagian itu satu wilayah.

queens-empty = tidak ada papan di sini
queens-empty-help = Tulis satu baris teks untuk setiap baris dan satu huruf untuk setiap sel; huruf yang sama berarti wilayah yang sama.
queens-extra-line = papan sudah selesai sebelum baris teks { $line }, tetapi masih ada teks sesudahnya
queens-extra-line-help = Papan dengan format ini hanya terdiri atas satu baris teks.
queens-too-wide = baris pertama berisi { $cells } sel, padahal papan paling banyak terdiri atas { $most } baris dan kolom
queens-bad-size = "{ $size }" tidak dapat menjadi ukuran papan: ukuran harus berupa bilangan dari 1 sampai { $most }
queens-size-differs = ukurannya tertulis { $size }, tetapi ada { $rows } baris
queens-stars = papan ini meminta "{ $stars }" bintang di setiap baris
queens-stars-help = Queens adalah Star Battle dengan tepat satu bintang di setiap baris, kolom, dan wilayah.
queens-sign = "{ $sign }" bukan huruf
queens-sign-help = Setiap sel adalah satu huruf; huruf yang sama berarti wilayah yang sama.
queens-sign-hash-help = "#" menandai ratu dalam jawaban. Dalam soal, tulis huruf wilayahnya diikuti bintang, misalnya A* B C.
queens-sign-star-help = Bintang menandai ratu yang sudah diberikan dan ditulis tepat setelah huruf selnya, misalnya A* B C.
queens-row-length = baris { $row } berisi { $cells } sel, padahal baris pertama berisi { $expected }
queens-first-row-length = baris 1 berisi { $cells } sel, padahal semua baris lain berisi { $expected }
queens-missing-letters = di sini masih kurang { $count } huruf
queens-missing-cells = di sini masih kurang { $count } sel
queens-surplus-cells = mulai dari sini ada { $count } sel yang berlebih
queens-row-count = ada { $rows } baris, padahal satu baris berisi { $expected } sel: papan bukan persegi
queens-missing-rows = setelah baris ini masih kurang { $count } baris
queens-surplus-rows = mulai dari sini ada { $count } baris yang berlebih
queens-regions-many = ada { $regions } wilayah, padahal papan berukuran { $size } kali { $size } sel harus terdiri atas { $size } wilayah
queens-regions-few = hanya ada { $regions } wilayah, padahal papan berukuran { $size } kali { $size } sel harus terdiri atas { $size } wilayah
queens-surplus-region = { $letter } adalah wilayah ke-{ $number }
queens-case-help = { $letter } dan { $twin } adalah wilayah yang berbeda: huruf besar dan huruf kecil dibedakan.
queens-no-dot = setelah { $head } harus ada titik
queens-no-dot-help = Papan dalam satu baris teks ditulis seperti 4x1.AABBACBBCCDDCDDD: ukuran, "x", bintang, titik, lalu huruf-huruf baris demi baris.
queens-cell-count = ada { $cells } sel, padahal papan berukuran { $size } terdiri atas { $expected } sel
queens-bad-link = tautan ini tidak lengkap
queens-bad-link-help = Setelah "starbattle/" ditulis banyaknya kolom, baris, bintang, lalu batas-batasnya, misalnya starbattle/8/8/1/97tu9uevnq40ag22c090g9f0.
queens-link-not-square = papan dalam tautan ini terdiri atas { $columns } kolom dan { $rows } baris: papan bukan persegi
queens-link-length = batas dalam tautan ini terdiri atas { $count } karakter, padahal papan berukuran { $size } memerlukan { $expected }
queens-link-sign = "{ $sign }" tidak dapat menyatakan batas: hanya 0 sampai 9 dan a sampai v yang dapat
queens-no-board = tidak ada daftar bernama "regions", "colorRegions", atau "grid" di sini
queens-no-board-help = Tulis setiap baris sebagai daftar, misalnya {"{"}"regions":[[1,1],[2,2]]{"}"}, atau sebagai teks dalam tanda kutip, misalnya {"{"}"grid":["AA","BB"]{"}"}.
queens-further-boards = masih ada papan lain dalam teks ini; hanya yang pertama yang dibaca
queens-list-too-long = daftar ini lebih panjang daripada papan mana pun
queens-bad-row = setiap baris harus berupa daftar atau teks dalam tanda kutip
queens-bad-cell = setiap sel harus berupa nama atau nomor wilayahnya
queens-bad-given = ratu yang sudah diberikan ditulis sebagai baris dan kolom, masing-masing bilangan dari 0 sampai { $last }

queens-answer-empty = tidak ada jawaban di sini
queens-answer-none = tidak ada daftar bernama "columns" di sini
queens-answer-help = Jawaban adalah papan dengan # di tempat ratu berdiri, atau daftar kolom ratu untuk setiap baris, misalnya [1,3,0,2], atau langkah-langkah seperti r1c2=Q.
queens-answer-columns = ada { $count } kolom dalam daftar ini, padahal papan terdiri atas { $size } baris
queens-answer-column = kolom harus berupa bilangan dari 0 sampai { $last }, atau null untuk baris tanpa ratu
queens-answer-row-length = baris { $row } berisi { $cells } sel, padahal satu baris papan berisi { $expected }
queens-answer-rows = ada { $rows } baris, padahal papan terdiri atas { $size } baris
queens-answer-letter = { $cell } termasuk wilayah { $expected }, tetapi di sini ditulis { $letter }
queens-answer-sign = "{ $sign }" tidak berarti apa-apa dalam jawaban

## Playing

queens-off-board = { $cell } berada di luar papan yang terdiri atas { $size } baris dan kolom.
queens-given-stays = Ratu di { $cell } sudah diberikan dan tidak boleh diubah.
queens-bad-move = "{ $text }" bukan langkah. Tulis r3c5=Q untuk ratu, r3c5=x untuk silang, r3c5=. untuk mengosongkan.
queens-missing = Masih kurang { $count } ratu.
queens-same-row = Ada dua ratu di { $row }: { $queens }.
queens-same-column = Ada dua ratu di { $column }: { $queens }.
queens-same-region = Ada dua ratu di { $region }: { $queens }.
queens-touching = Dua ratu bersentuhan: { $queens }.

## Methods

queens-method-propagation = Menyimpan sel-sel yang masih mungkin ditempati ratu, menarik semua kesimpulan cepat darinya, dan menebak hanya jika tidak ada lagi yang dapat disimpulkan.
queens-method-backtracking = Meletakkan ratu baris demi baris dan mundur begitu suatu baris tidak lagi memiliki kolom yang mungkin.
queens-method-brute-force = Mencoba setiap cara meletakkan satu ratu di setiap baris, seperti odometer, dan memeriksa tiap papan secara utuh.
queens-method-exact-cover = Menutup setiap baris, kolom, dan wilayah tepat satu kali dengan dancing links dari Knuth.
queens-method-deduction = Hanya memakai aturan bernama seperti yang dipakai manusia dan tidak pernah menebak; bisa saja menyerah.
queens-exact-cover-choose = Baris, kolom, atau wilayah mana yang ditutup berikutnya: yang paling sedikit sisa selnya, atau cukup yang pertama.

## Rules

queens-rule-too-small = Papan terlalu kecil
queens-rule-clash = Ratu yang saling menyerang
queens-rule-no-cell-left = Tidak ada sel tersisa
queens-rule-single-in-region = Satu-satunya sel dalam wilayah
queens-rule-single-in-line = Satu-satunya sel dalam baris atau kolom
queens-rule-confined = Terkurung dalam satu garis atau wilayah
queens-rule-touches-all = Menyentuh semua calon
queens-rule-two-sets = Dua dalam dua
queens-rule-three-sets = Tiga dalam tiga
queens-rule-large-sets = Empat sampai enam dalam jumlah yang sama
queens-rule-trial-singles = Pengandaian yang gugur oleh sel tunggal
queens-rule-trial-simple = Pengandaian yang gugur oleh aturan sederhana
queens-rule-trial-all = Pengandaian yang gugur oleh semua aturan

queens-why-too-small = Di papan dengan { $size } baris dan kolom, ratu di baris yang bersebelahan selalu bersentuhan atau saling menghalangi: tidak ada solusi.
queens-why-clash = Ratu di { $queens } saling menyerang: tidak ada solusi yang memuat keduanya.
queens-why-no-cell-left = Tidak ada sel tersisa untuk ratu { $unit }: dari sini tidak ada solusi.
queens-why-all-attacked = { $count ->
   *[other] Ratu di { $queens } menyerang setiap sel { $unit }: tidak ada sel tersisa untuk ratunya sendiri.
}
queens-why-all-crossed-or-attacked = { $count ->
   *[other] Setiap sel { $unit } sudah dicoret atau diserang oleh ratu di { $queens }: tidak ada sel tersisa untuk ratunya sendiri.
}
queens-why-single = Hanya satu sel tersisa di { $unit }: ratunya berdiri di { $cell }.
queens-why-confined = Semua sel yang tersisa di { $inner } terletak di { $outer }, jadi ratu { $outer } berdiri di salah satunya dan tidak di sel lain.
queens-why-sets = Semua sel yang tersisa di { $inner } terletak di { $outer }. Ratu-ratunya mengisi { $outer }, jadi sel lain di sana tidak dapat ditempati ratu.
queens-why-crowded = Semua sel yang tersisa di { $inner } terletak di { $outer }. Dibutuhkan { $queens } ratu, tetapi hanya ada tempat untuk { $room }: dari sini tidak ada solusi.
queens-why-touches-all = Di mana pun ratu { $unit } berdiri, ia menyerang { $cells }: tidak ada ratu yang dapat berdiri di sana.
queens-why-trial = Seandainya ada ratu di { $cell }, setelah { $steps } langkah lagi tidak ada sel tersisa di { $unit }. Jadi tidak ada ratu di sana.

queens-grade-easy = mudah
queens-grade-medium = sedang
queens-grade-hard = sulit
queens-grade-expert = mahir
queens-grade-extreme = ekstrem

## Generating

queens-generate-size = Jumlah baris, kolom, wilayah, dan ratu.
queens-generate-grade = Tingkat kesulitan papan: tingkat aturan tersulit yang diperlukan untuk menjelaskannya. Tingkat apa pun jika tidak diisi.

## What can be switched off

queens-aid-crosses = Silang petak yang diserang ratu

## Papan yang dibacakan

queens-square-queen = ratu
