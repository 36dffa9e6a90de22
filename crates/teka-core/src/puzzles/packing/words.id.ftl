# Indonesian messages for packing. Places (rows, columns, cells, pieces) are passed as text, such as
# "baris 3 kolom 5" or "keping A dan B".

## The family

packing-title = Packing (IQ Puzzler Pro)
packing-goal = Isi papan dengan semua keping, masing-masing tepat satu kali. Keping boleh diputar dan dibalik, tetapi tidak boleh bertumpuk, dan tidak boleh ada sel yang kosong.
packing-precheck = luas total yang tidak sesuai atau sekelompok kecil keping yang tidak muat
packing-hands = Seret keping ke papan, atau pilih keping lalu klik atau ketuk sebuah sel. Putar atau balik keping dengan tombolnya. Pilih keping di papan untuk mengambilnya kembali.

## Formats: descriptions that follow the name of the format

packing-format-text = jumlah baris, kolom, dan keping; DEFAULT, CUSTOM, atau PYRAMID; lalu gambar setiap keping
packing-format-json = satu baris JSON dengan field "text" yang berisi teka-teki dalam format text

## Mistakes in a puzzle. Messages follow "error: ", labels follow the marked text.

packing-empty = teka-teki tidak ditemukan
packing-empty-help = Tulis jumlah baris, kolom, dan keping (5 7 5), lalu jenis papan di baris teks berikutnya: DEFAULT, CUSTOM, atau PYRAMID. Setelah itu, gambar papannya jika CUSTOM, lalu setiap keping dengan hurufnya sendiri.
packing-unsound = teks ini tidak membentuk teka-teki yang valid
packing-too-long = teks ini terlalu panjang untuk teka-teki atau jawaban; tempelkan teka-teki atau jawabannya saja
packing-no-text = objek ini tidak memiliki field "text"
packing-no-text-help = Tulis teka-teki di dalam field "text", misalnya {"{"}"text":"1 2 1\nDEFAULT\nAA"{"}"}.
packing-no-numbers = jumlah baris, kolom, dan keping belum ditulis
packing-no-numbers-here = seharusnya ditulis sebelum baris teks ini
packing-header = baris teks pertama berisi { $count } nilai, seharusnya 3
packing-header-surplus = nilai yang berlebih dimulai di sini
packing-header-short = kurang { $count } bilangan di sini
packing-header-help = Baris teks pertama berisi tiga bilangan: jumlah baris, kolom, dan keping, misalnya 5 7 5.
packing-bad-side = "{ $text }" bukan jumlah baris atau kolom yang valid: jumlahnya harus dari 1 sampai { $most }
packing-rows-here = jumlah baris
packing-columns-here = jumlah kolom
packing-bad-count = "{ $text }" bukan jumlah keping yang valid: jumlahnya harus berupa bilangan bulat positif
packing-count-here = jumlah keping
packing-no-kind = jenis papan belum ditulis
packing-no-kind-here = seharusnya DEFAULT, CUSTOM, atau PYRAMID
packing-bad-kind = jenis papan "{ $text }" tidak dikenal
packing-bad-kind-here = seharusnya DEFAULT, CUSTOM, atau PYRAMID
packing-kind-help = Baris teks kedua berisi jenis papan: DEFAULT untuk persegi panjang penuh, CUSTOM untuk bentuk apa pun, atau PYRAMID untuk lapisan-lapisan bola.
packing-not-square = jumlah baris dan kolom piramida harus sama, bukan { $rows } dan { $columns }
packing-not-square-here = kedua bilangan ini harus sama
packing-not-square-help = Tulis panjang sisi lapisan terbawah dua kali, misalnya { $side } { $side }.
packing-too-large = papan berisi { $cells } sel, padahal batasnya { $most }
packing-too-large-here = terlalu banyak sel
packing-no-cells = papan tidak memiliki sel yang dapat diisi
packing-board-help = Papan CUSTOM ditulis satu baris teks untuk setiap baris papan: X menandai sel yang harus diisi, sedangkan titik menandai bagian di luar papan. Jika papan memuat * tanpa X, * menandai bagian di luar papan, sedangkan titik menandai sel yang harus diisi.
packing-board-sign = "{ $sign }" bukan sel papan yang valid
packing-board-sign-here = seharusnya X atau titik
packing-row-length = baris { $row } papan berisi { $cells } sel, seharusnya { $expected }
packing-row-length-help = Bilangan kedua di baris teks pertama adalah panjang setiap baris. Tulis titik untuk setiap sel di luar papan.
packing-missing-cells = kurang { $count } sel di sini
packing-surplus-cells = kelebihan { $count } sel mulai dari sini
packing-board-rows = papan berisi { $rows } baris, seharusnya { $expected }
packing-missing-rows = kurang { $count } baris di sini
packing-surplus-rows = kelebihan { $count } baris mulai dari sini

packing-letter = "{ $sign }" tidak dapat dipakai untuk menggambar keping
packing-letter-here = seharusnya huruf atau spasi
packing-letter-help = Gambar keping dengan huruf A sampai Z dan a sampai z. Teka-teki dengan lebih dari { $most } keping boleh juga memakai karakter lain yang terlihat.
packing-two-letters = huruf { $first } dan { $second } berada di baris teks yang sama
packing-two-letters-here = { $letter } milik keping lain
packing-pieces-help = Gambar setiap keping dengan hurufnya sendiri pada baris teks tersendiri, satu keping di bawah keping lainnya.
packing-no-letter = baris teks ini bukan bagian dari keping mana pun
packing-no-letter-here = seharusnya ada huruf
packing-drawn-twice = keping { $letter } digambar dua kali
packing-drawn-twice-here = sudah digambar di baris teks { $line }
packing-drawn-twice-help = Gunakan huruf lain untuk keping kedua, atau satukan semua baris teks keping itu.
packing-piece-too-large = keping { $letter } lebih besar daripada papan mana pun
packing-piece-too-large-help = Sebuah keping terdiri atas paling banyak { $side } baris, { $side } kolom, dan { $cells } sel.
packing-too-many-pieces = ada { $count } keping, padahal batasnya { $most }
packing-too-many-pieces-here = keping yang berlebih dimulai di sini
# "Piece kurang!", "Piece berlebih!" and "Ukuran piece tidak sesuai!" are prescribed by the course.
packing-no-pieces = Piece kurang! Tidak ada keping yang digambar
packing-no-pieces-here = keping pertama seharusnya ada di sini
packing-pieces-missing = Piece kurang! Baris teks pertama menyebutkan { $said } keping, tetapi hanya { $drawn } yang digambar
packing-pieces-extra = Piece berlebih! Baris teks pertama menyebutkan { $said } keping, tetapi { $drawn } yang digambar
packing-drawn-here = { $drawn } keping digambar
packing-count-help = Bilangan ketiga adalah jumlah keping. Ubah menjadi { $drawn } agar sesuai dengan gambar.
# Follows "Dengan --lenient, ", like packing-area-lenient.
packing-count-lenient = yang dipakai adalah keping yang digambar
packing-area = Ukuran piece tidak sesuai! Semua keping menutupi { $area } sel, sedangkan papan berisi { $cells } sel
packing-area-less = { $count } sel akan tetap kosong
packing-area-more = luas semua keping kelebihan { $count } sel
packing-area-help = Semua keping harus mengisi papan tanpa celah. Ubah keping atau papannya.
packing-area-lenient = teka-teki tetap dibaca, tetapi tidak ada solusinya

packing-row-count = papan ditulis dalam { $rows } baris, seharusnya { $expected }
packing-row-short = baris ini lebih pendek daripada papan
packing-blank-cell = ada sel papan yang belum ditulis
packing-blank-cell-here = seharusnya huruf atau titik
packing-outside = "{ $letter }" berada di luar papan
packing-outside-here = bukan sel papan
packing-printed-help = Tulis papan seperti yang dicetak Teka: huruf untuk sel yang tertutup keping dan titik untuk sel kosong. Piramida ditulis mulai dari lapisan teratas.
packing-unknown-letter = tidak ada keping "{ $letter }"
packing-unknown-letter-here = tidak ada keping yang digambar dengan huruf ini
packing-unknown-letter-help = Huruf besar dan huruf kecil adalah keping yang berbeda.
packing-given-part = hanya { $cells } dari { $size } sel keping { $letter } yang diberikan
packing-given-shape = bentuk sel-sel ini bukan bentuk keping { $letter }
packing-given-here = keping { $letter } dimulai di sini
packing-given-help = Keping yang diberikan harus utuh. Keping itu boleh diputar dan dibalik.

## Warnings about a puzzle that was read anyway

packing-stars = papan memuat * tanpa X: * dibaca sebagai bagian di luar papan dan titik sebagai sel yang harus diisi
packing-hashes = # dibaca sebagai X, yaitu sel yang harus diisi
packing-count-differs = baris teks pertama menyebutkan { $said } keping, tetapi { $drawn } yang digambar; yang dipakai adalah keping yang digambar
packing-dots = titik di dalam keping dibaca sebagai lubang
packing-blank-line = baris kosong di dalam keping { $letter } diabaikan
packing-blank-line-help = Dua keping harus memakai huruf yang berbeda meskipun ada baris kosong di antaranya.
packing-cases = { $small } dan { $capital } dibaca sebagai dua keping yang berbeda
packing-corners = bagian-bagian keping { $letter } hanya terhubung di sudut
packing-in-parts = keping { $letter } terdiri atas bagian-bagian yang terpisah

## Mistakes in an answer

packing-answer-empty = jawaban tidak ditemukan
packing-answer-help = Tulis papan dengan huruf di setiap sel, atau daftar langkah seperti A=r1c1r1c2.
packing-answer-bad-move = "{ $text }" bukan langkah
packing-answer-given = keping { $letter } sudah diberikan dan tidak dapat dipindahkan

## Playing

packing-bad-move = "{ $text }" bukan langkah. Tulis A=r1c1r1c2 untuk meletakkan keping A, atau A- untuk mengambilnya kembali.
packing-no-piece = Tidak ada keping { $letter }.
packing-piece-given = Keping { $letter } sudah diberikan dan tidak dapat dipindahkan.
packing-cell-twice = Langkah keping { $letter } memuat sel yang sama dua kali.
packing-lies-nowhere = Keping { $letter } tidak ada di papan, jadi tidak dapat diambil kembali.
packing-sticks-out = Keping { $letter } akan keluar dari papan di { $cell }.
packing-no-room = Di posisi itu, keping { $letter } akan keluar dari papan.
packing-covered = Keping { $letter } akan bertumpuk dengan keping { $other } di { $cell }.
packing-missing = { $pieces ->
    [0] Semua keping sudah diletakkan, tetapi { $cells } sel masih kosong.
   *[other] Masih ada { $pieces } keping yang belum diletakkan; { $cells } sel masih kosong.
}
packing-wrong-shape = Susunan sel keping { $letter } tidak sesuai dengan bentuk keping itu.
packing-wrong-size = Keping { $letter } terdiri atas { $drawn } sel, tetapi di papan menutupi { $covers } sel.

## Methods

packing-method-first-empty-title = Sel kosong pertama
packing-method-first-empty = Selalu menutup sel kosong pertama dan melakukan runut-balik jika tersisa lubang yang tidak dapat diisi keping mana pun. Metode bawaan untuk papan datar.
packing-method-bit-slices-title = Bit mask, pilihan tersedikit dahulu
packing-method-bit-slices = Menyimpan peletakan sebagai bit mask, menyaringnya setelah setiap langkah, dan bercabang pada sel atau keping dengan pilihan paling sedikit. Metode bawaan untuk piramida.
packing-method-dancing-links-title = Dancing links
packing-method-dancing-links = Memecahkan teka-teki sebagai masalah exact cover dengan dancing links karya Knuth.
packing-method-dancing-cells-title = Dancing cells
packing-method-dancing-cells = Memecahkan teka-teki sebagai masalah exact cover dengan dancing cells karya Knuth, yang memakai array, bukan linked list.
packing-method-brute-force-title = Brute force
packing-method-brute-force = Meletakkan keping sesuai urutannya dan mencoba setiap orientasi di setiap posisi, seperti pada tugas mata kuliah.
packing-method-memo-count-title = Penghitungan dengan memoisasi
packing-method-memo-count = Menghitung jumlah solusi tanpa menampilkan solusinya; isian parsial yang sama hanya diproses sekali. Metode bawaan untuk menghitung solusi pada papan datar.
packing-solutions = Menampilkan semua solusi (all), atau hanya solusi yang berbeda (different): solusi yang sama setelah papan diputar atau dibalik hanya ditampilkan sekali.
packing-order = Urutan mencoba peletakan. Urutan pertama (first) mencoba setiap orientasi di semua posisi yang tidak keluar dari baris dan kolom papan; yang dihitung adalah kasus yang ditinjau. Urutan kedua (second) mencoba setiap orientasi yang berbeda di setiap sel, meskipun keping akan keluar dari papan; yang dihitung adalah percobaan. Piramida hanya memiliki satu urutan.
packing-choose = Sel atau keping yang dipilih untuk percabangan berikutnya: yang pilihannya paling sedikit (fewest) atau yang pertama menurut urutan (first).

## Counts

packing-count-unlabelled = tanpa label (keping yang bentuknya sama tidak dibedakan)
packing-count-labelled = berlabel (keping yang bentuknya sama dibedakan)
packing-count-up-to-symmetry = tanpa membedakan simetri (papan yang diputar atau dibalik dihitung sekali)

## Rules and reasons

packing-grade-easy = mudah
packing-grade-medium = sedang
packing-grade-hard = sulit
packing-grade-expert = ahli

packing-rule-wrong-shape = Bentuk tidak sesuai
packing-rule-area = Luas tidak sesuai
packing-rule-unreached = Sel tak terjangkau
packing-rule-no-room = Tidak ada tempat tersisa
packing-rule-region = Ukuran lubang mustahil
packing-rule-colouring = Argumen pewarnaan
packing-rule-one-place = Satu-satunya tempat
packing-rule-one-way = Satu-satunya cara menutup sel
packing-rule-hole = Lubang terpisah
packing-rule-look-ahead = Look-ahead
packing-rule-think-ahead = Look-ahead mendalam
packing-rule-trial = Pencarian menyeluruh
packing-rule-shared = Peletakan paling umum

packing-why-area = Keping yang belum diletakkan menutupi { $pieces } sel, sedangkan ada { $cells } sel kosong, jadi tidak ada solusi.
packing-why-unreached = Tidak ada keping tersisa yang dapat menutup { $cell } tanpa bertumpuk dengan keping lain atau keluar dari papan, jadi tidak ada solusi dari posisi ini.
packing-why-no-room = Tidak ada lagi tempat untuk { $piece }, jadi tidak ada solusi dari posisi ini.
packing-why-few-places = Hanya tersisa { $places } tempat untuk { $pieces } yang bentuknya sama, jadi tidak ada solusi dari posisi ini.
packing-why-region = { $count ->
    [1] Tidak ada keping tersisa yang muat di sel terpisah di { $cells }, jadi tidak ada solusi dari posisi ini.
   *[other] Lubang terpisah di { $cells } terdiri atas { $count } sel. Jumlah sel keping-keping yang muat di sana tidak mungkin tepat { $count }, jadi tidak ada solusi dari posisi ini.
}
packing-why-colouring = { $colouring ->
    [chessboard] Warnai sel seperti papan catur.
    [rows] Gelapkan baris-baris ganjil (pada piramida, di setiap lapisan).
    [columns] Gelapkan kolom-kolom ganjil (pada piramida, di setiap lapisan).
    [crossings] Gelapkan sel di pertemuan baris ganjil dan kolom ganjil.
    [layers] Gelapkan lapisan secara berselang-seling, mulai dari alas.
   *[diagonals] Gelapkan satu dari setiap tiga diagonal.
} Sel kosong terdiri atas { $dark } sel gelap dan { $light } sel terang. Bagaimanapun keping yang tersisa diletakkan, sel gelap yang tertutup tidak pernah tepat { $dark }, jadi tidak ada solusi dari posisi ini.
packing-why-set = { $count ->
    [1] Di mana pun { $pieces } diletakkan, selalu tersisa lubang yang tidak dapat diisi atau ada keping lain yang tidak mendapat tempat, jadi tidak ada solusi.
   *[other] Bagaimanapun { $pieces } diletakkan bersama, keping-keping itu bertumpuk, menyisakan lubang yang tidak dapat diisi, atau membuat keping lain tidak mendapat tempat. Jadi, tidak ada solusi.
}
packing-why-one-place = Hanya tersisa satu tempat untuk { $piece }, yaitu { $cells }.
    .because = Hanya tersisa satu tempat untuk { $piece }.
    .then = Letakkan { $piece } di { $cells }.
packing-why-last-places = Tersisa tepat { $count } tempat untuk { $pieces } yang bentuknya sama. Bersama-sama, keping-keping itu harus menempati { $cells }.
    .because = Tersisa tepat { $count } tempat untuk { $pieces } yang bentuknya sama.
    .then = Letakkan keping-keping itu di { $cells }.
packing-why-one-way = Hanya satu peletakan yang dapat menutup { $cell }, yaitu { $piece } di { $cells }.
    .because = Hanya satu peletakan yang masih dapat menutup { $cell }.
    .then = Letakkan { $piece } di { $cells }.
packing-why-hole = Lubang terpisah di { $cells } terdiri atas { $count } sel dan hanya dapat diisi dengan satu cara, yaitu dengan { $pieces }.
    .because = Lubang terpisah di { $cells } terdiri atas { $count } sel dan hanya dapat diisi dengan satu cara.
    .then = Isi dengan { $pieces }.
packing-why-hole-stays = Lubang terpisah di { $cells } terdiri atas { $count } sel dan tidak dapat diisi dengan keping yang tersisa, jadi tidak ada solusi dari posisi ini.
packing-why-ahead-piece = { $depth ->
    [at-once] Tersisa { $ways } tempat untuk { $pieces }. Semua pilihan selain { $cells } menyisakan lubang yang tidak dapat diisi atau membuat keping lain tidak mendapat tempat.
   *[later] Tersisa { $ways } tempat untuk { $pieces }. Setelah langkah-langkah terpaksa berikutnya, semua pilihan selain { $cells } menyisakan lubang yang tidak dapat diisi atau membuat suatu keping tidak mendapat tempat.
}
    .because = Tersisa { $ways } tempat untuk { $pieces }. { $depth ->
        [at-once] Semua pilihan kecuali yang tepat menyisakan lubang yang tidak dapat diisi atau membuat keping lain tidak mendapat tempat.
       *[later] Setelah langkah-langkah terpaksa berikutnya, semua pilihan kecuali yang tepat menyisakan lubang yang tidak dapat diisi atau membuat suatu keping tidak mendapat tempat.
    }
    .then = Letakkan { $pieces } di { $cells }.
packing-why-ahead-cell = { $depth ->
    [at-once] Ada { $ways } peletakan yang menutup { $cell }. Semuanya, kecuali { $piece } di { $cells }, menyisakan lubang yang tidak dapat diisi atau membuat keping lain tidak mendapat tempat.
   *[later] Ada { $ways } peletakan yang menutup { $cell }. Setelah langkah-langkah terpaksa berikutnya, semuanya, kecuali { $piece } di { $cells }, menyisakan lubang yang tidak dapat diisi atau membuat suatu keping tidak mendapat tempat.
}
    .because = Ada { $ways } peletakan yang menutup { $cell }. { $depth ->
        [at-once] Semuanya kecuali yang tepat menyisakan lubang yang tidak dapat diisi atau membuat keping lain tidak mendapat tempat.
       *[later] Setelah langkah-langkah terpaksa berikutnya, semuanya kecuali yang tepat menyisakan lubang yang tidak dapat diisi atau membuat suatu keping tidak mendapat tempat.
    }
    .then = Letakkan { $piece } di { $cells }.
packing-why-no-way = { $depth ->
    [at-once] Tersisa { $ways } peletakan untuk { $what }. Setiap pilihan menyisakan lubang yang tidak dapat diisi atau membuat suatu keping tidak mendapat tempat, jadi tidak ada solusi dari posisi ini.
   *[later] Tersisa { $ways } peletakan untuk { $what }. Setelah langkah-langkah terpaksa berikutnya, setiap pilihan menyisakan lubang yang tidak dapat diisi atau membuat suatu keping tidak mendapat tempat. Jadi, tidak ada solusi dari posisi ini.
}
packing-why-trial = Pencarian menyeluruh menunjukkan bahwa { $piece } menempati { $cells } dalam setiap solusi.
    .because = Pencarian menyeluruh menunjukkan bahwa ada keping yang selalu berada di tempat yang sama dalam setiap solusi.
    .then = Letakkan { $piece } di { $cells }.
packing-why-nothing-fits = Pencarian menyeluruh menunjukkan bahwa { $pieces } keping yang tersisa tidak dapat mengisi papan, jadi tidak ada solusi dari posisi ini.

packing-hint-shared = { $solutions ->
    [1] Hanya tersisa satu solusi; dalam solusi itu { $piece } menempati { $cells }.
   *[other] Belum ada peletakan yang pasti: masih ada { $solutions } solusi. Peletakan yang paling umum, { $piece } di { $cells }, muncul dalam { $count } solusi.
}
    .because = { $solutions ->
        [1] Hanya tersisa satu solusi.
       *[other] Belum ada peletakan yang pasti: masih ada { $solutions } solusi. Ada satu peletakan yang paling sering muncul.
    }
    .then = { $solutions ->
        [1] Letakkan { $piece } di { $cells }.
       *[other] Letakkan { $piece } di { $cells }. Peletakan ini muncul dalam { $count } dari { $solutions } solusi.
    }

## Survey

packing-survey-solutions = { $count ->
    [0] Tidak ada solusi dari posisi ini.
   *[other] Ada { $count } solusi dari posisi ini.
}
packing-survey-at-least = { $count ->
    [0] Belum ada solusi yang ditemukan ketika pencarian dihentikan, tetapi solusi mungkin saja ada.
   *[other] Ada sedikitnya { $count } solusi dari posisi ini; pencarian dihentikan sebelum tuntas.
}
packing-survey-pieces = Tempat untuk setiap keping yang tersisa:
packing-survey-piece = { $piece }: { $fits } tempat yang mungkin, { $used } di antaranya ada dalam solusi
packing-survey-piece-fits = { $piece }: { $fits } tempat yang mungkin
packing-survey-shared = Peletakan paling umum: { $piece } di { $cells }, dalam { $count } solusi.

## The generator

packing-generate-board = Jenis papan: persegi panjang penuh (rectangle), bentuk acak (custom), atau piramida bola (pyramid).
packing-wish-columns = Jumlah kolom tidak dapat diatur untuk piramida. Hapus pengaturan ini.
packing-wish-area = Keping-keping ini menutupi { $cells } sel, tetapi tidak ada papan { $cells } sel dengan jumlah baris dan kolom itu. Ubah jumlah baris atau kolom, atau pilih keping acak.
packing-wish-left = Set ini hanya berisi { $pieces } keping, jadi tidak mungkin ada { $left } keping yang harus diletakkan. Pilih jumlah yang lebih kecil.
packing-wish-cells = Papan harus terdiri atas { $least } sampai { $most } sel. Ubah jumlah baris atau kolom.
packing-generate-size = Jumlah baris, atau panjang sisi alas piramida; 0 untuk jumlah yang sesuai dengan keping.
packing-generate-columns = Jumlah kolom; 0 untuk jumlah yang sesuai dengan keping dan baris.
packing-generate-pieces = Set keping: 12 keping IQ Puzzler Pro, 55 sel (iq); 12 pentomino, 60 sel (pentominoes); atau keping acak yang terdiri atas 3 sampai 5 sel (random).
packing-generate-left = Jumlah keping yang harus diletakkan; 0 untuk jumlah berapa pun. Jumlah yang kecil jarang dapat dipenuhi karena setiap keping yang diberikan harus benar-benar diperlukan.
packing-generate-grade = Tingkat kesulitan, yaitu tingkat aturan tersulit yang diperlukan untuk memecahkan teka-teki. Jika tidak diisi, tingkatnya bebas.

## Buttons

packing-key-turn = Putar
packing-key-turn-back = Putar balik arah
packing-key-mirror = Balik
packing-key-plane = { $plane ->
    [0] Datar
    [1] Tegak ╲
   *[other] Tegak ╱
}
packing-key-layer-up = Lapisan atas
packing-key-layer-down = Lapisan bawah

## Labels of parameters in forms

packing-label-board = Papan
packing-label-columns = Kolom
packing-label-left = Keping yang harus diletakkan
packing-label-order = Urutan pencarian
packing-label-pieces = Keping
packing-label-solutions = Solusi

## Values in the form for a new puzzle

packing-option-board-rectangle = Persegi panjang
packing-option-board-custom = Bentuk acak
packing-option-board-pyramid = Piramida bola
packing-option-size-0 = Otomatis
packing-option-columns-0 = Otomatis
packing-option-pieces-iq = IQ Puzzler Pro (12 keping)
packing-option-pieces-pentominoes = Pentomino (12 keping)
packing-option-pieces-random = Acak (masing-masing 3 sampai 5 sel)
packing-option-left-0 = Berapa saja

## Title line and unfinished games

packing-progress = { $done } dari { $total } keping
packing-size-pyramid = Piramida { $layers }
