//! Uniform-cost search (Dijkstra's algorithm), which expands the state with the lowest cost first.

use super::best_first::{self, Order};
use super::{Answer, Path, StateSpace};
use crate::control::Control;

const ORDER: Order =
    Order { rank: |cost, _| (cost, 0), reopens: true, estimates: false, proves: true };

/// Finds a path of the lowest cost. Returns `Ok(None)` if there is no path, and `Err` if the
/// control stops the search.
///
/// ```
/// use teka_core::control::{Control, Limits, Unwatched};
/// use teka_core::engines::search::{knight::Knight, uniform_cost};
///
/// let mut unwatched = Unwatched;
/// let mut control = Control::new(Limits::default(), &mut unwatched);
/// let corner_to_corner = Knight { side: 8, from: (0, 0), to: (7, 7) };
/// let path = uniform_cost::search(&corner_to_corner, &mut control).unwrap().unwrap();
/// assert_eq!((path.cost, path.is_shortest), (6, true));
/// ```
pub fn search<P: StateSpace>(space: &P, control: &mut Control) -> Answer<P::Action> {
    let found = best_first::search(space, &ORDER, control)?;
    Ok(found.map(|path| Path { is_shortest: true, ..path }))
}
