# Kata-kata untuk eksperimen, dalam Bahasa Indonesia.

## Bantuan

help-experiment = Jalankan eksperimen dari sebuah rencana, lalu tulis tabel, grafik, dan laporan
help-experiment-file = Rencana eksperimen (TOML; lihat docs/experiments.md)
help-experiment-out = Folder hasil; eksperimen yang terputus dilanjutkan dari isinya
help-only = Jalankan hanya teka-teki, skenario, kelompok, atau algoritma yang cocok (* dan ? adalah wildcard); jika diulang, semua pola harus cocok
help-restart = Buang hasil yang ada di folder dan mulai dari awal

## Kesalahan dalam rencana. Semuanya mengikuti "kesalahan: ".

experiment-syntax = ini bukan TOML yang valid: { $what }
experiment-syntax-help = lihat contoh rencana di docs/experiments.md
experiment-unknown-key = tidak ada kunci "{ $name }" di sini
experiment-known-keys = kunci yang dikenal: { $known }
experiment-known = gunakan salah satu dari { $known }
experiment-missing-key = kunci "{ $key }" tidak ada
experiment-example = tulis, misalnya: { $example }
experiment-wrong-kind = "{ $key }" tidak dapat bernilai seperti ini
experiment-one-value = gunakan satu nilai saja di sini, lalu tambahkan [[puzzles]] lain untuk setiap nilai berikutnya
experiment-unknown-family = "{ $name }" bukan jenis teka-teki
experiment-unknown-method = "{ $name }" bukan algoritma untuk memecahkan { $family }
experiment-unknown-scenario = tidak ada skenario yang cocok dengan "{ $name }"
experiment-puzzles-from = [[puzzles]] memerlukan "files" atau "generate", bukan keduanya
experiment-no-file = tidak ada berkas yang cocok dengan "{ $name }"
experiment-no-file-help = nama berkas relatif terhadap folder rencana, { $folder }
experiment-double-puzzle = ada dua teka-teki bernama "{ $name }"
experiment-rename = ganti salah satu namanya, atau cantumkan setiap berkas satu kali saja
experiment-double-scenario = ada dua skenario bernama "{ $name }"
experiment-name-it = beri setiap skenario namanya sendiri, misalnya: name = "besar"
experiment-seed-set = benih tidak dapat menjadi parameter skenario
experiment-seed-set-help = tuliskan benih semua skenario di "seeds", dan benih teka-teki baru di "seed"
experiment-not-generated = teka-teki tidak dapat dibuat: { $reason }
experiment-ask-less = gunakan benih lain, atau minta teka-teki yang lebih mudah atau lebih kecil
experiment-too-many = rencana ini memuat sedikitnya { $count } pengujian; batasnya { $most }
experiment-fewer = kurangi nilai, benih, atau pengulangannya
experiment-too-many-scenarios = rencana ini memuat sedikitnya { $count } skenario; batasnya { $most }
experiment-fewer-scenarios = kurangi nilainya, atau bagi rencana ini menjadi beberapa rencana
experiment-no-puzzles = rencana ini tidak memuat teka-teki
experiment-no-column = { $file } tidak memiliki kolom "{ $name }"; kolomnya { $known }
experiment-not-a-figure = "{ $text }" bukan bilangan

## Menjalankan

experiment-another = { $path } milik rencana lain, atau milik versi Teka yang lain. Pilih folder lain dengan --out, atau buang hasilnya dengan --restart.
experiment-damaged = { $path } bukan jurnal eksperimen. Pilih folder lain dengan --out, atau buang dengan --restart.
experiment-foreign = { $path } sudah ada dan bukan bagian dari eksperimen. Pilih folder lain dengan --out, atau timpa dengan --restart.
experiment-busy = Pengujian lain sedang memakai { $path }. Tunggu sampai selesai, atau pilih folder lain.
experiment-nothing-matches = tidak ada bagian rencana yang cocok dengan { $patterns }. Kelompok teka-teki: { $groups }. Skenario: { $scenarios }.
experiment-continues = { $done } dari { $planned } pengujian sudah selesai.
experiment-stopped = Dihentikan setelah { $done } dari { $planned } pengujian selesai. Jalankan perintah yang sama untuk melanjutkan.
experiment-stopped-restart = Dihentikan setelah { $done } dari { $planned } pengujian selesai. Jalankan perintah yang sama tanpa --restart untuk melanjutkan.
experiment-has-faults = ada jawaban yang salah atau saling bertentangan; laporan memuat daftarnya
experiment-written = { $files } ditulis ke { $folder }.
progress-runs = { $done }/{ $runs } pengujian

## Laporan

experiment-title = Eksperimen
experiment-runs = Pengujian: { $done } dari { $planned } ({ $puzzles } teka-teki, { $scenarios } skenario)
experiment-version = Teka { $version }
experiment-machine = Mesin: { $machine }
experiment-cores = { $count } inti prosesor
experiment-faults = Kesalahan
experiment-fault = { $puzzle }, { $scenario }: { $reason }
experiment-scenarios = Skenario
experiment-scenario = skenario
experiment-group = kelompok
experiment-parameters = parameter
experiment-seeds = benih
experiment-limits = batas per pengujian
experiment-limit-nodes = { $nodes } simpul
experiment-puzzles = teka-teki
experiment-all-puzzles = semua
experiment-runs-column = pengujian
experiment-published = publikasi
experiment-success = Keberhasilan
experiment-success-about = Persentase pengujian yang menemukan solusi atau membuktikan bahwa tidak ada solusi.
experiment-success-axis = pengujian yang berhasil
experiment-none-of = {" "}(tidak ada pada { $groups })
experiment-beside = Jika ada dua angka, angka kedua adalah hasil publikasi.
experiment-by-scenario = Menurut skenario
experiment-agreement = Kesesuaian dengan angka publikasi
experiment-agreement-about = Angka setiap teka-teki dalam setiap skenario. Jika berbeda, angka pertama adalah hasil pengukuran, angka kedua hasil publikasi.
experiment-figure = besaran
experiment-compared = dibandingkan
experiment-equal = sama
experiment-differing = berbeda
experiment-means = Rata-rata
experiment-means-about = Rata-rata semua pengujian, termasuk yang terhenti.
experiment-nodes-axis = rata-rata per pengujian, skala logaritmik
experiment-failures = Teka-teki yang tidak selalu terpecahkan
experiment-failure = { $puzzle }, { $scenario }: terpecahkan dalam { $solved } dari { $runs } pengujian
experiment-many-failures = { $count } pasangan teka-teki dan skenario; runs.csv memuat setiap pengujian.

## Halaman waktu

experiment-times-title = { $title }: waktu
experiment-times-about = Waktu berbeda antarmesin dan antarpengujian; bandingkan sebagai rasio. { $threads ->
    [1] Pengujian dijalankan satu per satu.
   *[other] Paling banyak { $threads } pengujian dijalankan bersamaan.
}
experiment-mean-time = Rata-rata waktu pengujian yang berhasil
experiment-times-by-scenario = Waktu menurut skenario
experiment-mean = rata-rata
experiment-longest-stopped = terhenti terlama
experiment-time-axis = rata-rata waktu pengujian yang berhasil, skala logaritmik
