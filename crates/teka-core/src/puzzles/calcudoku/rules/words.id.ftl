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
calcudoku-why-cage-of-one = Kandang { $target } hanya terdiri dari { $cell }: angkanya sama dengan target.
calcudoku-why-naked-single = Hanya { $number } yang tersisa untuk { $cell }.
calcudoku-why-hidden-single = Di { $line }, hanya { $cell } yang tersisa untuk { $number }.
calcudoku-why-combinations = Kandang { $target } di { $at } hanya dapat memuat { $numbers }, jadi semua angka lain dicoret dari sel-selnya.
calcudoku-why-last-cell = Semua sel lain pada kandang { $target } di { $at } sudah terisi, jadi { $cell } pasti { $number }.
calcudoku-why-by-cell = Tidak ada cara mengisi kandang { $target } di { $at } yang menaruh angka-angka ini di { $cell }: { $numbers }.
calcudoku-why-locked = Bagaimanapun kandang { $target } di { $at } diisi, { $number } selalu ada di bagiannya pada { $line }, jadi sel { $line } di luar kandang itu tidak dapat berisi { $number }.
calcudoku-why-naked-set = Di { $line }, sel { $cells } berbagi angka yang sama banyaknya: { $numbers }. Sel lain di { $line } tidak dapat berisi angka-angka itu.
calcudoku-why-hidden-set = Di { $line }, angka { $numbers } hanya punya sel yang sama banyaknya: { $cells }. Sel-sel itu tidak dapat berisi angka lain.
calcudoku-why-fish = Di { $lines }, { $number } hanya dapat berada di { $across }. Semuanya terpakai, jadi sel lain di { $across } tidak dapat berisi { $number }.
calcudoku-why-sum = Kurangi jumlah { $lines } dengan jumlah kandang yang diketahui: { $count ->
    [1] { $cells } pasti { $sum }.
   *[other] jumlah { $cells } pasti { $sum }. Angka yang tidak mungkin dicoret.
}
calcudoku-why-sum-outside = Jumlah kandang yang menutupi { $lines } melebihi jumlah { $lines }: { $count ->
    [1] { $cells } yang menonjol keluar pasti { $sum }.
   *[other] jumlah { $cells } yang menonjol keluar pasti { $sum }. Angka yang tidak mungkin dicoret.
}
calcudoku-why-parity = Jumlah { $lines } dan yang diketahui tentang kandangnya menyisakan { $count ->
    [1] angka { $parity ->
        [odd] ganjil
       *[even] genap
    } untuk { $cells }.
   *[other] jumlah { $parity ->
        [odd] ganjil
       *[even] genap
    } untuk { $cells }. Angka yang tidak mungkin dicoret.
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
