//! A page of text, tables and pictures, as Markdown that is also readable in a terminal.

use std::fmt::Write;

/// One part of a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A heading and its level, from 1.
    Heading(usize, String),
    /// Plain text.
    Text(String),
    /// A list.
    List(Vec<String>),
    /// Rows of cells, the first is the heading; the number of text columns, the others are figures.
    Table(usize, Vec<Vec<String>>),
    /// A picture: what it shows, and its file.
    Picture(String, &'static str),
}

/// Returns the page as Markdown, with or without its pictures.
pub fn markdown(blocks: &[Block], pictures: bool) -> String {
    let is_shown = |block: &&Block| pictures || !matches!(block, Block::Picture(..));
    let blocks: Vec<String> = blocks.iter().filter(is_shown).map(one).collect();
    blocks.join("\n")
}

fn one(block: &Block) -> String {
    match block {
        Block::Heading(level, text) => format!("{} {text}\n", "#".repeat(*level)),
        Block::Text(text) => format!("{text}\n"),
        Block::List(items) => items.iter().map(|item| format!("- {item}\n")).collect(),
        Block::Picture(text, file) => format!("![{text}]({file})\n"),
        Block::Table(texts, rows) => table(*texts, rows),
    }
}

/// Cells padded to the width of their column: text to the left, figures to the right.
fn table(texts: usize, rows: &[Vec<String>]) -> String {
    let rows: Vec<Vec<String>> =
        rows.iter().map(|row| row.iter().map(|cell| cell.replace('|', "\\|")).collect()).collect();
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max()
    };
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0).max(3)).collect();
    let mut text = String::new();
    for (index, row) in rows.iter().enumerate() {
        for (column, width) in widths.iter().enumerate() {
            let cell = row.get(column).map_or("", String::as_str);
            // Writing to a string cannot fail.
            let _ = match column < texts {
                true => write!(text, "| {cell:<width$} "),
                false => write!(text, "| {cell:>width$} "),
            };
        }
        text += "|\n";
        if index == 0 {
            text += &rule(texts, &widths);
        }
    }
    text
}

fn rule(texts: usize, widths: &[usize]) -> String {
    let cell = |(column, width): (usize, &usize)| match column < texts {
        true => format!("|{}", "-".repeat(width + 2)),
        false => format!("|{}:", "-".repeat(width + 1)),
    };
    widths.iter().enumerate().map(cell).collect::<String>() + "|\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_line_up() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        let table = Block::Table(1, vec![row(["size", "×"]), row(["4|4", "12.5"])]);
        let heading = Block::Heading(2, "One".into());
        let picture = Block::Picture("bars".into(), "a.svg");
        let page = [heading, table, picture];
        let text = "## One\n\n| size |    × |\n|------|-----:|\n| 4\\|4 | 12.5 |\n";
        assert_eq!(markdown(&page, false), text);
        assert_eq!(markdown(&page, true), format!("{text}\n![bars](a.svg)\n"));
    }
}
