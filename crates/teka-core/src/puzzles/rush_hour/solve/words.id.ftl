# Kata-kata algoritma Rush Hour, dalam bahasa Indonesia.

rush-hour-method-bfs = Semua posisi yang berjarak satu gerakan, lalu semua yang berjarak dua gerakan, dan seterusnya.
rush-hour-method-ucs = Posisi yang dicapai dengan gerakan paling sedikit didahulukan.
rush-hour-method-gbfs = Posisi yang tampak paling dekat ke pintu keluar didahulukan; cepat, tetapi jalannya bisa panjang.
rush-hour-method-a-star = Gerakan yang sudah dibuat dan perkiraan sisanya bersama-sama menentukan posisi yang didahulukan.
rush-hour-method-ida-star = Pencarian mendalam sampai suatu batas gerakan, lalu dengan batas yang lebih tinggi; hemat memori.
rush-hour-method-bidirectional = Dari awal dan dari posisi selesai sekaligus, sampai keduanya bertemu.
rush-hour-method-beam = Tingkat demi tingkat, tetapi hanya posisi yang paling menjanjikan yang disimpan.

rush-hour-set-metric = apa yang dihitung sebagai satu gerakan: geseran sejauh apa pun (slide), atau tiap petak (cell)
rush-hour-set-heuristic = cara memperkirakan sisa gerakan
rush-hour-set-width = banyaknya posisi yang disimpan per tingkat
rush-hour-set-table = banyaknya posisi yang diingat selain jalannya sendiri

rush-hour-why-wall = Dinding di { $wall } berada di antara { $primary } dan pintu keluar, dan tidak pernah bergerak.
rush-hour-why-vehicle = Di jalurnya sendiri { $primary } harus melewati { $vehicle } untuk sampai ke pintu keluar, dan itu tidak mungkin.
rush-hour-why-no-room = { $vehicle } melintang di jalan { $primary } dan tidak punya ruang untuk menyingkir.
