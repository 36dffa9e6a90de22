# Kata-kata baris perintah, dalam Bahasa Indonesia.
