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

## Generating
