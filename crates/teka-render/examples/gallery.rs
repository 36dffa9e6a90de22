//! Draws a gallery of invented boards into a folder, for visual inspection.
//!
//!     cargo run -p teka-render --example gallery -- target/gallery
//!
//! With a second argument, only the boards whose names contain it are drawn.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use teka_core::family::{Draw, Play, Read};
use teka_core::place::Cell;
use teka_core::puzzles::rush_hour;
use teka_core::scene::{Ball, Body, Ground, Hand, Role, Scene, Shape, Square, Symbol};
use teka_render::chart::{self, Bar, Chart};
use teka_render::{Theme, gif, png, svg, text};

const BOARD: [&str; 8] = [
    "AABCDDDE", "AABCCDDE", "FAAAADDE", "FFAAAADE", "GGAAAADA", "HGAAAAAA", "HHHAAAAA", "HHHHHAAA",
];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::args_os().nth(1).map(PathBuf::from).ok_or("which directory?")?;
    fs::create_dir_all(&folder)?;
    let scenes = [
        ("unsolved", queens(&[], false)),
        ("solved", queens(&SOLUTION, false)),
        ("lights", lights()),
        ("large", patches(20, 20)),
        ("split", split()),
        ("cages", cages()),
        (
            "vehicles",
            traffic(
                "6 6\n11\nAAB..F\n..BCDF\nGPPCDFK\nGH.III\nGHJ.#.\nLLJMM.\n",
                "C-1 F+1 I-1",
                Some(9),
            ),
        ),
        ("exit-left", traffic("4 5\n2\n B..CC\nKB..PP\n B....\n ..#..\n", "B+1", None)),
        ("exit-top", traffic("5 4\n1\n K\n....\n.P..\n.P..\n....\nBBB.\n", "P-1", None)),
        ("exit-bottom", traffic("5 4\n2\n.P..\n.PC.\n..C.\n....\nBBB.\n K\n", "B+1", None)),
        ("pieces", pieces()),
        ("holes", holes()),
        ("scattered", scattered()),
        ("many", many()),
        ("pyramid-3", pyramid(&["A", "BC", "AF", "BCD", "EAD", "EED"])),
        ("pyramid-9", pyramid_of(9)),
        ("pyramid-5", lit_pyramid()),
        ("pyramid-full", pyramid(&FULL)),
        (
            "pyramid-empty",
            pyramid(&[".", "..", "..", "...", "...", "...", "....", "....", "....", "...."]),
        ),
    ];
    let only = env::args().nth(2).unwrap_or_default();
    for (name, scene) in scenes.iter().filter(|(name, _)| name.contains(&only)) {
        for theme in Theme::ALL {
            fs::write(folder.join(format!("{name}-{theme}.png")), png(scene, theme)?)?;
            fs::write(folder.join(format!("{name}-{theme}.svg")), svg(scene, theme))?;
        }
        println!("{name}\n{}\n{}", text(scene, false), text(scene, true));
    }
    film(&folder)?;
    for theme in Theme::ALL {
        fs::write(folder.join(format!("chart-{theme}.png")), chart::png(&comparison(), theme)?)?;
    }
    Ok(())
}

const SOLUTION: [u8; 8] = [2, 4, 7, 0, 6, 1, 5, 3];

fn film(folder: &Path) -> Result<(), Box<dyn Error>> {
    let frames: Vec<Scene> = (0..=8).map(|count| queens(&SOLUTION[..count], true)).collect();
    fs::write(folder.join("film.gif"), gif(&frames, Theme::Light)?)?;
    let shown =
        |count: u8| FULL.map(|row| row.replace(|letter| letter > char::from(b'@' + count), "."));
    let filled = |count| pyramid(&shown(count).each_ref().map(String::as_str));
    let frames: Vec<Scene> = (0..=12).map(filled).collect();
    fs::write(folder.join("film-pyramid.gif"), gif(&frames, Theme::Light)?)?;
    Ok(())
}

/// Creates a board with regions from rows of letters.
fn regions(rows: &[&str]) -> Scene {
    let size = rows.len() as u8;
    let mut scene = Scene::new(size, size);
    for (row, letters) in (0u8..).zip(rows) {
        for (column, letter) in (0u8..).zip(letters.chars()) {
            let region = (letter as u8).wrapping_sub(b'A');
            let mut square =
                Square::new(Cell::new(row, column), region.into(), Ground::Region(region), letter);
            square.letter = Some(letter);
            scene.squares.push(square);
        }
    }
    scene
}

/// Creates a board with queens in the first rows, the first queen given.
fn queens(columns: &[u8], crosses: bool) -> Scene {
    let mut scene = regions(&BOARD);
    let queens: Vec<Cell> =
        (0u8..).zip(columns).map(|(row, column)| Cell::new(row, *column)).collect();
    for square in &mut scene.squares {
        let cell = square.cell;
        let attacked = |queen: &Cell| {
            queen.row == cell.row || queen.column == cell.column || queen.touches(cell)
        };
        if queens.contains(&cell) {
            let hand = if cell.row == 0 { Hand::Given } else { Hand::Played };
            square.symbol = Some(Symbol { shape: Shape::Crown, hand });
            square.glyph = '#';
        } else if crosses && columns.len() < 8 && queens.iter().any(attacked) {
            let hand = if cell.row == 0 { Hand::Played } else { Hand::Implied };
            square.symbol = Some(Symbol { shape: Shape::Cross, hand });
            square.glyph = '.';
        }
    }
    scene
}

fn lights() -> Scene {
    let cell = |(row, column)| Cell::new(row, column);
    queens(&[2, 4], true)
        .lit(Role::Reason, [(2, 0), (3, 0), (3, 1), (5, 0), (6, 0)].map(cell))
        .lit(Role::Conclusion, [(4, 0), (4, 1), (5, 5)].map(cell))
        .lit(Role::Mistake, [(1, 4), (2, 4), (7, 2)].map(cell))
        .lit(Role::Cursor, [(6, 4), (3, 0), (4, 1)].map(cell))
}

/// Creates regions around scattered seeds. The result is deterministic.
fn patches(size: u8, count: u8) -> Scene {
    let seed = |n: u8| {
        let spread = |by: u32| (u32::from(n) * by + by / 3) % u32::from(size);
        (spread(13) as i32, (spread(7) as i32 + i32::from(n) / 3) % i32::from(size))
    };
    let nearest = |row: u8, column: u8| {
        let away = |n: &u8| {
            let (r, c) = seed(*n);
            (i32::from(row) - r).abs() * 3 + (i32::from(column) - c).abs() * 4
        };
        (0..count).min_by_key(away).unwrap_or(0)
    };
    let row = |row: u8| (0..size).map(|column| char::from(b'A' + nearest(row, column))).collect();
    let rows: Vec<String> = (0..size).map(row).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let mut scene = regions(&rows);
    for square in scene
        .squares
        .iter_mut()
        .filter(|square| (square.cell.row * 7 + 3) % size == square.cell.column)
    {
        square.symbol = Some(Symbol { shape: Shape::Crown, hand: Hand::Played });
    }
    scene
}

/// Creates regions in many parts, so that nearly all of them touch and the colours run out.
fn split() -> Scene {
    let row = |row: u8| {
        (0..20u8)
            .map(|column| char::from(b'A' + (row / 2 * 7 + column / 2 * (row / 2 + 3)) % 20))
            .collect()
    };
    let rows: Vec<String> = (0..20).map(row).collect();
    regions(&rows.iter().map(String::as_str).collect::<Vec<_>>())
}

fn cages() -> Scene {
    let cages = ["112344", "152364", "557768", "99006a", "bbc0aa", "bccdee"];
    let targets = "30× 3+ 11+ 16× 13+ 36× 1− 3 2÷ 9× 50× 8+ 15+ 2 5−";
    let values = ["53.4..", "2.1..4", ".....3", "......", "......", "...2.."];
    let mut targets = targets.split(' ');
    let (mut seen, mut scene) = (Vec::new(), Scene::new(6, 6));
    for (row, column) in (0..6u8).flat_map(|row| (0..6u8).map(move |column| (row, column))) {
        let at = |rows: &[&str]| char::from(rows[usize::from(row)].as_bytes()[usize::from(column)]);
        let (cage, value) = (at(&cages), at(&values));
        let mut square = Square::new(Cell::new(row, column), cage as u16, Ground::Plain, value);
        if !seen.contains(&cage) {
            seen.push(cage);
            square.corner = targets.next().map(str::to_owned);
        }
        if value != '.' {
            let hand = if "3d8".contains(cage) { Hand::Given } else { Hand::Played };
            square.symbol = Some(Symbol { shape: Shape::Text(value.to_string()), hand });
        }
        square.notes = match (row, column) {
            (0, 2) => vec![1, 2],
            (1, 3) => vec![3, 5, 6],
            (2, 2) => vec![2, 4, 5, 6],
            (2, 3) => vec![1, 5, 6],
            (3, 0) => vec![1, 3, 6],
            (3, 1) => vec![2, 4, 6],
            (4, 4) => (1..=9).collect(),
            (5, 0) => (1..=16).collect(),
            (5, 1) => (1..=25).collect(),
            (5, 4) => (1..=16).collect(),
            _ => vec![],
        };
        scene.squares.push(square);
    }
    scene.squares[30].corner = Some("1048576×".to_owned());
    scene.squares[35].symbol =
        Some(Symbol { shape: Shape::Text("12".to_owned()), hand: Hand::Implied });
    scene.lit(Role::Cursor, [Cell::new(2, 2)]).lit(Role::Reason, [Cell::new(3, 0), Cell::new(3, 1)])
}

fn plain(rows: &[&str]) -> Scene {
    let columns = rows.iter().map(|row| row.len()).max().unwrap_or(0);
    let mut scene = Scene::new(columns as u8, rows.len() as u8);
    for (row, glyphs) in (0u8..).zip(rows) {
        for (column, glyph) in (0u8..).zip(glyphs.chars()).filter(|(_, glyph)| *glyph != ' ') {
            let ground = if glyph == 'x' { Ground::Wall } else { Ground::Plain };
            scene.squares.push(Square::new(Cell::new(row, column), 0, ground, glyph));
        }
    }
    scene
}

/// Turns every run of one letter into a body.
fn with_bodies(mut scene: Scene, primary: char) -> Scene {
    let mut letters: Vec<char> = scene.squares.iter().map(|square| square.glyph).collect();
    letters.sort_unstable();
    letters.dedup();
    for (index, letter) in (0u8..).zip(letters.into_iter().filter(char::is_ascii_uppercase)) {
        let is_its = |square: &&Square| square.glyph == letter;
        let cells = scene.squares.iter().filter(is_its).map(|square| square.cell).collect();
        scene.bodies.push(Body { primary: letter == primary, ..Body::new(index, letter, cells) });
    }
    scene
}

/// Creates a Rush Hour board after some moves, with one vehicle selected.
fn traffic(board: &str, moves: &str, selected: Option<usize>) -> Scene {
    let Ok(read) = rush_hour::RushHour::parse(board) else { return Scene::default() };
    let mut state = rush_hour::RushHour::start(&read.value);
    for action in moves.split(' ').filter_map(rush_hour::Move::from_text) {
        // Illegal moves are skipped, because only the drawing matters here.
        let _ = rush_hour::RushHour::play(&read.value, &mut state, &action);
    }
    rush_hour::RushHour::scene(&read.value, &state, &rush_hour::Ui { cursor: None, selected })
}

fn pieces() -> Scene {
    let rows = ["AAABBBBCC.D", "AEFFFBGCCDD", "AEEEFGGC.DH", "IIIEJGKKHHH", "IIJJJGKKKHL"];
    with_bodies(plain(&rows), ' ').lit(Role::Conclusion, [Cell::new(0, 9)])
}

fn holes() -> Scene {
    let rows = ["  ...  ", " AAA.. ", "...AB..", ".. BB..", "...B...", " ..... ", "  x.x  "];
    with_bodies(plain(&rows), 'B')
}

/// Creates pieces in several parts, one of them a ring.
fn scattered() -> Scene {
    let rows = ["AA.BBB  ", "A.AB.BCC", "..ABBBDC", " E.FFDCC", " .E.FFDD", "  GEG..."];
    Scene { tray: waiting(), ..with_bodies(plain(&rows), ' ') }
}

/// Creates pieces that are not yet placed, the second one selected.
fn waiting() -> Vec<Body> {
    let body = |(index, letter, cells): (u8, char, &[(u8, u8)])| {
        Body::new(
            index,
            letter,
            cells.iter().map(|&(row, column)| Cell::new(row, column)).collect(),
        )
    };
    let mut waiting = Vec::from([
        body((20, 'U', &[(0, 0), (0, 1), (0, 2), (0, 3), (1, 0)])),
        body((21, 'V', &[(0, 0), (0, 1), (1, 0), (1, 1), (1, 2)])),
        body((22, 'W', &[(0, 1), (1, 0), (1, 2), (2, 1)])),
        body((23, 'X', &[(0, 0), (0, 2)])),
        body((24, 'Y', &[(0, 0)])),
    ]);
    waiting[1].moved = true;
    waiting
}

/// Creates a board with 28 pieces side by side.
fn many() -> Scene {
    let letters: Vec<char> = ('A'..='Z').chain('a'..='b').collect();
    let mut scene = plain(&["."; 8].map(|_| ".............."));
    for (index, letter) in (0u8..).zip(letters) {
        let (row, column) = (index / 7 * 2, index % 7 * 2);
        let cells = [(0, 0), (0, 1), (1, 0), (1, 1)];
        let cells = cells.map(|(down, right)| Cell::new(row + down, column + right));
        scene.bodies.push(Body::new(index, letter, cells.into()));
    }
    scene
}

const FULL: [&str; 15] = [
    "A", "AB", "CB", "ABD", "CED", "CFF", "ABDG", "CEDG", "HEFG", "HIFF", "AJJKK", "CJLKG",
    "HJLKG", "HILLK", "HIIIL",
];

fn lit_pyramid() -> Scene {
    let rows = FULL.map(|row| row.replace(['A', 'D', 'F'], "."));
    let mut scene = pyramid(&rows.each_ref().map(String::as_str));
    scene.tray = waiting();
    scene
        .lit(Role::Reason, [Cell::new(6, 2), Cell::new(9, 2)])
        .lit(Role::Conclusion, [Cell::new(9, 3), Cell::new(8, 2)])
        .lit(Role::Mistake, [Cell::new(13, 1)])
        .lit(Role::Cursor, [Cell::new(0, 0), Cell::new(10, 0)])
}

/// Creates a striped pyramid.
fn pyramid_of(size: usize) -> Scene {
    let row = |side: usize, row: usize| -> String {
        let letter = |column: usize| char::from(b'A' + ((row + column / 2 + side * 3) % 26) as u8);
        (0..side).map(letter).collect()
    };
    let rows: Vec<String> =
        (1..=size).flat_map(|side| (0..side).map(move |it| row(side, it))).collect();
    pyramid(&rows.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Creates a pyramid from its printed rows, the top layer first.
fn pyramid(rows: &[&str]) -> Scene {
    let mut scene = with_bodies(plain(rows), ' ');
    let layers = (1u8..).take_while(|size| size * (size + 1) / 2 <= rows.len() as u8).count();
    for square in &scene.squares {
        let above = |size: u8| size * (size - 1) / 2;
        let side = (1u8..).take_while(|size| above(*size) <= square.cell.row).count() as u8;
        let up = layers as i16 - i16::from(side);
        let (row, column) = (square.cell.row - above(side), square.cell.column);
        let at = [2 * i16::from(row) + up, 2 * i16::from(column) + up, up];
        scene.balls.push(Ball { cell: square.cell, at });
    }
    scene
}

fn comparison() -> Chart {
    let rows = [
        ("Breadth first", 1284.0, "1,284", false),
        ("Uniform cost", 1301.0, "1,301", false),
        ("A* closure", 312.0, "312", false),
        ("A* blockers", 84.0, "84", false),
        ("Greedy blockers", 9.6, "9.6", true),
        ("IDA* closure", 410_220.0, "410,220", false),
        ("Bidirectional", 0.0, "gave up", true),
    ];
    let bar = |(label, value, shown, flag): (&str, f64, &str, bool)| Bar {
        label: label.to_owned(),
        value,
        shown: shown.to_owned(),
        flag,
    };
    Chart {
        title: "Positions looked at, 40 boards".to_owned(),
        axis: "positions".to_owned(),
        bars: rows.map(bar).into(),
        ..Chart::default()
    }
}
