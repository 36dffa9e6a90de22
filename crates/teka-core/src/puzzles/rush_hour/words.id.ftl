# Indonesian messages for Rush Hour. Places (rows, columns, cells) are passed as text, such as
# "baris 3 kolom 5".

## The family

rush-hour-title = Rush Hour
rush-hour-goal = Geser kendaraan di sepanjang baris atau kolomnya sampai kendaraan utama mencapai pintu keluar. Kendaraan tidak dapat berbelok atau melompati kendaraan lain.
rush-hour-precheck = dinding atau kendaraan yang menghalangi kendaraan utama secara permanen
rush-hour-hands = Seret kendaraan di sepanjang baris atau kolomnya, atau pilih kendaraan lalu gunakan tombol panah. Kendaraan utama bergaris tepi ganda dan segaris dengan pintu keluar.

## Formats: descriptions that follow the name of the format

rush-hour-format-text = jumlah baris dan kolom, jumlah kendaraan selain kendaraan utama, lalu satu baris teks per baris papan; P kendaraan utama, K pintu keluar
rush-hour-format-line = satu baris teks berisi semua sel, baris demi baris; A kendaraan utama, o kosong, x dinding; pintu keluar di kanan
rush-hour-format-csv = tabel berisi kendaraan, orientasi, kolom, baris, dan panjang; X kendaraan utama; pintu keluar di kanan
rush-hour-line-square = Format line hanya untuk papan persegi, sedangkan papan ini berukuran { $rows } × { $columns }. Gunakan format text.
rush-hour-exit-right = Dalam format { $format }, pintu keluar harus di kanan, sedangkan di papan ini pintu keluar ada di sisi lain. Gunakan format text.
rush-hour-no-walls = Format csv tidak dapat menyimpan dinding. Gunakan format text atau line.

## Mistakes in a puzzle. Messages follow "error: ", labels follow the marked text.

rush-hour-empty = papan tidak ditemukan
rush-hour-empty-help = Tulis jumlah baris dan kolom (6 6), jumlah kendaraan selain kendaraan utama, lalu satu baris teks untuk setiap baris papan.
rush-hour-unsound = teks ini tidak membentuk papan yang valid
rush-hour-extra-line = ada teks lain setelah papan, yaitu di baris teks { $line }
rush-hour-extra-line-help = Papan dalam format ini hanya terdiri atas satu baris teks.
rush-hour-no-size = jumlah baris dan kolom seharusnya ditulis di sini
rush-hour-no-size-help = Baris teks pertama berisi dua bilangan, misalnya 6 6. Baris teks kedua berisi jumlah kendaraan selain kendaraan utama.
rush-hour-bad-size = "{ $size }" bukan jumlah baris atau kolom yang valid: jumlahnya harus dari 1 sampai { $most }
rush-hour-bad-count = "{ $text }" bukan jumlah kendaraan yang valid: jumlahnya harus berupa bilangan bulat
rush-hour-bad-count-help = Baris teks kedua berisi satu bilangan, yaitu jumlah kendaraan selain kendaraan utama.
rush-hour-row-length = baris { $row } berisi { $cells } sel, seharusnya { $expected }
rush-hour-missing-cells = kurang { $count } sel di sini
rush-hour-surplus-cells = kelebihan { $count } sel mulai dari sini
rush-hour-row-count = papan berisi { $rows } baris, seharusnya { $expected }
rush-hour-missing-rows = kurang { $count } baris setelah baris teks ini
rush-hour-surplus-rows = kelebihan { $count } baris mulai dari sini
rush-hour-not-square = { $cells ->
    [1] 1 sel tidak membentuk papan yang valid
   *[other] { $cells } sel tidak dapat membentuk papan persegi
}
rush-hour-line-help = Papan 5 × 5 berisi 25 sel, sedangkan papan 6 × 6 berisi 36 sel.
rush-hour-too-long = papan berisi { $cells } sel, padahal papan paling besar terdiri atas { $most } baris dan { $most } kolom
rush-hour-no-text = objek ini tidak memiliki field "text"
rush-hour-no-text-help = Tulis teka-teki di dalam field "text", misalnya {"{"}"name":"a","text":"2 2\n0\nPPK\n.."{"}"}.
rush-hour-sign = "{ $sign }" bukan karakter papan yang valid
rush-hour-sign-help = Gunakan karakter yang terlihat saja: titik untuk sel kosong, # untuk dinding, dan satu huruf untuk setiap kendaraan.
rush-hour-no-exit = papan ini tidak memiliki pintu keluar
rush-hour-exit-help = Tulis pintu keluar K di luar papan, segaris dengan kendaraan utama: sebelum atau sesudah barisnya, atau pada baris teks tersendiri di atas atau di bawah kolomnya.
rush-hour-two-exits = pintu keluar lebih dari satu; sisakan satu K saja
rush-hour-exit-inside = pintu keluar berada di dalam papan
rush-hour-exit-aside = pintu keluar berada di sisi yang salah: letaknya harus di ujung baris atau kolom kendaraan utama
rush-hour-exit-other-row = pintu keluar berada di baris lain; kendaraan utama ada di baris { $row }
rush-hour-exit-other-column = pintu keluar berada di kolom lain; kendaraan utama ada di kolom { $column }
rush-hour-no-primary = tidak ada kendaraan utama; tandai dengan huruf { $letter }
rush-hour-primary-upright = kendaraan utama vertikal, padahal dalam format ini pintu keluar ada di kanan
rush-hour-primary-upright-help = Gunakan format text, yang membolehkan pintu keluar di sisi mana pun.
rush-hour-two-primaries = ada lebih dari satu kendaraan utama { $letter }; gunakan huruf lain untuk kendaraan yang kedua
rush-hour-one-cell = kendaraan { $letter } hanya terdiri atas 1 sel
rush-hour-one-cell-help = Kendaraan terdiri atas sedikitnya 2 sel. Tambahkan satu sel pada kendaraan ini atau hapus kendaraannya.
# Follows "Dengan --lenient, ".
rush-hour-one-cell-lenient = kendaraan { $letter } diabaikan
rush-hour-bent = kendaraan { $letter } tidak lurus: semua selnya harus berada di satu baris atau satu kolom
rush-hour-bent-here = sel ini tidak segaris dengan sel lainnya
rush-hour-split = sel-sel kendaraan { $letter } tidak terhubung
rush-hour-split-here = sel ini tidak bersentuhan dengan sel lainnya
rush-hour-split-help = Gunakan huruf yang berbeda untuk setiap kendaraan.

rush-hour-csv-head = judul kolom tabel harus { $expected }
rush-hour-csv-fields = baris teks ini berisi { $fields } nilai, seharusnya 5
rush-hour-csv-help = Setiap baris teks berisi { $expected }, misalnya X,H,1,3,2.
rush-hour-csv-no-name = kendaraan ini tidak memiliki nama; tulis namanya sebagai nilai pertama
rush-hour-csv-axis = "{ $text }" bukan orientasi; gunakan H atau V
rush-hour-csv-number = "{ $text }" bukan bilangan dari { $least } sampai { $most }
rush-hour-csv-beyond = kendaraan ini melewati tepi papan, yang berukuran { $rows } × { $columns }
rush-hour-csv-beyond-any = kendaraan ini melewati tepi papan terbesar yang mungkin, yaitu { $most } × { $most }
rush-hour-csv-two-alike = nama kendaraan "{ $name }" sudah dipakai di baris teks { $line }
rush-hour-csv-overlap = { $cell } sudah ditempati kendaraan "{ $name }" pada baris teks { $line }
rush-hour-csv-too-many = terlalu banyak kendaraan: satu papan memuat paling banyak { $most }

## Warnings about a puzzle that was read anyway

rush-hour-carriage-returns = akhir baris gaya Windows (CRLF) dibaca sebagai ganti baris biasa
rush-hour-trailing-blanks = spasi di akhir { $lines } baris teks diabaikan
rush-hour-left-out = kendaraan { $letter } hanya terdiri atas 1 sel sehingga diabaikan
rush-hour-no-last-newline = baris teks terakhir tidak diakhiri ganti baris; ganti baris dianggap ada
rush-hour-count-differs = baris teks kedua menyebutkan { $said } kendaraan selain kendaraan utama, tetapi di papan ada { $counted }; yang dipakai adalah kendaraan di papan
rush-hour-no-count = jumlah kendaraan tidak ditulis; baris teks ini dibaca sebagai baris pertama papan
rush-hour-sides-swapped = jumlah baris dan kolom tertukar; papan dibaca sebagai { $rows } × { $columns }
rush-hour-no-indent = pintu keluar ada di kiri, tetapi { $rows } baris tidak diawali spasi; baris itu dianggap diawali spasi
rush-hour-indent = spasi di awal { $rows } baris diabaikan
rush-hour-odd-size = ukuran tidak ditulis dan kendaraan tidak muat di papan berukuran 6, 9, atau 12; ukuran { $size } yang dipakai
rush-hour-odd-size-help = Tulis size,{ $size } di baris teks pertama untuk menetapkan ukurannya.
rush-hour-renamed = nama kendaraan "{ $name }" diganti menjadi { $letter }

## Mistakes in an answer

rush-hour-answer-empty = tidak ada langkah yang ditemukan
rush-hour-answer-several = solusi kedua dimulai di sini; solusi hanya dapat diperiksa satu per satu
rush-hour-answer-help = Tulis daftar langkah seperti B+2 A-1, atau laporan dengan baris seperti "Gerakan 1: I-kiri (2)".
rush-hour-answer-bad-move = "{ $text }" bukan langkah
rush-hour-answer-no-vehicle = tidak ada kendaraan { $letter }
rush-hour-only-level = kendaraan { $letter } horizontal dan hanya dapat bergeser ke kiri atau kanan
rush-hour-only-upright = kendaraan { $letter } vertikal dan hanya dapat bergeser ke atas atau bawah

## Playing

rush-hour-bad-move = "{ $text }" bukan langkah. Tulis B+2 untuk menggeser kendaraan B 2 sel ke kanan atau ke bawah, atau B-2 untuk menggesernya 2 sel ke kiri atau ke atas.
rush-hour-no-vehicle = Tidak ada kendaraan { $letter }.
rush-hour-edge-in-way = { $cells ->
    [0] Kendaraan { $letter } sudah di tepi papan dan tidak dapat bergeser ke { $direction }.
   *[other] Kendaraan { $letter } hanya dapat bergeser { $cells } sel ke { $direction } sampai tepi papan.
}
rush-hour-wall-in-way = { $cells ->
    [0] Kendaraan { $letter } tidak dapat bergeser ke { $direction } karena ada dinding di { $cell }.
   *[other] Kendaraan { $letter } hanya dapat bergeser { $cells } sel ke { $direction } karena ada dinding di { $cell }.
}
rush-hour-vehicle-in-way = { $cells ->
    [0] Kendaraan { $letter } tidak dapat bergeser ke { $direction } karena ada kendaraan { $other } di { $cell }.
   *[other] Kendaraan { $letter } hanya dapat bergeser { $cells } sel ke { $direction } karena ada kendaraan { $other } di { $cell }.
}
rush-hour-missing = Kendaraan utama masih berjarak { $cells } sel dari pintu keluar.
rush-hour-left = kiri
rush-hour-right = kanan
rush-hour-up = atas
rush-hour-down = bawah
# The next three are also read back from saved reports; the course prescribes them.
rush-hour-start = Papan Awal
rush-hour-step = Gerakan { $number }: { $piece }-{ $direction }
rush-hour-step-far = Gerakan { $number }: { $piece }-{ $direction } ({ $distance })
rush-hour-total = Total: { $slides } geseran, { $cells } sel

rush-hour-figure-slides = geseran
rush-hour-figure-cells = sel

## Methods

rush-hour-method-bfs-title = Pencarian melebar (BFS)
rush-hour-method-bfs = Menelusuri semua posisi yang berjarak 1 langkah, lalu 2 langkah, dan seterusnya. Cepat karena setiap posisi dikemas dalam beberapa byte.
rush-hour-method-ucs-title = Uniform-cost search (UCS)
rush-hour-method-ucs = Selalu mengekspansi posisi yang dicapai dengan langkah paling sedikit.
rush-hour-method-gbfs-title = Greedy best-first search
rush-hour-method-gbfs = Selalu mengekspansi posisi yang tampak paling dekat dengan pintu keluar. Cepat, tetapi solusinya bisa panjang.
rush-hour-method-a-star-title = A*
rush-hour-method-a-star = Selalu mengekspansi posisi dengan total terkecil dari langkah yang sudah dilakukan dan taksiran sisa langkah. Solusinya terpendek jika heuristik tidak pernah menaksir terlalu tinggi.
rush-hour-method-ida-star-title = IDA*
rush-hour-method-ida-star = Mengulang pencarian mendalam dengan batas taksiran panjang solusi yang terus dinaikkan. Lambat, tetapi sangat hemat memori.
rush-hour-method-bidirectional-title = Pencarian dua arah
rush-hour-method-bidirectional = Mencari dari posisi awal dan dari semua posisi tujuan secara bersamaan sampai kedua pencarian bertemu.
rush-hour-method-beam-title = Beam search
rush-hour-method-beam = Hanya menyimpan posisi yang paling menjanjikan di setiap kedalaman. Cepat, tetapi bisa melewatkan semua solusi.
rush-hour-param-metric = Yang dihitung sebagai satu langkah: satu geseran sejauh apa pun (slide) atau setiap sel (cell).
rush-hour-param-heuristic = Cara menaksir sisa langkah: jumlah sel ke pintu keluar (distance), kendaraan yang menghalangi (blockers), kendaraan itu beserta penghalangnya (blockers-of-blockers), atau himpunan terkecil kendaraan yang harus bergeser (closure).
rush-hour-param-width = Jumlah posisi yang disimpan di setiap kedalaman.
rush-hour-param-novelty = Mengutamakan posisi yang memuat kombinasi letak dua kendaraan yang belum pernah muncul.
rush-hour-param-polish = Jumlah posisi di sekitar solusi yang ditelusuri untuk mencari solusi yang lebih pendek; 0 untuk mematikannya.
rush-hour-param-table = Jumlah posisi yang disimpan selain jalur yang sedang ditelusuri.

## Reasons why there is no solution

rush-hour-why-wall = Dinding di { $wall } menutup jalur kendaraan utama ke pintu keluar, dan dinding tidak dapat digeser.
rush-hour-why-vehicle = Kendaraan { $vehicle } berada di jalur kendaraan utama dan bergeser pada garis yang sama sehingga jalur ke pintu keluar selalu terhalang.
rush-hour-why-no-room = Kendaraan { $vehicle } melintang di jalur kendaraan utama dan tidak punya ruang untuk menyingkir.

## The generator

rush-hour-generate-size = Jumlah baris dan kolom.
rush-hour-generate-vehicles = Jumlah kendaraan, termasuk kendaraan utama; 0 untuk jumlah yang sesuai dengan ukuran papan.
rush-hour-generate-moves = Jumlah langkah dalam solusi terpendek; 0 untuk jumlah yang sesuai dengan tingkat atau ukuran papan.
rush-hour-generate-grade = Tingkat kesulitan menurut jumlah geseran dalam solusi terpendek.
rush-hour-generate-aim = Tujuan pembuatan: memenuhi jumlah langkah (moves) atau mengambil papan tersulit yang ditemukan (hardest).
rush-hour-generate-walls = Jumlah dinding.

## Steps: the purpose of each move on a shortest path

rush-hour-rule-no-way-out = Tidak ada solusi
rush-hour-rule-drive-out = Mencapai pintu keluar
rush-hour-rule-clear-the-way = Membuka jalur
rush-hour-rule-make-room = Memberi ruang
rush-hour-rule-detour = Menyingkir sementara

rush-hour-why-no-way = Dari posisi ini, tidak ada urutan langkah yang membawa kendaraan utama ke pintu keluar.
rush-hour-why-drive-out = Jalurnya sudah terbuka: kendaraan utama bergeser ke pintu keluar.
    .because = Jalur kendaraan utama sudah terbuka.
    .then = Geser kendaraan utama ke pintu keluar.
rush-hour-why-clear = Kendaraan { $piece } bergeser { $cells } sel ke { $direction } dan membuka jalur kendaraan utama. Sisa { $left } geseran.
    .because = Kendaraan { $piece } berada di antara kendaraan utama dan pintu keluar, dan dapat menyingkir dari jalur itu.
    .then = Geser kendaraan { $piece } { $cells } sel ke { $direction }. Sisa { $left } geseran.
rush-hour-why-room = Kendaraan { $piece } bergeser { $cells } sel ke { $direction } untuk memberi ruang bagi kendaraan lain. Sisa { $left } geseran.
    .because = Kendaraan lain memerlukan ruang yang ditempati kendaraan { $piece }.
    .then = Geser kendaraan { $piece } { $cells } sel ke { $direction }. Sisa { $left } geseran.
rush-hour-why-detour = Kendaraan { $piece } bergeser { $cells } sel ke { $direction }. Sekilas ini tampak seperti langkah mundur, tetapi termasuk dalam solusi terpendek. Sisa { $left } geseran.
    .because = Solusi terpendek memerlukan langkah memutar: kendaraan { $piece } harus bergeser seolah-olah mundur.
    .then = Geser kendaraan { $piece } { $cells } sel ke { $direction }. Sisa { $left } geseran.

rush-hour-grade-beginner = pemula
rush-hour-grade-intermediate = menengah
rush-hour-grade-advanced = mahir
rush-hour-grade-expert = ahli

## Survey of all reachable positions

rush-hour-survey-metric = { $metric ->
    [cell] Setiap sel dihitung sebagai satu langkah.
   *[slide] Setiap geseran, sejauh apa pun, dihitung sebagai satu langkah.
}
rush-hour-survey-positions = Posisi yang dapat dicapai: { $count }.
rush-hour-survey-no-way = Tidak satu pun di antaranya merupakan posisi tujuan, jadi tidak ada solusi.
rush-hour-survey-solved = Posisi tujuan: { $count }.
rush-hour-survey-left = Langkah yang diperlukan dari posisi ini: { $left }.
rush-hour-survey-ways = Solusi terpendek: { $count }.
rush-hour-survey-too-many-ways = Solusi terpendek: terlalu banyak untuk dihitung.
rush-hour-survey-moves = Langkah yang mungkin: { $count }.
rush-hour-survey-move = { $piece }-{ $direction }{ $distance ->
    [1] {""}
   *[other] {" "}({ $distance })
}: { $cost ->
    [0] pada jalur terpendek
   *[other] menambah { $cost } langkah
}, sisa { $left }
rush-hour-survey-move-only = { $piece }-{ $direction }{ $distance ->
    [1] {""}
   *[other] {" "}({ $distance })
}
rush-hour-survey-hardest = Posisi tersulit yang dapat dicapai (langkah yang diperlukan: { $left }):

## Labels of parameters in forms

rush-hour-label-aim = Tujuan
rush-hour-label-heuristic = Heuristik
rush-hour-label-metric = Metrik
rush-hour-label-moves = Langkah
rush-hour-label-novelty = Utamakan kebaruan
rush-hour-label-polish = Batas penyempurnaan
rush-hour-label-table = Ukuran tabel
rush-hour-label-vehicles = Kendaraan
rush-hour-label-walls = Dinding
rush-hour-label-width = Lebar beam

## Values in the form for a new puzzle

rush-hour-option-vehicles-0 = Otomatis
rush-hour-option-moves-0 = Otomatis
rush-hour-option-walls-0 = Tidak ada
rush-hour-option-aim-moves = Sesuai jumlah langkah
rush-hour-option-aim-hardest = Papan tersulit
rush-hour-option-metric-slide = Geseran sejauh apa pun
rush-hour-option-metric-cell = Setiap sel
