stairs-title = Tangga
stairs-goal = Isi barisnya sehingga setiap bilangan satu lebih besar daripada bilangan sebelumnya.
stairs-hands = Tekan anak tangga untuk menaikkan bilangannya.
stairs-precheck = dua bilangan awal yang tidak cocok
stairs-format-text = kata stairs, lalu sebuah bilangan atau titik untuk setiap anak tangga
stairs-method-climb = menghitung naik dari bilangan pertama
stairs-rule-next = anak tangga berikutnya
stairs-grade-easy = mudah
stairs-bad-step = "{ $word }" bukan anak tangga: tulis paling banyak 100 bilangan dari 0 sampai 255, atau titik
stairs-no-first = anak tangga pertama tidak diketahui
stairs-bad-move = "{ $text }" bukan langkah di sini
stairs-uneven = { $cell } tidak satu lebih besar daripada anak tangga sebelumnya
stairs-missing = { $count ->
   *[other] { $count } anak tangga belum terisi
}
stairs-next = Setelah { $below } menyusul bilangan berikutnya.
