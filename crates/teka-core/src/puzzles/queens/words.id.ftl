# Kata-kata Queens dalam Bahasa Indonesia. Tempat (baris, sel, wilayah) sudah berupa kata.

## The family

queens-title = Queens
queens-goal = Letakkan satu ratu di setiap baris, setiap kolom, dan setiap wilayah berwarna. Dua ratu tidak boleh bersentuhan, juga tidak secara diagonal.

## Reading and writing

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

queens-why-too-small = Di papan dengan { $size } baris dan kolom, ratu di baris yang bersebelahan selalu bersentuhan atau saling menghalangi: tidak ada penyelesaian.
queens-why-clash = Ratu di { $queens } saling menyerang: tidak ada penyelesaian yang memuat keduanya.
queens-why-no-cell-left = Tidak ada sel tersisa untuk ratu { $unit }: dari sini tidak ada penyelesaian.
queens-why-all-attacked = { $count ->
   *[other] Ratu di { $queens } menyerang setiap sel { $unit }: tidak ada sel tersisa untuk ratunya sendiri.
}
queens-why-all-crossed-or-attacked = { $count ->
   *[other] Setiap sel { $unit } sudah dicoret atau diserang oleh ratu di { $queens }: tidak ada sel tersisa untuk ratunya sendiri.
}
queens-why-single = Hanya satu sel tersisa di { $unit }: ratunya berdiri di { $cell }.
queens-why-confined = Semua sel yang tersisa di { $inner } terletak di { $outer }, jadi ratu { $outer } berdiri di salah satunya dan tidak di sel lain.
queens-why-sets = Semua sel yang tersisa di { $inner } terletak di { $outer }. Ratu-ratunya mengisi { $outer }, jadi sel lain di sana tidak dapat ditempati ratu.
queens-why-crowded = Semua sel yang tersisa di { $inner } terletak di { $outer }. Dibutuhkan { $queens } ratu, tetapi hanya ada tempat untuk { $room }: dari sini tidak ada penyelesaian.
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
