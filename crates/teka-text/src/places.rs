//! The wording of places, alone and in lists.
//!
//! `row 3, column 5` reads well for one cell. In a list of cells it does not, and next to other
//! places it could mean a row and a column. There, cells are written as in moves, such as `r3c5`.

use std::collections::BTreeMap;
use std::mem::discriminant;

use teka_core::message;
use teka_core::place::{Cell, Place};

use crate::Words;

impl Words {
    /// Words places, grouped by kind: `row 3, column 5`, `rows 1 and 2`, `region B`, `row 1 and
    /// regions A, B and C`.
    pub fn places(&self, places: &[Place]) -> String {
        let groups = by_kind(places);
        if let ([_], Some(Place::Ball { .. })) = (&groups[..], places.first()) {
            return self.balls(places);
        }
        let spelt_out = if groups.len() == 1 { self.cells_spelt_out(places) } else { None };
        spelt_out.unwrap_or_else(|| {
            let worded: Vec<String> = groups.iter().map(|group| self.group(group)).collect();
            self.list(&worded)
        })
    }

    /// Words places of one kind: the name of the kind, then the names of the places.
    fn group(&self, group: &[Place]) -> String {
        let count = group.len();
        let names: Vec<String> = group.iter().map(|place| name(*place)).collect();
        let names = self.list(&names);
        let Some(first) = group.first() else { return names };
        self.say(&match first {
            Place::Ball { .. } => return self.balls(group),
            Place::Cell(_) => message!("place-cells", count = count, names = names),
            Place::Row(_) => message!("place-rows", count = count, names = names),
            Place::Column(_) => message!("place-columns", count = count, names = names),
            Place::Region { .. } => message!("place-regions", count = count, names = names),
            Place::Piece { .. } => message!("place-pieces", count = count, names = names),
            Place::Vehicle { .. } => message!("place-vehicles", count = count, names = names),
        })
    }

    /// Words the cells of a solid by layer, with their rows and columns in it: `layer 2, row 1,
    /// columns 1 and 2`.
    fn balls(&self, places: &[Place]) -> String {
        let mut layers: BTreeMap<u8, Vec<Place>> = BTreeMap::new();
        for place in places {
            if let Place::Ball { layer, at: (row, column), .. } = *place {
                layers.entry(layer).or_default().push(Cell::new(row, column).into());
            }
        }
        let say = |(layer, cells): (&u8, &Vec<Place>)| {
            let cells = self.places(cells);
            self.say(&message!("place-layer", layer = u16::from(*layer) + 1, cells = cells))
        };
        let worded: Vec<String> = layers.iter().map(say).collect();
        self.list(&worded)
    }

    /// Words cells by row and column, or returns `None` if there are too many.
    fn cells_spelt_out(&self, places: &[Place]) -> Option<String> {
        let cells: Vec<Cell> = places.iter().filter_map(cell).collect();
        let first = *cells.first()?;
        if cells.iter().all(|cell| cell.row == first.row) {
            let columns: Vec<Place> = cells.iter().map(|cell| Place::Column(cell.column)).collect();
            return Some(self.crossing(&[Place::Row(first.row)], &columns));
        }
        if cells.iter().all(|cell| cell.column == first.column) {
            let rows: Vec<Place> = cells.iter().map(|cell| Place::Row(cell.row)).collect();
            return Some(self.crossing(&[Place::Column(first.column)], &rows));
        }
        let each: Vec<String> = places.iter().map(|cell| self.places(&[*cell])).collect();
        (each.len() == 2).then(|| self.list(&each))
    }

    fn crossing(&self, line: &[Place], across: &[Place]) -> String {
        let (line, across) = (self.places(line), self.places(across));
        self.say(&message!("place-crossing", line = line, across = across))
    }

    /// Joins items: `A`, `A and B`, `A, B and C`.
    fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first, last] => {
                self.say(&message!("list-two", first = first.as_str(), last = last.as_str()))
            }
            [rest @ .., last] => {
                self.say(&message!("list-more", rest = rest.join(", "), last = last.as_str()))
            }
        }
    }
}

/// Groups places by kind, in the order in which the kinds first occur.
fn by_kind(places: &[Place]) -> Vec<Vec<Place>> {
    let mut groups: Vec<Vec<Place>> = Vec::new();
    for place in places {
        let same_kind = |group: &&mut Vec<Place>| {
            group.first().is_some_and(|first| discriminant(first) == discriminant(place))
        };
        match groups.iter_mut().find(same_kind) {
            Some(group) => group.push(*place),
            None => groups.push(vec![*place]),
        }
    }
    groups
}

/// Returns the name of a place among others of its kind. Rows and columns are counted from 1.
fn name(place: Place) -> String {
    match place {
        Place::Cell(cell) | Place::Ball { cell, .. } => cell.to_string(),
        Place::Row(line) | Place::Column(line) => (u16::from(line) + 1).to_string(),
        Place::Region { letter, .. }
        | Place::Piece { letter, .. }
        | Place::Vehicle { letter, .. } => letter.to_string(),
    }
}

fn cell(place: &Place) -> Option<Cell> {
    match place {
        Place::Cell(cell) => Some(*cell),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    const A: Place = Place::Region { index: 0, letter: 'A' };
    const B: Place = Place::Region { index: 1, letter: 'B' };
    const C: Place = Place::Region { index: 2, letter: 'C' };
    const X: Place = Place::Piece { index: 0, letter: 'X' };
    const Y: Place = Place::Piece { index: 1, letter: 'Y' };

    fn at(row: u8, column: u8) -> Place {
        Place::Cell(Cell::new(row, column))
    }

    /// Checks the wording of places in both languages.
    fn check(places: &[Place], english: &str, indonesian: &str) {
        assert_eq!(Words::new(Lang::En).places(places), english);
        assert_eq!(Words::new(Lang::Id).places(places), indonesian);
    }

    #[test]
    fn one_place() {
        check(&[at(2, 4)], "row 3, column 5", "baris 3 kolom 5");
        check(&[Place::Row(0)], "row 1", "baris 1");
        check(&[Place::Column(255)], "column 256", "kolom 256");
        check(&[B], "region B", "wilayah B");
        check(&[X], "piece X", "keping X");
        check(&[Place::Vehicle { index: 0, letter: 'P' }], "vehicle P", "kendaraan P");
        check(&[], "", "");
    }

    #[test]
    fn cells_of_a_solid_have_layers() {
        let ball =
            |layer, row, column| Place::Ball { cell: Cell::new(9, 9), layer, at: (row, column) };
        check(&[ball(1, 0, 2)], "layer 2, row 1, column 3", "lapisan 2 baris 1 kolom 3");
        check(
            &[ball(0, 1, 0), ball(1, 0, 0), ball(0, 1, 1)],
            "layer 1, row 2, columns 1 and 2 and layer 2, row 1, column 1",
            "lapisan 1 baris 2 kolom 1 dan 2 dan lapisan 2 baris 1 kolom 1",
        );
        check(
            &[X, ball(0, 0, 0)],
            "piece X and layer 1, row 1, column 1",
            "keping X dan lapisan 1 baris 1 kolom 1",
        );
    }

    #[test]
    fn several_of_a_kind() {
        check(&[Place::Row(0), Place::Row(1)], "rows 1 and 2", "baris 1 dan 2");
        check(&[Place::Column(4), Place::Column(2)], "columns 5 and 3", "kolom 5 dan 3");
        check(&[A, B, C], "regions A, B and C", "wilayah A, B, dan C");
        check(&[X, Y], "pieces X and Y", "keping X dan Y");
    }

    #[test]
    fn several_cells() {
        check(&[at(0, 1), at(0, 4)], "row 1, columns 2 and 5", "baris 1 kolom 2 dan 5");
        check(
            &[at(1, 3), at(2, 3), at(5, 3)],
            "column 4, rows 2, 3 and 6",
            "kolom 4 baris 2, 3, dan 6",
        );
        check(
            &[at(0, 1), at(2, 2)],
            "row 1, column 2 and row 3, column 3",
            "baris 1 kolom 2 dan baris 3 kolom 3",
        );
        check(
            &[at(0, 1), at(2, 2), at(3, 0)],
            "cells r1c2, r3c3 and r4c1",
            "sel r1c2, r3c3, dan r4c1",
        );
    }

    #[test]
    fn several_kinds() {
        check(&[Place::Row(2), Place::Column(4)], "row 3 and column 5", "baris 3 dan kolom 5");
        check(&[at(2, 4), B], "cell r3c5 and region B", "sel r3c5 dan wilayah B");
        check(
            &[A, Place::Row(0), B, Place::Column(1)],
            "regions A and B, row 1 and column 2",
            "wilayah A dan B, baris 1, dan kolom 2",
        );
    }
}
