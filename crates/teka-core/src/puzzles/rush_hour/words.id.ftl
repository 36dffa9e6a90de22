# Kata-kata Rush Hour dalam Bahasa Indonesia. Tempat (baris, sel) sudah berupa kata.

## The family

rush-hour-title = Rush Hour
rush-hour-goal = Geser kendaraan di baris atau kolomnya sendiri sampai kendaraan utama mencapai pintu keluar. Kendaraan tidak dapat berbelok atau melompati kendaraan lain.
rush-hour-precheck = dinding atau kendaraan yang selalu menghalangi kendaraan utama
rush-hour-hands = Seret kendaraan di jalurnya, atau tekan lalu pakai tombol panah. Kendaraan utama bertepi ganda dan segaris dengan pintu keluar.

## Reading and writing

rush-hour-format-text = banyaknya baris dan kolom, banyaknya kendaraan, lalu satu baris teks untuk setiap baris (P kendaraan utama, K pintu keluar)
rush-hour-format-line = satu baris teks: sel baris demi baris (A kendaraan utama, o kosong, x dinding, pintu keluar di kanan)
rush-hour-format-csv = tabel: kendaraan, arah, kolom, baris, panjang (X kendaraan utama, pintu keluar di kanan)
rush-hour-line-square = Papan dalam satu baris teks harus persegi, padahal papan ini terdiri atas { $rows } baris dan { $columns } kolom. Tulis sebagai text.
rush-hour-exit-right = Dalam format { $format } pintu keluar selalu di kanan, padahal di papan ini tidak. Tulis sebagai text.
rush-hour-no-walls = Format csv tidak dapat memuat dinding. Tulis papan sebagai text atau line.

rush-hour-empty = tidak ada papan di sini
rush-hour-empty-help = Tulis banyaknya baris dan kolom (6 6), banyaknya kendaraan selain kendaraan utama, lalu satu baris teks untuk setiap baris.
rush-hour-unsound = teks ini tidak membentuk papan
rush-hour-extra-line = papan sudah selesai sebelum baris teks { $line }, tetapi masih ada teks sesudahnya
rush-hour-extra-line-help = Papan dengan format ini hanya terdiri atas satu baris teks.
rush-hour-no-size = di sini seharusnya ada banyaknya baris dan kolom
rush-hour-no-size-help = Baris teks pertama berisi dua bilangan, misalnya 6 6; baris kedua berisi banyaknya kendaraan selain kendaraan utama.
rush-hour-bad-size = "{ $size }" tidak dapat menjadi banyaknya baris atau kolom: harus berupa bilangan dari 1 sampai { $most }
rush-hour-bad-count = "{ $text }" bukan banyaknya kendaraan
rush-hour-bad-count-help = Baris teks kedua berisi satu bilangan: banyaknya kendaraan selain kendaraan utama.
rush-hour-row-length = baris { $row } berisi { $cells } sel, padahal papan terdiri atas { $expected } kolom
rush-hour-missing-cells = di sini masih kurang { $count } sel
rush-hour-surplus-cells = mulai dari sini ada { $count } sel yang berlebih
rush-hour-row-count = ada { $rows } baris, padahal disebutkan { $expected }
rush-hour-missing-rows = setelah baris ini masih kurang { $count } baris
rush-hour-surplus-rows = mulai dari sini ada { $count } baris yang berlebih
rush-hour-not-square = ada { $cells } sel, dan itu tidak membentuk papan persegi
rush-hour-line-help = Papan dengan 6 baris dan kolom terdiri atas 36 sel, papan dengan 5 terdiri atas 25 sel.
rush-hour-too-long = ada { $cells } sel, padahal papan paling banyak terdiri atas { $most } baris dan kolom
rush-hour-no-text = tidak ada teks papan di dalam objek ini
rush-hour-no-text-help = Tulis papan sebagai teks, seperti {"{"}"name":"a","text":"2 2\n0\nPPK\n.."{"}"}.
rush-hour-sign = "{ $sign }" tidak dapat menjadi sel
rush-hour-sign-help = Sel kosong ditulis dengan titik, dinding dengan #, dan kendaraan dengan karakter apa pun yang terlihat.
rush-hour-no-exit = tidak ada pintu keluar
rush-hour-exit-help = Pintu keluar K berdiri di luar papan di ujung garis kendaraan utama: di belakang barisnya, di depannya, atau pada baris teks tersendiri di atas atau di bawah kolomnya.
rush-hour-two-exits = pintu keluar ini berlebih
rush-hour-exit-inside = pintu keluar berdiri di dalam papan
rush-hour-exit-aside = pintu keluar berada di samping kendaraan utama, bukan di ujung garis geraknya
rush-hour-exit-other-row = pintu keluar berada di baris lain: kendaraan utama ada di baris { $row }
rush-hour-exit-other-column = pintu keluar berada di kolom lain: kendaraan utama ada di kolom { $column }
rush-hour-no-primary = tidak ada kendaraan utama { $letter }
rush-hour-primary-upright = kendaraan utama berdiri tegak, padahal dalam format ini pintu keluar ada di kanan
rush-hour-primary-upright-help = Tulis papan sebagai teks format tugas, yang pintu keluarnya dapat berada di sisi mana pun.
rush-hour-two-primaries = ada kendaraan utama { $letter } yang kedua
rush-hour-one-cell = kendaraan { $letter } hanya terdiri atas satu sel
rush-hour-one-cell-help = Kendaraan terdiri atas dua sel atau lebih. Tambahkan satu sel pada kendaraan ini, atau hapus kendaraannya.
rush-hour-one-cell-lenient = kendaraan { $letter } tidak disertakan
rush-hour-bent = kendaraan { $letter } tidak terletak pada satu garis
rush-hour-bent-here = sel ini berada di luar garisnya
rush-hour-split = kendaraan { $letter } terdiri atas beberapa bagian
rush-hour-split-here = sel ini tidak bersentuhan dengan bagian pertama
rush-hour-split-help = Setiap kendaraan memerlukan hurufnya sendiri.

rush-hour-csv-head = kolom-kolom tabel harus bernama { $expected }
rush-hour-csv-fields = ada { $fields } isian di baris teks ini, padahal satu kendaraan memerlukan lima
rush-hour-csv-help = Setiap baris teks berisi { $expected }, misalnya X,H,1,3,2.
rush-hour-csv-no-name = kendaraan memerlukan nama
rush-hour-csv-axis = "{ $text }" bukan arah: tulis H atau V
rush-hour-csv-number = "{ $text }" bukan bilangan dari { $least } sampai { $most }
rush-hour-csv-beyond = kendaraan ini melewati baris atau kolom { $side }
rush-hour-csv-two-alike = sudah ada kendaraan bernama "{ $name }" di baris teks { $line }
rush-hour-csv-overlap = { $cell } sudah ditempati kendaraan "{ $name }" dari baris teks { $line }
rush-hour-csv-too-many = kendaraannya lebih banyak daripada yang dapat dimuat papan mana pun

rush-hour-carriage-returns = baris-baris teks diakhiri tanda carriage return seperti di Windows; tanda itu diabaikan
rush-hour-trailing-blanks = spasi di akhir { $lines } baris teks diabaikan
rush-hour-left-out = kendaraan { $letter } hanya terdiri atas satu sel dan tidak disertakan
rush-hour-no-last-newline = baris teks terakhir tidak diakhiri; baris itu dibaca seolah-olah diakhiri
rush-hour-count-differs = banyaknya kendaraan selain kendaraan utama tertulis { $said }, tetapi ada { $counted }; yang ada di papan yang dipakai
rush-hour-no-count = banyaknya kendaraan tidak tertulis; baris teks ini dianggap baris pertama papan
rush-hour-sides-swapped = banyaknya baris dan kolom tertukar; papan dibaca dengan { $rows } baris dan { $columns } kolom
rush-hour-no-indent = pintu keluar ada di kiri, tetapi { $rows } baris tidak diawali spasi; baris itu dibaca seolah-olah diawali spasi
rush-hour-indent = { $rows } baris diawali spasi; spasi itu diabaikan
rush-hour-odd-size = ukuran tidak tertulis dan kendaraan-kendaraan ini tidak muat di papan 6, 9, atau 12; papan dengan { $size } baris dan kolom yang dipakai
rush-hour-odd-size-help = Tulis size,{ $size } di baris teks pertama untuk menyatakannya.
rush-hour-renamed = kendaraan "{ $name }" di sini disebut { $letter }

rush-hour-answer-empty = tidak ada gerakan di sini
rush-hour-answer-several = di sini dimulai solusi kedua; hanya satu yang dapat diperiksa sekaligus
rush-hour-answer-help = Jawaban adalah daftar gerakan seperti B+2 A-1, atau laporan dengan baris seperti "Gerakan 1: I-kiri (2)".
rush-hour-only-level = Kendaraan { $letter } hanya dapat bergeser ke kiri dan kanan.
rush-hour-only-upright = Kendaraan { $letter } hanya dapat bergeser ke atas dan bawah.

## Playing

rush-hour-bad-move = "{ $text }" bukan gerakan. Tulis B+2 untuk menggeser kendaraan B dua sel ke kanan atau ke bawah, B-2 untuk ke kiri atau ke atas.
rush-hour-no-vehicle = Tidak ada kendaraan { $letter }.
rush-hour-edge-in-way = { $cells ->
    [0] Kendaraan { $letter } sudah di tepi papan dan tidak dapat bergeser ke { $direction }.
   *[other] Kendaraan { $letter } hanya dapat bergeser { $cells } sel ke { $direction }: di sana tepi papan.
}
rush-hour-wall-in-way = { $cells ->
    [0] Kendaraan { $letter } tidak dapat bergeser ke { $direction }: ada dinding di { $cell }.
   *[other] Kendaraan { $letter } hanya dapat bergeser { $cells } sel ke { $direction }: ada dinding di { $cell }.
}
rush-hour-vehicle-in-way = { $cells ->
    [0] Kendaraan { $letter } tidak dapat bergeser ke { $direction }: ada kendaraan { $other } di { $cell }.
   *[other] Kendaraan { $letter } hanya dapat bergeser { $cells } sel ke { $direction }: ada kendaraan { $other } di { $cell }.
}
rush-hour-missing = Kendaraan utama masih berjarak { $cells } sel dari pintu keluar.
rush-hour-left = kiri
rush-hour-right = kanan
rush-hour-up = atas
rush-hour-down = bawah
rush-hour-start = Papan Awal
rush-hour-step = Gerakan { $number }: { $piece }-{ $direction }
rush-hour-step-far = Gerakan { $number }: { $piece }-{ $direction } ({ $distance })
rush-hour-total = Jumlah: { $slides } geseran, { $cells } sel

rush-hour-figure-slides = geseran
rush-hour-figure-cells = sel

## Methods

rush-hour-method-bfs = Memeriksa semua posisi yang berjarak satu gerakan, lalu dua, dan seterusnya; posisi dikemas dalam beberapa bita sehingga cepat.
rush-hour-method-ucs = Selalu melanjutkan dari posisi yang dicapai dengan gerakan paling sedikit.
rush-hour-method-gbfs = Selalu melanjutkan dari posisi yang tampak paling dekat ke pintu keluar; cepat, tetapi jalannya bisa panjang.
rush-hour-method-a-star = Melanjutkan dari posisi dengan jumlah jarak tempuh dan perkiraan sisa terkecil; hasilnya terpendek jika perkiraan tidak pernah terlalu tinggi.
rush-hour-method-ida-star = Mencari makin dalam mengikuti perkiraan dan hampir tidak menyimpan apa pun: lambat, tetapi hemat memori.
rush-hour-method-bidirectional = Mencari dari posisi awal dan dari semua posisi akhir sekaligus sampai keduanya bertemu.
rush-hour-method-beam = Hanya menyimpan posisi yang paling menjanjikan di setiap kedalaman; cepat, tetapi bisa melewatkan semua solusi.
rush-hour-param-metric = Apa yang dihitung satu gerakan: satu geseran sejauh apa pun, atau setiap sel.
rush-hour-param-heuristic = Cara memperkirakan sisa jalan: jarak sel ke pintu keluar, kendaraan yang menghalangi, kendaraan itu beserta penghalangnya, atau himpunan terkecil kendaraan yang harus bergeser.
rush-hour-param-width = Banyaknya posisi yang disimpan di setiap kedalaman.
rush-hour-param-novelty = Dahulukan posisi yang memuat pasangan letak dua kendaraan yang belum pernah muncul.
rush-hour-param-polish = Banyaknya posisi di sekitar solusi yang ditelusuri untuk mencari yang lebih pendek; 0 berarti tidak ada.
rush-hour-param-table = Banyaknya posisi yang diingat selain jalannya sendiri.

## Why there is no solution

rush-hour-why-wall = Dinding di { $wall } berada di antara { $primary } dan pintu keluar, dan tidak pernah bergerak.
rush-hour-why-vehicle = Di jalurnya sendiri { $primary } harus melewati { $vehicle } untuk sampai ke pintu keluar, dan itu tidak mungkin.
rush-hour-why-no-room = { $vehicle } melintang di jalan { $primary } dan tidak punya ruang untuk menyingkir.

## The generator

rush-hour-generate-size = Banyaknya baris dan kolom.
rush-hour-generate-vehicles = Banyaknya kendaraan, termasuk yang utama; 0 untuk sebanyak yang sesuai dengan ukuran.
rush-hour-generate-moves = Banyaknya gerakan solusi terpendek; 0 untuk sebanyak yang diminta tingkat, atau yang sesuai dengan ukuran.
rush-hour-generate-grade = Tingkat kesulitan: menurut banyaknya gerakan.
rush-hour-generate-aim = Apakah banyaknya gerakan yang menentukan, atau papan tersulit yang ditemukan.
rush-hour-generate-walls = Banyaknya dinding.

## Steps: what a move of a shortest way is good for

rush-hour-rule-no-way-out = Tidak ada jalan keluar
rush-hour-rule-drive-out = Keluar
rush-hour-rule-clear-the-way = Membuka jalan
rush-hour-rule-make-room = Memberi ruang
rush-hour-rule-detour = Menyingkir dulu

rush-hour-why-no-way = Bagaimanapun kendaraan digeser, dari sini { $primary } tidak pernah sampai ke pintu keluar.
rush-hour-why-drive-out = Jalannya bebas: { $primary } keluar.
rush-hour-why-clear = { $piece } meninggalkan jalan { $primary }: { $cells } sel ke { $direction }. Sisa geseran: { $left }.
rush-hour-why-room = { $piece } memberi ruang bagi yang lain: { $cells } sel ke { $direction }. Sisa geseran: { $left }.
rush-hour-why-detour = { $piece } harus menyingkir ke arah yang tampaknya salah: { $cells } sel ke { $direction }. Sisa geseran: { $left }.

rush-hour-grade-beginner = pemula
rush-hour-grade-intermediate = menengah
rush-hour-grade-advanced = mahir
rush-hour-grade-expert = pakar

## A survey of everything that can be reached

rush-hour-survey-metric = { $metric ->
    [cell] Setiap sel dihitung satu gerakan.
   *[slide] Setiap geseran dihitung satu gerakan, sejauh apa pun.
}
rush-hour-survey-positions = Posisi yang dapat dicapai: { $count }.
rush-hour-survey-no-way = Tidak satu pun di antaranya selesai: tidak ada jalan keluar.
rush-hour-survey-solved = Posisi selesai di antaranya: { $count }.
rush-hour-survey-left = Sisa gerakan dari sini: { $left }.
rush-hour-survey-ways = Jalan terpendek dari sini: { $count }.
rush-hour-survey-too-many-ways = Jalan terpendek dari sini: lebih dari yang dapat dihitung.
rush-hour-survey-moves = Gerakan yang mungkin: { $count }.
rush-hour-survey-move = { $piece }-{ $direction }{ $distance ->
    [1] {""}
   *[other] {" "}({ $distance })
}: { $cost ->
    [0] pada jalan terpendek
   *[other] merugikan { $cost } gerakan
}, sisa { $left }
rush-hour-survey-move-only = { $piece }-{ $direction }{ $distance ->
    [1] {""}
   *[other] {" "}({ $distance })
}
rush-hour-survey-hardest = Yang tersulit di antaranya berjarak { $left } gerakan dari pintu keluar:

## Nama parameter seperti di formulir

rush-hour-label-aim = Sasaran
rush-hour-label-heuristic = Heuristik
rush-hour-label-metric = Metrik
rush-hour-label-moves = Langkah
rush-hour-label-novelty = Kebaruan
rush-hour-label-polish = Pemolesan
rush-hour-label-table = Tabel
rush-hour-label-vehicles = Kendaraan
rush-hour-label-walls = Dinding
rush-hour-label-width = Lebar
