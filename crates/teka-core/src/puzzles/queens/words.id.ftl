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

## Rules

## Generating
