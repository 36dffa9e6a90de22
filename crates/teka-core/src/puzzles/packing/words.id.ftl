# Kata-kata packing dalam Bahasa Indonesia. Tempat (baris, sel) sudah berupa kata.

## The family

packing-title = Packing (IQ Puzzler Pro)
packing-goal = Isi papan dengan semua keping, masing-masing tepat satu kali. Keping boleh diputar dan dicerminkan; tidak boleh ada yang bertumpuk, dan tidak boleh ada sel yang kosong.
packing-precheck = luas total yang tidak cocok, atau sekumpulan kecil keping yang tidak muat
packing-hands = Seret keping ke papan, atau tekan keping lalu tempatnya; putar dan cerminkan dengan tombol di bawah papan. Tekan keping yang terpasang untuk mengambilnya lagi.

## Reading and writing

packing-format-text = banyaknya baris, kolom, dan keping; DEFAULT, CUSTOM, atau PYRAMID; lalu gambar setiap keping
packing-format-json = satu baris JSON: teks format tugas dalam isian "text"

packing-empty = tidak ada puzzle di sini
packing-empty-help = Tulis banyaknya baris, kolom, dan keping (5 7 5), lalu DEFAULT, CUSTOM, atau PYRAMID, baris-baris papan CUSTOM, lalu keping-kepingnya.
packing-unsound = teks ini tidak membentuk puzzle
packing-too-long = teks ini lebih panjang daripada puzzle atau jawaban mana pun
packing-no-text = tidak ada teks puzzle dalam objek ini
packing-no-text-help = Tulis puzzle sebagai text, misalnya {"{"}"text":"1 2 1\nDEFAULT\nAA"{"}"}.
packing-no-numbers = banyaknya baris, kolom, dan keping tidak tertulis
packing-no-numbers-here = seharusnya ada sebelum baris teks ini
packing-header = baris teks pertama berisi { $count } kata, padahal seharusnya tiga bilangan
packing-header-surplus = mulai dari sini berlebih
packing-header-short = di sini masih kurang { $count } bilangan
packing-header-help = Baris teks pertama berisi tiga bilangan: banyaknya baris, kolom, dan keping, misalnya 5 7 5.
packing-bad-side = "{ $text }" tidak dapat menjadi banyaknya baris atau kolom: harus berupa bilangan dari 1 sampai { $most }
packing-rows-here = banyaknya baris
packing-columns-here = banyaknya kolom
packing-bad-count = "{ $text }" bukan banyaknya keping
packing-count-here = banyaknya keping
packing-no-kind = jenis papan tidak tertulis
packing-no-kind-here = di sini seharusnya ada DEFAULT, CUSTOM, atau PYRAMID
packing-bad-kind = tidak ada jenis papan bernama "{ $text }"
packing-bad-kind-here = di sini seharusnya ada DEFAULT, CUSTOM, atau PYRAMID
packing-kind-help = Baris teks kedua menyebut jenis papan: DEFAULT untuk persegi panjang penuh, CUSTOM untuk bentuk apa pun, PYRAMID untuk lapisan-lapisan bola.
packing-not-square = banyaknya baris dan kolom piramida harus sama, padahal di sini { $rows } dan { $columns }
packing-not-square-here = kedua bilangan ini harus sama
packing-not-square-help = Bilangan itu adalah sisi lapisan terbawah, misalnya { $side } { $side }.
packing-too-large = papan terdiri atas { $cells } sel, padahal paling banyak { $most }
packing-too-large-here = selnya terlalu banyak
packing-no-cells = papan tidak memiliki sel untuk diisi
packing-board-help = Papan CUSTOM ditulis satu baris teks untuk setiap baris: X diisi, titik berada di luar. Jika ada * tanpa X, * berada di luar dan titik diisi.
packing-board-sign = "{ $sign }" tidak dapat menjadi sel papan
packing-board-sign-here = di sini seharusnya ada X atau titik
packing-row-length = baris { $row } papan berisi { $cells } sel, padahal disebutkan { $expected }
packing-row-length-help = Bilangan kedua di baris teks pertama menyebut banyaknya sel setiap baris; sel di luar ditulis dengan titik.
packing-missing-cells = di sini masih kurang { $count } sel
packing-surplus-cells = mulai dari sini ada { $count } sel yang berlebih
packing-board-rows = papan terdiri atas { $rows } baris, padahal disebutkan { $expected }
packing-missing-rows = di sekitar sini masih kurang { $count } baris
packing-surplus-rows = mulai dari sini ada { $count } baris yang berlebih

packing-letter = keping tidak dapat digambar dengan "{ $sign }"
packing-letter-here = di sini seharusnya ada huruf atau spasi
packing-letter-help = Keping digambar dengan huruf A sampai Z dan a sampai z. Jika ada lebih dari { $most } keping, karakter lain yang terlihat juga boleh.
packing-two-letters = huruf { $first } dan { $second } berada di satu baris
packing-two-letters-here = { $letter } milik keping lain
packing-pieces-help = Setiap keping digambar dengan hurufnya sendiri di baris-baris teks tersendiri, satu keping di bawah yang lain.
packing-no-letter = belum ada keping yang dimulai di baris teks ini
packing-no-letter-here = tidak ada huruf di sini
packing-drawn-twice = keping { $letter } digambar dua kali
packing-drawn-twice-here = sudah digambar di baris teks { $line }
packing-drawn-twice-help = Beri keping kedua huruf lain, atau satukan baris-baris milik satu keping.
packing-piece-too-large = keping { $letter } lebih besar daripada papan mana pun
packing-piece-too-large-help = Sebuah keping paling banyak terdiri atas { $side } baris dan kolom, serta { $cells } kotak.
packing-too-many-pieces = ada { $count } keping, padahal paling banyak { $most }
packing-too-many-pieces-here = mulai dari sini berlebih
packing-no-pieces = Piece kurang! Tidak ada keping sama sekali
packing-no-pieces-here = tidak ada keping yang digambar
packing-pieces-missing = Piece kurang! Disebutkan { $said }, tetapi hanya { $drawn } yang digambar
packing-pieces-extra = Piece berlebih! Disebutkan { $said }, tetapi { $drawn } yang digambar
packing-drawn-here = { $drawn } yang digambar
packing-count-help = Bilangan ketiga adalah banyaknya keping. Ubah menjadi { $drawn } agar sesuai dengan gambar.
packing-count-lenient = banyaknya keping mengikuti gambar
packing-area = Ukuran piece tidak sesuai! Semua keping menutupi { $area } sel, papan terdiri atas { $cells }
packing-area-less = { $count } sel akan tetap kosong
packing-area-more = keping-keping kelebihan { $count } kotak
packing-area-help = Semua keping bersama-sama harus mengisi papan tanpa celah. Ubah keping atau papannya.
packing-area-lenient = teka-teki ini tetap dibaca, tetapi tidak memiliki solusi

packing-row-count = ada { $rows } baris, padahal papan dicetak dalam { $expected }
packing-row-short = baris ini berakhir sebelum papan berakhir
packing-blank-cell = ada spasi di sebuah sel papan
packing-blank-cell-here = di sini seharusnya ada huruf atau titik
packing-outside = "{ $letter }" berada di luar papan
packing-outside-here = papan tidak sampai ke sini
packing-printed-help = Papan ditulis seperti dicetak: huruf di tempat keping berada, titik di sel kosong, piramida dari lapisan teratas ke bawah.
packing-unknown-letter = tidak ada keping "{ $letter }"
packing-unknown-letter-here = tidak ada keping yang digambar dengan huruf ini
packing-unknown-letter-help = Huruf besar dan huruf kecil adalah keping yang berbeda.
packing-given-part = keping { $letter } hanya diberikan sebagian: { $cells } dari { $size } kotaknya
packing-given-shape = keping { $letter } tidak dapat terletak seperti ini
packing-given-here = sel pertama { $letter }
packing-given-help = Keping yang diberikan terletak utuh di sana, boleh diputar dan dicerminkan.

packing-stars = papan berisi * tanpa X: * dibaca sebagai luar papan dan titik sebagai sel yang diisi
packing-hashes = # dibaca sebagai X, sel yang diisi
packing-count-differs = disebutkan { $said } keping, tetapi { $drawn } yang digambar; yang digambar yang dipakai
packing-dots = titik di dalam keping dibaca sebagai lubang
packing-blank-line = ada baris kosong di dalam keping { $letter }; baris itu diabaikan
packing-blank-line-help = Dua keping memerlukan huruf yang berbeda, meskipun ada baris kosong di antaranya.
packing-cases = { $small } dan { $capital } dibaca sebagai dua keping
packing-corners = keping { $letter } hanya tersambung melalui sudut
packing-in-parts = keping { $letter } terdiri atas beberapa bagian yang tidak bersentuhan

packing-answer-empty = tidak ada jawaban di sini
packing-answer-help = Jawaban adalah papan dengan huruf di setiap sel, atau langkah seperti A=r1c1r1c2.
packing-answer-given = keping { $letter } sudah diberikan dan tetap di tempatnya

## Playing

packing-bad-move = "{ $text }" bukan langkah. Letakkan keping seperti A=r1c1r1c2, atau ambil kembali seperti A-.
packing-no-piece = Tidak ada keping { $letter }.
packing-piece-given = Keping { $letter } sudah ditentukan: letaknya tetap.
packing-cell-twice = Langkah keping { $letter } menyebut satu sel dua kali.
packing-lies-nowhere = Keping { $letter } tidak ada di papan, jadi tidak dapat diambil kembali.
packing-sticks-out = Keping { $letter } akan keluar dari papan di { $cell }.
packing-no-room = Keping { $letter } akan keluar dari papan di situ.
packing-covered = Keping { $letter } akan bertumpuk dengan keping { $other } di { $cell }.
packing-missing = { $pieces ->
    [0] Semua keping sudah diletakkan, tetapi { $cells } sel masih kosong.
   *[other] Masih ada { $pieces } keping yang harus diletakkan, { $cells } sel masih kosong.
}
packing-wrong-shape = Keping { $letter } tidak dapat terletak seperti itu: bentuknya lain.
packing-wrong-size = Keping { $letter } digambar dengan { $drawn } sel tetapi menutupi { $covers }.

## Algorithms

packing-method-first-empty = sel kosong pertama ditutup lebih dahulu; lubang yang tidak dapat diisi dipangkas; pilihan baku untuk papan datar
packing-method-bit-slices = peletakan sebagai bit, disaring di setiap langkah; sel atau keping dengan pilihan tersedikit lebih dahulu; pilihan baku untuk piramida
packing-method-dancing-links = exact cover dengan dancing links
packing-method-dancing-cells = exact cover dengan dancing cells, larik sebagai pengganti tautan
packing-method-brute-force = cara tugas kuliah: keping demi keping menurut urutan, setiap putaran, setiap posisi
packing-method-memo-count = menghitung tanpa mendaftar: jalan yang menuju isian yang sama diikuti bersama; pilihan baku untuk menghitung pada papan datar
packing-solutions = all: semua solusi; different: satu dari solusi-solusi yang sama setelah diputar atau dicerminkan
packing-order = first: setiap putaran keping di setiap posisi di dalam baris dan kolom; menghitung kasus (pemanggilan fungsi pencarian). second: setiap putaran yang berbeda di setiap sel, termasuk yang keluar dari papan; menghitung percobaan. Piramida hanya memiliki satu urutan
packing-choose = sel atau keping mana yang berikutnya: yang pilihannya tersedikit (fewest), atau yang pertama (first)

## Counts

packing-count-unlabelled = tanpa label (keping yang sama bentuk tidak dibedakan)
packing-count-labelled = berlabel (keping yang sama bentuk dibedakan)
packing-count-up-to-symmetry = hingga simetri (papan yang diputar atau dicerminkan dihitung sekali)

## Rules and reasons

packing-grade-easy = mudah
packing-grade-medium = sedang
packing-grade-hard = sulit
packing-grade-expert = ahli

packing-rule-wrong-shape = Letak yang tidak sesuai bentuk
packing-rule-area = Luas tidak sesuai
packing-rule-unreached = Sel yang tidak terjangkau
packing-rule-no-room = Keping tanpa tempat
packing-rule-region = Lubang yang ukurannya tidak sesuai
packing-rule-colouring = Pewarnaan
packing-rule-one-place = Satu tempat untuk satu keping
packing-rule-one-way = Satu cara menutup sel
packing-rule-hole = Satu cara mengisi lubang
packing-rule-look-ahead = Melihat satu keping ke depan
packing-rule-think-ahead = Melihat beberapa keping ke depan
packing-rule-trial = Mencoba semuanya
packing-rule-shared = Yang dimiliki kebanyakan solusi

packing-why-area = Luas keping { $pieces }, luas papan { $cells }: tidak ada solusi.
packing-why-unreached = Tidak ada keping tersisa yang dapat menutup { $cell } tanpa keluar dari papan atau menindih keping lain: dari sini tidak ada solusi.
packing-why-no-room = Tidak ada lagi tempat untuk { $piece }: dari sini tidak ada solusi.
packing-why-few-places = { $pieces } berbentuk sama, tetapi hanya ada { $places } tempat tersisa untuk semuanya: dari sini tidak ada solusi.
packing-why-region = { $count ->
    [1] Tidak ada keping tersisa yang muat di satu sel ini, { $cells }: dari sini tidak ada solusi.
   *[other] Lubang berukuran { $count } terpisah dari sel kosong lainnya: { $cells }. Tidak ada keping yang muat di sana yang bersama-sama berjumlah { $count } sel, jadi dari sini tidak ada solusi.
}
packing-why-colouring = { $colouring ->
    [chessboard] Warnai sel-sel seperti papan catur:
    [rows] Gelapkan setiap baris kedua, mulai dari baris pertama:
    [columns] Gelapkan setiap kolom kedua, mulai dari kolom pertama:
    [crossings] Gelapkan sel di persilangan setiap baris kedua dengan setiap kolom kedua, mulai dari yang pertama:
    [layers] Gelapkan setiap lapisan kedua, mulai dari dasar:
   *[diagonals] Gelapkan setiap diagonal ketiga:
} ada { $dark } sel gelap dan { $light } sel terang yang kosong. Bagaimanapun keping yang tersisa diletakkan, banyaknya sel gelap yang tertutup tidak pernah berjumlah { $dark }: dari sini tidak ada solusi.
packing-why-set = { $count ->
    [1] Di mana pun { $pieces } diletakkan, tersisa lubang yang tidak dapat diisi, atau keping lain tidak mendapat tempat: tidak ada solusi.
   *[other] Bagaimanapun { $pieces } diletakkan bersama, keping-keping itu bertindihan, tersisa lubang yang tidak dapat diisi, atau keping lain tidak mendapat tempat: tidak ada solusi.
}
packing-why-one-place = Hanya ada satu tempat tersisa untuk { $piece }, yaitu di { $cells }.
packing-why-last-places = { $pieces } berbentuk sama, dan tepat { $count } tempat tersisa untuk semuanya, yaitu di { $cells }.
packing-why-one-way = { $cell } hanya dapat ditutup oleh { $piece }, dan hanya dengan satu cara: di { $cells }.
packing-why-hole = Lubang berukuran { $count } terpisah dari sel kosong lainnya: { $cells }. Hanya ada satu cara untuk mengisinya, yaitu dengan { $pieces }.
packing-why-hole-stays = Lubang berukuran { $count } terpisah dari sel kosong lainnya: { $cells }. Tidak ada cara untuk mengisinya, jadi dari sini tidak ada solusi.
packing-why-ahead-piece = { $depth ->
    [at-once] Ada { $ways } tempat tersisa untuk { $pieces }, tetapi di semua tempat lain akan tersisa lubang yang tidak dapat diisi, atau keping lain tidak mendapat tempat: letaknya di { $cells }.
   *[later] Ada { $ways } tempat tersisa untuk { $pieces }. Jika diletakkan di tempat lain lalu dilanjutkan dengan langkah-langkah yang hanya mungkin satu cara, akhirnya ada lubang yang tidak dapat diisi atau keping tanpa tempat: letaknya di { $cells }.
}
packing-why-ahead-cell = { $depth ->
    [at-once] Ada { $ways } cara untuk menutup { $cell }, tetapi semua cara lain menyisakan lubang yang tidak dapat diisi, atau keping tanpa tempat: { $piece } terletak di { $cells }.
   *[later] Ada { $ways } cara untuk menutup { $cell }. Jika cara lain dipilih lalu dilanjutkan dengan langkah-langkah yang hanya mungkin satu cara, akhirnya ada lubang yang tidak dapat diisi atau keping tanpa tempat: { $piece } terletak di { $cells }.
}
packing-why-no-way = { $depth ->
    [at-once] Ada { $ways } cara tersisa untuk { $what }, tetapi masing-masing menyisakan lubang yang tidak dapat diisi, atau keping tanpa tempat: dari sini tidak ada solusi.
   *[later] Ada { $ways } cara tersisa untuk { $what }. Jika dilanjutkan dengan langkah-langkah yang hanya mungkin satu cara, masing-masing berakhir dengan lubang yang tidak dapat diisi atau keping tanpa tempat: dari sini tidak ada solusi.
}
packing-why-trial = Semua kemungkinan lain sudah dicoba dan buntu: { $piece } terletak di { $cells } dalam setiap solusi.
packing-why-nothing-fits = Semua cara meletakkan { $pieces } keping yang tersisa sudah dicoba, dan tidak satu pun mengisi papan: dari sini tidak ada solusi.

packing-hint-shared = { $solutions ->
    [1] Tinggal satu solusi; di dalamnya { $piece } terletak di { $cells }.
   *[other] Belum ada yang pasti: dari sini masih ada { $solutions } solusi. Dalam { $count } di antaranya { $piece } terletak di { $cells }; tidak ada letak lain yang dimiliki lebih banyak solusi.
}

## What a survey tells

packing-survey-solutions = { $count ->
    [0] Dari sini tidak ada solusi.
   *[other] Banyaknya solusi dari sini: { $count }.
}
packing-survey-at-least = Banyaknya solusi dari sini paling sedikit { $count }; pencarian dihentikan sebelum semuanya diketahui.
packing-survey-piece = { $piece }: muat di { $fits } tempat; dalam solusi terletak di { $used } di antaranya.
packing-survey-piece-fits = { $piece }: muat di { $fits } tempat.
packing-survey-shared = Letak yang dimiliki paling banyak solusi: { $piece } di { $cells }, dalam { $count } solusi.

## New challenges

packing-generate-board = Papan: persegi panjang penuh, bentuk acak, atau piramida bola.
packing-wish-columns = Kolom piramida tidak dapat dipilih: hapus pilihan itu.
packing-wish-area = Keping-keping ini menutupi { $cells } sel, dan tidak ada papan { $cells } sel dengan baris dan kolom itu. Pilih baris dan kolom lain, atau keping acak.
packing-wish-left = { $left } keping tidak dapat disisakan: hanya ada { $pieces }.
packing-wish-cells = Papan seperti itu terlalu kecil atau terlalu besar: harus terdiri atas { $least } sampai { $most } sel.
packing-generate-size = Banyaknya baris papan, atau sisi alas piramida; 0 untuk yang sesuai dengan keping-kepingnya.
packing-generate-columns = Banyaknya kolom papan; 0 untuk yang sesuai dengan keping dan barisnya.
packing-generate-pieces = Keping-kepingnya: dua belas keping IQ Puzzler Pro (55 sel), dua belas pentomino (60 sel), atau keping acak yang terdiri atas tiga sampai lima sel.
packing-generate-left = Banyaknya keping yang harus diletakkan; 0 untuk sebanyak yang didapat. Tidak ada keping yang diberikan yang boleh dihilangkan, jadi jumlah yang kecil jarang mungkin.
packing-generate-grade = Tingkat kesulitan tantangan: tingkat aturan tersulit yang diperlukan untuk menjelaskannya. Tingkat apa pun jika tidak diisi.

## Keys with a button

packing-key-turn = Putar ↻
packing-key-turn-back = Putar ↺
packing-key-mirror = Cerminkan
packing-key-plane = { $plane ->
    [0] Rebah
    [1] Tegak ╲
   *[other] Tegak ╱
}
packing-key-layer-up = Lapis ▲
packing-key-layer-down = Lapis ▼

## Nama parameter seperti di formulir

packing-label-board = Papan
packing-label-columns = Kolom
packing-label-left = Keping tersisa
packing-label-order = Urutan pencarian
packing-label-pieces = Keping
packing-label-solutions = Solusi
