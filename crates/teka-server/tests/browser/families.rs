//! A puzzle of each family, in addition to the first sample on the page.

/// The data that tests need about a family.
pub struct Sample {
    pub family: &'static str,
    pub title: &'static str,
    /// A puzzle with one solution.
    pub second: &'static str,
}

pub const ALL: [Sample; 4] = [
    Sample { family: "queens", title: "Queens", second: "AABBB\nCABBD\nCCCBD\nCEEDD\nEEDDD\n" },
    Sample {
        family: "calcudoku",
        title: "Calcudoku",
        second: "3 4\n1 1 2\n3 2 2\n3 4 4\n3+\n6*\n1-\n3/\n",
    },
    Sample {
        family: "rush-hour",
        title: "Rush Hour",
        second: "6 6\n3\nA....B\nA....B\nAPP..BK\n......\n...CCC\n......\n",
    },
    Sample {
        family: "packing",
        title: "Packing (IQ Puzzler Pro)",
        second: "3 5 4\nDEFAULT\nAAA\n  AA\nBB\nB\nCCC\nDD\nDD\nGIVEN\n.....\n.....\n..CCC\n",
    },
];
