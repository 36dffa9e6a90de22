//! Every solved position a shortest solution can end in, reachable or not, one
//! vehicle after the other in each place it can ever be.

use super::lanes::{Lane, Lanes, Rows, is_taken, lift, put};

/// Makes the positions; nothing stands for a step that made none.
pub struct Goals<'a> {
    lanes: &'a Lanes,
    /// The vehicles but the primary, line by line and in order along each.
    order: Vec<usize>,
    /// Where each vehicle stands; those further on in the order are not on the board yet.
    positions: Vec<u8>,
    /// How many of the order are on the board.
    placed: usize,
    /// The position to try next for the first that is not.
    next: u8,
    taken: Rows,
    is_done: bool,
}

impl<'a> Goals<'a> {
    pub fn new(lanes: &'a Lanes, start: &[u8]) -> Self {
        let mut order: Vec<usize> = (1..lanes.lanes.len()).collect();
        order.sort_by_key(|number| {
            let vehicle = lanes.lanes[*number].vehicle;
            (vehicle.axis != lanes.primary().vehicle.axis, vehicle.line, start[*number])
        });
        let mut positions = start.to_vec();
        let (primary, goal) = (lanes.primary(), lanes.goal);
        let is_reachable = (primary.low..=primary.high).contains(&goal);
        let mut taken = lanes.walls;
        put(&mut taken, primary.vehicle, goal);
        // The last move of a shortest solution is the primary's: the cell it left is free.
        let left = if start[0] < goal { goal - 1 } else { goal + 1 };
        put(&mut taken, primary.vehicle, left.min(primary.high));
        positions[0] = goal;
        let mut goals =
            Self { lanes, order, positions, placed: 0, next: 0, taken, is_done: !is_reachable };
        goals.next = goals.lowest();
        goals
    }

    /// The vehicle to place next.
    fn lane(&self) -> Option<(usize, Lane)> {
        let number = *self.order.get(self.placed)?;
        Some((number, self.lanes.lanes[number]))
    }

    /// The first position to try for it: behind the one before it on its line.
    fn lowest(&self) -> u8 {
        let Some((_, lane)) = self.lane() else { return 0 };
        let before = self.placed.checked_sub(1).map(|before| self.order[before]);
        let end = before.filter(|before| {
            let vehicle = self.lanes.lanes[*before].vehicle;
            vehicle.axis == lane.vehicle.axis && vehicle.line == lane.vehicle.line
        });
        let end = end.map(|end| self.positions[end] + self.lanes.lanes[end].vehicle.length);
        lane.low.max(end.unwrap_or(0))
    }

    /// Takes the vehicle placed last off the board, to try its next position.
    fn step_back(&mut self) {
        let Some(before) = self.placed.checked_sub(1) else {
            self.is_done = true;
            return;
        };
        let number = self.order[before];
        let position = self.positions[number];
        lift(&mut self.taken, self.lanes.lanes[number].vehicle, position);
        self.placed = before;
        self.next = position + 1;
    }
}

impl Iterator for Goals<'_> {
    type Item = Option<Vec<u8>>;

    fn next(&mut self) -> Option<Option<Vec<u8>>> {
        if self.is_done {
            return None;
        }
        let Some((number, lane)) = self.lane() else {
            let goal = self.positions.clone();
            self.step_back();
            return Some(Some(goal));
        };
        if self.next > lane.high {
            self.step_back();
            return Some(None);
        }
        let (vehicle, position) = (lane.vehicle, self.next);
        let fits = |along: u8| !is_taken(&self.taken, vehicle, along);
        if (position..position + vehicle.length).all(fits) {
            put(&mut self.taken, vehicle, position);
            self.positions[number] = position;
            self.placed += 1;
            self.next = self.lowest();
        } else {
            self.next += 1;
        }
        Some(None)
    }
}
