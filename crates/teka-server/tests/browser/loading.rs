//! Tests of opening texts, and of the diagnostics for invalid ones.

use serde_json::json;

use crate::families::ALL;
use crate::visit::visit;

/// An invalid text, the line of the mistake, and a part of the message.
const BROKEN: [(&str, &str, u32, &str); 4] = [
    ("queens", "AABBB\nCABB\nCCCBD\nCEEDD\nEEDDD\n", 2, "1 more letter"),
    ("calcudoku", "3 4\n1 1 2\n3 2 2\n3 4 4\n3+\n6*\n1-\nthree\n", 8, "three"),
    ("rush-hour", "6 6\n3\nA....B\nA....B\nA.P..BK\n......\n...CCC\n......\n", 5, "P"),
    ("packing", "3 4 3\nDEFOULT\nAA\nA\nBB\nBB\n B\n C\nCCC\n", 2, "DEFOULT"),
];

#[test]
fn a_broken_text_is_mended_at_its_line() {
    visit(|visit| async {
        for ((family, text, line, part), sample) in BROKEN.iter().zip(&ALL) {
            visit.go("").await;
            visit.go("open").await;
            visit.set("select[aria-label='Puzzle family']", family, &[]).await;
            visit.write(text).await;
            let said = visit.says(".mistakes", &format!("Line {line}")).await;
            assert!(said.contains(part), "{family}: {said}");
            visit
                .until(
                    "the line is marked",
                    "return document.querySelectorAll('.marks mark, .lines .wrong').length > 1",
                )
                .await;
            let wrong = visit.text(".lines .wrong").await;
            assert_eq!(wrong.trim(), line.to_string(), "{family}");
            // Clicking the line moves the text cursor there.
            visit.click(".mistakes .word").await;
            let at = visit.js("const area = document.querySelector('.load textarea'); return area.value.slice(0, area.selectionStart).split('\\n').length").await;
            assert_eq!(at, json!(line), "{family}");
            visit.press("Open").await;
            // A text that cannot be opened gets the focus back.
            let refused = "return document.activeElement.matches('.load textarea')";
            visit.until("it is refused", refused).await;
            assert_eq!(visit.js("return location.hash").await, "#open", "{family}");
            visit.write(sample.second).await;
            visit.until("a picture", "return !!document.querySelector('.preview img')").await;
            visit.press("Open").await;
            visit.board().await;
        }
        visit
    });
}
