//! Handles keys, clicks and drags: a piece is picked up, rotated or flipped, moved and placed.
//! [`Ui`] holds the cursor and the selected piece, also as text for front ends that keep no game in
//! memory. This module also computes where the selected piece would be placed and how it is drawn.

use std::fmt;

use super::model::{Move, Orientation, Piece, Puzzle, State};
use crate::cursor::{read as read_cursor, written};
use crate::family::UiState;
use crate::family::{Gesture, Input, Key, Reaction};
use crate::message;
use crate::place::{Cell, Place};

/// Handles a key, a click or a drag. A letter selects the piece with that name, and Tab selects the
/// next piece in the tray. `.` and `,` rotate it, `/` flips it and `;` changes its plane; `+` and
/// `-` move the cursor up or down a layer. `R` rotates and `F` flips it as well, unless a piece has
/// that name.
pub fn input(puzzle: &Puzzle, state: &State, ui: &mut Ui, input: Input) -> Reaction<Move> {
    match input {
        Input::Arrow(rows, columns) => step(puzzle, ui, rows, columns),
        Input::Act => act(puzzle, state, ui),
        Input::ActOther | Input::PressOther(_) if ui.held.is_some() => turn(puzzle, ui, '.'),
        Input::ActOther => take_under_cursor(puzzle, state, ui),
        Input::Clear => clear(puzzle, state, ui),
        Input::Cancel => let_go(ui),
        Input::Key('\t') => hold_next(puzzle, state, ui),
        Input::Key(key @ ('.' | ',' | '/' | ';')) => turn(puzzle, ui, key),
        Input::Key('+') => change_layer(puzzle, ui, 1),
        Input::Key('-') => change_layer(puzzle, ui, -1),
        Input::Key(letter) => match (named(puzzle, letter), letter.to_ascii_lowercase()) {
            (Some(piece), _) => hold(puzzle, state, ui, piece),
            (None, 'r') => turn(puzzle, ui, '.'),
            (None, 'f') => turn(puzzle, ui, '/'),
            (None, _) => Reaction::Nothing,
        },
        Input::Press(Place::Cell(cell)) if puzzle.board().index_of(cell).is_some() => {
            ui.cursor = Some(cell);
            act(puzzle, state, ui)
        }
        Input::PressOther(Place::Cell(cell)) if puzzle.board().index_of(cell).is_some() => {
            ui.cursor = Some(cell);
            take_under_cursor(puzzle, state, ui)
        }
        Input::Press(Place::Piece { index, .. })
        | Input::PressOther(Place::Piece { index, .. }) => hold(puzzle, state, ui, index.into()),
        Input::Drag(Place::Cell(from), Place::Cell(to)) => drag(puzzle, state, ui, from, to),
        Input::Drag(Place::Piece { index, .. }, Place::Cell(to)) => {
            drop_on(puzzle, state, ui, index.into(), to)
        }
        // Dragged off the board.
        Input::Drag(_, Place::Piece { .. }) if ui.held.is_some() => put_aside(puzzle, state, ui),
        Input::Drag(Place::Cell(from), Place::Piece { .. }) => take_back(puzzle, state, Some(from)),
        Input::Take(Place::Piece { index, .. }, at) => take(puzzle, state, ui, index.into(), at),
        Input::Press(_)
        | Input::PressOther(_)
        | Input::Drag(..)
        | Input::Take(..)
        | Input::Mark(_)
        | Input::Number(_) => Reaction::Nothing,
    }
}

/// Returns the keys that rotate and flip the selected piece; on a pyramid, also those for its plane
/// and for layers.
pub fn keys(puzzle: &Puzzle, ui: &Ui) -> Vec<Key> {
    let plane = message!("packing-key-plane", plane = ui.orientation.plane);
    let solid = [
        Key::switch(';', plane, ui.orientation.plane > 0),
        Key::named('+', message!("packing-key-layer-up")),
        Key::named('-', message!("packing-key-layer-down")),
    ];
    let solid = solid.into_iter().filter(|_| puzzle.board().plane_count() > 1);
    let turns = [
        Key::named(',', message!("packing-key-turn-back")).with_gesture(Gesture::TurnBack),
        Key::named('.', message!("packing-key-turn")).with_gesture(Gesture::Turn),
        Key::named('/', message!("packing-key-mirror")).with_gesture(Gesture::Flip),
    ];
    turns.into_iter().chain(solid).collect()
}

/// Returns the piece with this letter, or with the same letter in the other case if there is none.
fn named(puzzle: &Puzzle, letter: char) -> Option<usize> {
    let other_case = match letter.is_ascii_uppercase() {
        true => letter.to_ascii_lowercase(),
        false => letter.to_ascii_uppercase(),
    };
    puzzle.piece_of(letter).or_else(|| puzzle.piece_of(other_case))
}

/// Selects a piece. A placed piece is picked up in its current orientation, any other in its drawn
/// orientation.
fn hold(puzzle: &Puzzle, state: &State, ui: &mut Ui, piece: usize) -> Reaction<Move> {
    let Some(known) = puzzle.pieces().get(piece) else { return Reaction::Nothing };
    let lies = !state.cells_of(piece).is_empty();
    let take_back = Move { letter: known.letter(), cells: Vec::new() };
    if puzzle.given(piece).is_some() {
        // Playing the move refuses it with a message that a given piece cannot be moved.
        return Reaction::Play(take_back);
    }
    if ui.held != Some(piece) {
        let at = ui.cursor.and_then(|cell| puzzle.board().index_of(cell));
        let as_it_lay = as_it_lies(puzzle, state, piece, at, ui.orientation).filter(|_| lies);
        (ui.orientation, ui.grip) = as_it_lay.unwrap_or_default();
    }
    (ui.held, ui.is_lifted) = (Some(piece), false);
    ui.cursor = ui.cursor.or(puzzle.board().cells().first().copied());
    if lies { Reaction::Play(take_back) } else { Reaction::Moved }
}

/// Selects the next piece in the tray.
fn hold_next(puzzle: &Puzzle, state: &State, ui: &mut Ui) -> Reaction<Move> {
    let count = puzzle.pieces().len();
    let first = ui.held.map_or(0, |held| held + 1);
    let mut next = (first..first + count).map(|piece| piece % count);
    match next.find(|piece| state.cells_of(*piece).is_empty()) {
        Some(piece) => hold(puzzle, state, ui, piece),
        None => Reaction::Nothing,
    }
}

/// Places the selected piece, or picks up the one under the cursor.
fn act(puzzle: &Puzzle, state: &State, ui: &mut Ui) -> Reaction<Move> {
    if ui.held.is_none() {
        return take_under_cursor(puzzle, state, ui);
    }
    let Some(reach) = Reach::of(puzzle, ui) else { return Reaction::Moved };
    if reach.fits(puzzle, state) {
        let_go(ui);
    }
    lay(puzzle, state, reach)
}

/// Deselects the selected piece. A lifted one stays where it lies.
fn let_go(ui: &mut Ui) -> Reaction<Move> {
    ui.is_lifted = false;
    if ui.held.take().is_some() { Reaction::Moved } else { Reaction::Nothing }
}

/// Drops the carried piece with its grabbed cell on `to`. If it does not fit, it returns to where
/// it came from.
fn drop_on(puzzle: &Puzzle, state: &State, ui: &mut Ui, piece: usize, to: Cell) -> Reaction<Move> {
    if ui.held != Some(piece) {
        return Reaction::Nothing;
    }
    ui.cursor = Some(to);
    let reach = Reach::of(puzzle, ui);
    let_go(ui);
    reach.map_or(Reaction::Moved, |reach| lay(puzzle, state, reach))
}

/// Puts the carried piece beside the board.
fn put_aside(puzzle: &Puzzle, state: &State, ui: &mut Ui) -> Reaction<Move> {
    let lifted = ui.lifted(state).and_then(|piece| puzzle.pieces().get(piece));
    let_go(ui);
    lifted.map_or(Reaction::Moved, |piece| {
        Reaction::Play(Move { letter: piece.letter(), cells: Vec::new() })
    })
}

fn take_under_cursor(puzzle: &Puzzle, state: &State, ui: &mut Ui) -> Reaction<Move> {
    match under(puzzle, state, ui.cursor) {
        Some(piece) => hold(puzzle, state, ui, piece),
        None => Reaction::Moved,
    }
}

fn under(puzzle: &Puzzle, state: &State, cursor: Option<Cell>) -> Option<usize> {
    state.on(puzzle.board().index_of(cursor?)?)
}

/// Deselects the selected piece, or removes the one under the cursor.
fn clear(puzzle: &Puzzle, state: &State, ui: &mut Ui) -> Reaction<Move> {
    match let_go(ui) {
        Reaction::Nothing => take_back(puzzle, state, ui.cursor),
        released => released,
    }
}

/// Removes the piece in a cell.
fn take_back(puzzle: &Puzzle, state: &State, cell: Option<Cell>) -> Reaction<Move> {
    match under(puzzle, state, cell) {
        Some(piece) => {
            Reaction::Play(Move { letter: puzzle.pieces()[piece].letter(), cells: Vec::new() })
        }
        None => Reaction::Nothing,
    }
}

fn turn(puzzle: &Puzzle, ui: &mut Ui, key: char) -> Reaction<Move> {
    let Orientation { plane, quarters, mirrored } = ui.orientation;
    ui.orientation = match key {
        '.' => Orientation { quarters: (quarters + 1) % 4, ..ui.orientation },
        ',' => Orientation { quarters: (quarters + 3) % 4, ..ui.orientation },
        // The drawing is flipped before it is rotated. After an odd number of quarter turns, an
        // extra half turn makes the flip horizontal as the player sees it.
        '/' => {
            Orientation { quarters: (quarters + quarters % 2 * 2) % 4, mirrored: !mirrored, plane }
        }
        _ => Orientation { plane: (plane + 1) % puzzle.board().plane_count(), ..ui.orientation },
    };
    Reaction::Moved
}

/// Moves the cursor to the next cell of the board in this direction.
fn step(puzzle: &Puzzle, ui: &mut Ui, rows: i8, columns: i8) -> Reaction<Move> {
    let board = puzzle.board();
    let Some(cursor) = ui.cursor else {
        ui.cursor = board.cells().first().copied();
        return Reaction::Moved;
    };
    let next = |cell: Cell| {
        Some(Cell::new(
            cell.row.checked_add_signed(rows)?,
            cell.column.checked_add_signed(columns)?,
        ))
    };
    let inside = |cell: &Cell| cell.row < board.rows() && cell.column < board.columns();
    let mut orientation =
        std::iter::successors(next(cursor), |cell| next(*cell)).take_while(inside).take(256);
    let found = orientation.find(|cell| board.index_of(*cell).is_some());
    // A layer of a pyramid is narrower than the one below it.
    let found = found.or_else(|| nearest_in_row(puzzle, cursor, rows));
    ui.cursor = found.or(ui.cursor);
    Reaction::Moved
}

/// Returns the nearest cell of the next row, for use when there is no cell straight ahead.
fn nearest_in_row(puzzle: &Puzzle, cursor: Cell, rows: i8) -> Option<Cell> {
    let row = cursor.row.checked_add_signed(rows).filter(|_| rows != 0)?;
    let cells = puzzle.board().cells().iter().filter(|cell| cell.row == row);
    cells.min_by_key(|cell| cell.column.abs_diff(cursor.column)).copied()
}

/// Moves the cursor to the nearest cell of the layer above or below.
fn change_layer(puzzle: &Puzzle, ui: &mut Ui, by: i16) -> Reaction<Move> {
    let board = puzzle.board();
    let cursor = ui.cursor.or(board.cells().first().copied());
    let Some(from) = cursor.and_then(|cell| board.index_of(cell)) else { return Reaction::Nothing };
    let [row, column, layer] = board.points()[from];
    let far = |at: [i16; 3]| at[0].abs_diff(row) + at[1].abs_diff(column);
    let layer = board.cells().iter().zip(board.points()).filter(|(_, at)| at[2] == layer + by);
    match layer.min_by_key(|(_, at)| far(**at)) {
        Some((cell, _)) => ui.cursor = Some(*cell),
        None => return Reaction::Nothing,
    }
    Reaction::Moved
}

/// Moves the piece where a drag started, by the cell that was grabbed. This is one move, or none if
/// the piece does not fit. If a piece is selected, only the cursor moves.
fn drag(puzzle: &Puzzle, state: &State, ui: &mut Ui, from: Cell, to: Cell) -> Reaction<Move> {
    if puzzle.board().index_of(to).is_none() {
        return Reaction::Nothing;
    }
    if ui.held.is_some() {
        ui.cursor = Some(to);
        return Reaction::Moved;
    }
    // A drag within one cell moves nothing.
    let moved = Some(from).filter(|from| *from != to);
    let Some(piece) = under(puzzle, state, moved) else { return Reaction::Nothing };
    let held = as_it_lies(puzzle, state, piece, puzzle.board().index_of(from), ui.orientation);
    let reach = held.and_then(|held| Reach::at(puzzle, piece, held, to));
    let Some(reach) = reach else { return Reaction::Nothing };
    if reach.fits(puzzle, state) {
        ui.cursor = Some(to);
    }
    lay(puzzle, state, reach)
}

/// Places a piece. Playing an impossible move refuses it with a message that names the obstacle,
/// but a move cannot contain cells beyond the board, so those are refused here. A piece that
/// returns to where it lies makes no move.
fn lay(puzzle: &Puzzle, state: &State, Reach { laid, is_out }: Reach) -> Reaction<Move> {
    let on = |cell: &Cell| puzzle.board().index_of(*cell).and_then(|index| state.on(index));
    let own = puzzle.piece_of(laid.letter);
    match is_out {
        true => Reaction::Refused(message!("packing-no-room", letter = laid.letter)),
        false if laid.cells.iter().all(|cell| on(cell) == own) => Reaction::Moved,
        false => Reaction::Play(laid),
    }
}

/// Lifts a placed piece by the cell `at`, without moving it yet.
fn lift(puzzle: &Puzzle, state: &State, ui: &mut Ui, piece: usize, at: Cell) -> Reaction<Move> {
    let index = puzzle.board().index_of(at);
    let as_it_lay = as_it_lies(puzzle, state, piece, index, ui.orientation);
    let Some((orientation, grip)) = as_it_lay else { return Reaction::Nothing };
    *ui = Ui { cursor: Some(at), held: Some(piece), orientation, grip, is_lifted: true };
    Reaction::Moved
}

/// Picks up a piece: a placed one by one of its cells, any other by one cell of its drawing.
fn take(puzzle: &Puzzle, state: &State, ui: &mut Ui, piece: usize, at: Cell) -> Reaction<Move> {
    let is_movable = piece < puzzle.pieces().len() && puzzle.given(piece).is_none();
    if is_movable && under(puzzle, state, Some(at)) == Some(piece) {
        return lift(puzzle, state, ui, piece, at);
    }
    let reaction = hold(puzzle, state, ui, piece);
    if let Some(drawn) = puzzle.pieces().get(piece).filter(|_| ui.held == Some(piece)) {
        let gripped = drawing(drawn, ui.orientation).iter().position(|cell| *cell == at);
        ui.grip = gripped.unwrap_or(0);
    }
    reaction
}

/// Where the selected piece would be placed.
pub struct Reach {
    /// The move that would place it, without cells beyond the board.
    pub laid: Move,
    /// Whether it extends beyond the board.
    pub is_out: bool,
}

impl Reach {
    /// Returns where the selected piece would be placed, or `None` without a selected piece or a
    /// cursor.
    pub fn of(puzzle: &Puzzle, ui: &Ui) -> Option<Self> {
        Self::at(puzzle, ui.held?, (ui.orientation, ui.grip), ui.cursor?)
    }

    /// Returns where a piece held like this would be placed, with its grabbed cell on `cell`.
    pub fn at(
        puzzle: &Puzzle,
        piece: usize,
        (orientation, grip): Held,
        cell: Cell,
    ) -> Option<Self> {
        let (board, piece) = (puzzle.board(), puzzle.pieces().get(piece)?);
        let cells: Vec<_> =
            board.reached(piece, grip, board.index_of(cell)?, orientation).collect();
        let is_out = cells.contains(&None);
        let printed = cells.into_iter().flatten().map(|cell| board.cells()[usize::from(cell)]);
        let mut cells: Vec<Cell> = printed.collect();
        cells.sort_unstable();
        Some(Self { laid: Move { letter: piece.letter(), cells }, is_out })
    }

    /// Returns `true` if it is on the board and no other piece is in its cells.
    pub fn fits(&self, puzzle: &Puzzle, state: &State) -> bool {
        let own = puzzle.piece_of(self.laid.letter);
        let on = |cell: &Cell| puzzle.board().index_of(*cell).and_then(|index| state.on(index));
        !self.is_out && self.laid.cells.iter().all(|cell| on(cell).is_none_or(|on| Some(on) == own))
    }
}

/// The orientation of a piece, and the index of the grabbed cell of its drawing.
pub type Held = (Orientation, usize);

/// Returns how a placed piece is held if it is picked up at `cell`, or by its first cell if `cell`
/// is not part of it. If several orientations are possible, `orientation` is preferred.
pub fn as_it_lies(
    puzzle: &Puzzle,
    state: &State,
    piece: usize,
    cell: Option<usize>,
    orientation: Orientation,
) -> Option<Held> {
    let (board, lies, drawn) = (puzzle.board(), state.cells_of(piece), &puzzle.pieces()[piece]);
    let at = cell.filter(|cell| lies.contains(cell));
    let is_so = |orientation: Orientation, grip: usize, cell: usize| {
        let mut cells: Vec<_> = board
            .reached(drawn, grip, cell, orientation)
            .map(|cell| cell.map(usize::from))
            .collect();
        cells.sort_unstable();
        cells.into_iter().eq(lies.iter().copied().map(Some))
    };
    let grip = |orientation: Orientation| match at {
        Some(cell) => (0..drawn.size()).find(|grip| is_so(orientation, *grip, cell)),
        None => lies.iter().any(|cell| is_so(orientation, 0, *cell)).then_some(0),
    };
    std::iter::once(orientation)
        .chain(board.orientations())
        .find_map(|orientation| Some((orientation, grip(orientation)?)))
}

/// Returns the drawing of a piece in an orientation, aligned to the top left, with its cells in
/// their original order.
pub fn drawing(piece: &Piece, orientation: Orientation) -> Vec<Cell> {
    let (mut down, mut right) = ((1, 0), (0, 1));
    for _ in 0..orientation.quarters % 4 {
        (down, right) = ((-right.0, -right.1), down);
    }
    if orientation.mirrored {
        right = (-right.0, -right.1);
    }
    let at = |&(row, column): &(u8, u8)| {
        let (row, column) = (i16::from(row), i16::from(column));
        (row * down.0 + column * right.0, row * down.1 + column * right.1)
    };
    let squares: Vec<(i16, i16)> = piece.squares().iter().map(at).collect();
    let top = squares.iter().map(|square| square.0).min().unwrap_or(0);
    let left = squares.iter().map(|square| square.1).min().unwrap_or(0);
    let cell = |(row, column): (i16, i16)| Cell::new((row - top) as u8, (column - left) as u8);
    squares.into_iter().map(cell).collect()
}

/// View state that Undo does not affect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ui {
    /// The cell with the cursor, if any.
    pub cursor: Option<Cell>,
    /// The selected piece, by its index in the puzzle.
    pub held: Option<usize>,
    /// The orientation of the selected piece.
    pub orientation: Orientation,
    /// The cell of its drawing that is at the cursor.
    pub grip: usize,
    /// Whether the selected piece was lifted from the board. Until it is dropped elsewhere, it
    /// still lies there.
    pub is_lifted: bool,
}

impl Ui {
    /// Returns the piece that was lifted from the board and still lies there, if any.
    pub fn lifted(&self, state: &State) -> Option<usize> {
        self.held.filter(|piece| self.is_lifted && !state.cells_of(*piece).is_empty())
    }
}

/// Formats as `r3c5 2 0 3 mirrored 1`: the cursor, the selected piece, its plane, its quarter
/// turns, whether it is flipped, and the grabbed cell. A missing cursor or piece is `-`. If the
/// piece was lifted from the board, ` lifted` follows.
impl fmt::Display for Ui {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let held = self.held.map_or_else(|| "-".to_owned(), |piece| piece.to_string());
        let Orientation { plane, quarters, mirrored } = self.orientation;
        let side = if mirrored { "mirrored" } else { "plain" };
        write!(f, "{} {held} {plane} {quarters} {side} {}", written(self.cursor), self.grip)?;
        if self.is_lifted { write!(f, " lifted") } else { Ok(()) }
    }
}

impl UiState<Puzzle> for Ui {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(puzzle: &Puzzle, text: &str) -> Option<Self> {
        let board = puzzle.board();
        let mut words = text.split(' ');
        let cursor = read_cursor(words.next()?, board.rows(), board.columns())?;
        let held = words.next()?.parse().ok().filter(|piece| *piece < puzzle.pieces().len());
        let plane = words.next()?.parse().ok().filter(|plane| *plane < board.plane_count())?;
        let quarters = words.next()?.parse().ok().filter(|quarters| *quarters < 4)?;
        let orientation = Orientation { plane, quarters, mirrored: words.next()? == "mirrored" };
        let piece = held.and_then(|piece: usize| puzzle.pieces().get(piece));
        let grip = words.next().and_then(|grip| grip.parse().ok());
        let grip = grip.filter(|grip| piece.is_some_and(|piece| *grip < piece.size()));
        let is_lifted = held.is_some() && words.next() == Some("lifted");
        Some(Self { cursor, held, orientation, grip: grip.unwrap_or(0), is_lifted })
    }
}

#[cfg(test)]
mod tests;
