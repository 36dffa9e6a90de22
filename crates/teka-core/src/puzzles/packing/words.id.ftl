# Kata-kata packing dalam Bahasa Indonesia. Tempat (baris, sel) sudah berupa kata.

## The family

packing-title = Packing (IQ Puzzler Pro)
packing-goal = Isi papan dengan semua potongan, masing-masing tepat satu kali. Potongan boleh diputar dan dicerminkan; tidak boleh ada yang bertumpuk, dan tidak boleh ada sel yang kosong.

## Playing

packing-bad-move = "{ $text }" bukan langkah. Letakkan potongan seperti A=r1c1r1c2, atau ambil kembali seperti A-.
packing-no-piece = Tidak ada potongan { $letter }.
packing-piece-given = Potongan { $letter } sudah ditentukan: letaknya tetap.
packing-lies-already = Potongan { $letter } sudah ada di papan. Ambil dahulu potongan itu.
packing-lies-nowhere = Potongan { $letter } tidak ada di papan, jadi tidak dapat diambil kembali.
packing-outside = Potongan { $letter } akan keluar dari papan di { $cell }.
packing-covered = Potongan { $letter } akan bertumpuk dengan potongan { $other } di { $cell }.
packing-missing = { $pieces ->
    [0] semua potongan sudah diletakkan, tetapi { $cells } sel masih kosong
   *[other] masih ada { $pieces } potongan yang harus diletakkan, { $cells } sel masih kosong
}
packing-wrong-shape = Potongan { $letter } tidak dapat terletak seperti itu: bentuknya lain.
packing-wrong-size = Potongan { $letter } digambar dengan { $drawn } sel tetapi menutupi { $covers }.

## Algorithms

packing-method-first-empty = sel kosong pertama ditutup lebih dahulu; lubang yang tidak dapat diisi dipangkas; pilihan baku untuk papan datar
packing-method-bit-slices = peletakan sebagai bit, disaring di setiap langkah; sel atau potongan dengan pilihan tersedikit lebih dahulu; pilihan baku untuk piramida
packing-method-dancing-links = exact cover dengan dancing links
packing-method-dancing-cells = exact cover dengan dancing cells, larik sebagai pengganti tautan
packing-method-brute-force = cara tugas kuliah: potongan demi potongan menurut urutan, setiap putaran, setiap posisi
packing-method-memo-count = menghitung tanpa mendaftar: jalan yang menuju isian yang sama diikuti bersama; pilihan baku untuk menghitung pada papan datar
packing-solutions = all: semua solusi; different: satu dari solusi-solusi yang sama setelah diputar atau dicerminkan
packing-choose = sel atau potongan mana yang berikutnya: yang pilihannya tersedikit (fewest), atau yang pertama (first)

## Counts

packing-count-unlabelled = tanpa label (potongan yang sama bentuk tidak dibedakan)
packing-count-labelled = berlabel (potongan yang sama bentuk dibedakan)
packing-count-up-to-symmetry = tanpa simetri (papan yang diputar atau dicerminkan dihitung sekali)
