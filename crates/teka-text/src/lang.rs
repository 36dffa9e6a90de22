//! The languages of Teka.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A language of Teka's texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Bahasa Indonesia.
    Id,
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::En, Self::Id];

    /// Returns the language code, as in `--lang` and in [`teka_core::family::Info::words`].
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Id => "id",
        }
    }

    /// Returns the language of a locale such as `id_ID.UTF-8`, or English if Teka does not support
    /// it.
    ///
    /// ```
    /// # use teka_text::Lang;
    /// assert_eq!(Lang::from_locale("id_ID.UTF-8"), Lang::Id);
    /// assert_eq!(Lang::from_locale("C"), Lang::En);
    /// ```
    pub fn from_locale(locale: &str) -> Self {
        let language = locale.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or("");
        language.to_ascii_lowercase().parse().unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Self, UnknownLang> {
        let known = Self::ALL.into_iter().find(|lang| lang.code() == code);
        known.ok_or_else(|| UnknownLang(code.to_owned()))
    }
}

/// The error for a code that is not in [`Lang::ALL`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Lang::ALL.map(Lang::code).join(", ");
        write!(f, "unknown language \"{}\"; available: {known}", self.0)
    }
}

impl Error for UnknownLang {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_read_as_it_is_written() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        for bad in ["", "EN", "id_ID", "fr"] {
            assert_eq!(bad.parse::<Lang>(), Err(UnknownLang(bad.into())));
        }
    }

    #[test]
    fn a_locale_has_a_language_or_english() {
        let rows = [
            ("id_ID.UTF-8", Lang::Id),
            ("id-ID", Lang::Id),
            ("ID", Lang::Id),
            ("id:en", Lang::Id),
            ("en_GB.UTF-8", Lang::En),
            ("fr_FR@euro", Lang::En),
            ("idle", Lang::En),
            ("POSIX", Lang::En),
            ("", Lang::En),
        ];
        for (locale, expected) in rows {
            assert_eq!(Lang::from_locale(locale), expected, "{locale}");
        }
    }
}
