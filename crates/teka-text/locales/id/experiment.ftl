# Texts of experiments, in Indonesian.

## Help. Imperative or a noun, without a full stop.

help-experiment = Jalankan rencana eksperimen dan tulis tabel, grafik, serta laporannya
help-experiment-file = Rencana eksperimen (TOML; lihat docs/how-to/run-an-experiment.md)
help-experiment-out = Folder hasil; eksperimen yang terputus akan dilanjutkan
help-only = Jalankan hanya teka-teki, skenario, kelompok, atau metode yang cocok (* dan ? adalah wildcard); jika diulang, semua pola harus cocok
help-restart = Buang hasil yang sudah ada di folder hasil dan mulai lagi

## Errors in a plan. They start in lower case and have no full stop; helps are sentences.

experiment-syntax = ini bukan TOML yang valid: { $what }
experiment-syntax-help = Lihat contoh rencana di docs/how-to/run-an-experiment.md.
experiment-unknown-key = kunci "{ $name }" tidak dikenal
experiment-known-keys = Kunci yang tersedia: { $known }.
experiment-known = Gunakan salah satu dari { $known }.
experiment-missing-key = kunci "{ $key }" belum ada
experiment-example = Tulis, misalnya: { $example }
experiment-wrong-kind = "{ $key }" tidak dapat diisi dengan nilai ini
experiment-one-value = Gunakan satu nilai saja di sini. Tambahkan bagian [[puzzles]] lain untuk setiap nilai berikutnya.
experiment-unknown-family = jenis teka-teki "{ $name }" tidak dikenal
experiment-unknown-method = metode "{ $name }" tidak dikenal untuk { $family }
experiment-unknown-scenario = tidak ada skenario yang cocok dengan "{ $name }"
experiment-puzzles-from = [[puzzles]] memerlukan "files" atau "generate", bukan keduanya
experiment-no-file = tidak ada berkas yang cocok dengan "{ $name }"
experiment-no-file-help = Nama berkas relatif terhadap folder rencana, "{ $folder }".
experiment-double-puzzle = ada dua teka-teki bernama "{ $name }"
experiment-rename = Ganti nama salah satunya, atau cantumkan setiap berkas satu kali saja.
experiment-double-scenario = ada dua skenario bernama "{ $name }"
experiment-name-it = Beri setiap skenario nama yang berbeda, misalnya: name = "besar"
experiment-seed-set = seed tidak boleh menjadi salah satu parameter di "set"
experiment-seed-set-help = Tulis seed semua skenario di "seeds", dan seed teka-teki baru di "seed".
experiment-not-generated = teka-teki tidak dapat dibuat: { $reason }
experiment-no-match = tidak ada yang sesuai dengan pengaturan
experiment-ask-less = Gunakan seed lain, atau minta teka-teki yang lebih mudah atau lebih kecil.
experiment-too-many = rencana ini memuat sedikitnya { $count } pengujian; batasnya { $most }
experiment-fewer = Kurangi jumlah nilai, seed, atau pengulangan.
experiment-too-many-scenarios = rencana ini memuat sedikitnya { $count } skenario; batasnya { $most }
experiment-fewer-scenarios = Kurangi jumlah nilai, atau bagi rencana ini menjadi beberapa rencana.
experiment-no-puzzles = rencana ini tidak memuat teka-teki
experiment-no-column = { $file } tidak memiliki kolom "{ $name }"; kolom yang tersedia: { $known }
experiment-not-a-figure = "{ $text }" bukan bilangan

## Running

experiment-another = { $path } milik rencana lain atau versi Teka yang lain; pilih folder lain dengan --out, atau buang hasilnya dengan --restart
experiment-damaged = { $path } tidak berisi jurnal eksperimen yang valid; pilih folder lain dengan --out, atau buang hasilnya dengan --restart
experiment-foreign = { $path } sudah ada dan bukan bagian dari eksperimen; pilih folder lain dengan --out, atau timpa dengan --restart
experiment-busy = { $path } sedang dipakai proses lain; tunggu sampai selesai, atau pilih folder lain dengan --out
experiment-nothing-matches = tidak ada bagian rencana yang cocok dengan { $patterns }; kelompok teka-teki: { $groups }; skenario: { $scenarios }
experiment-continues = { $done } dari { $planned } pengujian sudah selesai.
experiment-stopped = Dihentikan setelah { $done } dari { $planned } pengujian. Jalankan perintah yang sama untuk melanjutkan.
experiment-stopped-restart = Dihentikan setelah { $done } dari { $planned } pengujian. Jalankan lagi perintah yang sama, tetapi tanpa --restart, untuk melanjutkan.
experiment-has-faults = ada jawaban yang salah atau saling bertentangan; daftarnya ada dalam laporan
experiment-written = { $files } ditulis ke { $folder }.
progress-runs = { $done }/{ $runs } pengujian

## The report

experiment-title = Eksperimen
experiment-runs = Pengujian: { $done } dari { $planned } ({ $puzzles } teka-teki, { $scenarios } skenario)
experiment-version = Teka { $version }
experiment-machine = Mesin: { $machine }
experiment-cores = { $count } inti prosesor
experiment-faults = Jawaban yang salah
experiment-fault = { $puzzle }, { $scenario }: { $reason }
experiment-scenarios = Skenario
experiment-scenario = skenario
experiment-group = kelompok
experiment-parameters = parameter
experiment-seeds = seed
experiment-limits = batas per pengujian
experiment-limit-nodes = { $nodes } simpul
experiment-puzzles = teka-teki
experiment-all-puzzles = semua
experiment-runs-column = pengujian
experiment-published = publikasi
experiment-success = Tingkat keberhasilan
experiment-success-about = Persentase pengujian yang menemukan solusi atau membuktikan bahwa tidak ada solusi.
experiment-success-axis = pengujian yang berhasil
experiment-none-of = {" "}(tidak ada pada { $groups })
experiment-beside = Jika suatu sel memuat dua angka, angka kedua berasal dari publikasi.
experiment-by-scenario = Menurut skenario
experiment-agreement = Kesesuaian dengan angka dalam publikasi
experiment-agreement-about = Angka setiap teka-teki dalam setiap skenario. Jika hasil pengukuran berbeda dari publikasi, angka pertama adalah hasil pengukuran dan angka kedua berasal dari publikasi.
experiment-figure = besaran
experiment-compared = dibandingkan
experiment-equal = sama
experiment-differing = berbeda
experiment-means = Rata-rata
experiment-means-about = Rata-rata semua pengujian, termasuk yang dihentikan.
experiment-nodes-axis = rata-rata per pengujian (logaritmik)
experiment-failures = Teka-teki dengan pengujian yang tidak berhasil
experiment-failure = { $puzzle }, { $scenario }: { $solved } dari { $runs } pengujian berhasil
experiment-many-failures = { $count } kombinasi teka-teki dan skenario; runs.csv memuat setiap pengujian.

## The page of times

experiment-times-title = { $title }: waktu
experiment-times-about = Waktu bervariasi antarmesin dan antarpengujian; bandingkan sebagai rasio. { $threads ->
    [1] Pengujian dijalankan satu per satu.
   *[other] Paling banyak { $threads } pengujian dijalankan secara paralel.
}
experiment-mean-time = Rata-rata waktu pengujian yang berhasil
experiment-times-by-scenario = Waktu menurut skenario
experiment-mean = rata-rata
experiment-longest-stopped = terlama yang dihentikan
experiment-time-axis = rata-rata waktu pengujian yang berhasil (logaritmik)
