//! Greedy best-first search, which expands the state with the lowest estimate first.

use super::best_first::{self, Order};
use super::{Answer, StateSpace};
use crate::control::Control;

const ORDER: Order = Order {
    rank: |cost, estimate| (estimate, cost),
    reopens: false,
    estimates: true,
    proves: false,
};

/// Finds a path quickly. It need not be short, but one is always found if it exists. Returns
/// `Ok(None)` if there is no path, and `Err` if the control stops the search.
///
/// ```
/// use teka_core::control::{Control, Limits, Unwatched};
/// use teka_core::engines::search::{greedy, knight::Knight};
///
/// let mut unwatched = Unwatched;
/// let mut control = Control::new(Limits::default(), &mut unwatched);
/// let corner_to_corner = Knight { side: 8, from: (0, 0), to: (7, 7) };
/// let path = greedy::search(&corner_to_corner, &mut control).unwrap().unwrap();
/// assert!(path.cost >= 6 && !path.is_shortest);
/// assert!(control.stats().nodes < 20, "it hardly looks around");
/// ```
pub fn search<P: StateSpace>(space: &P, control: &mut Control) -> Answer<P::Action> {
    best_first::search(space, &ORDER, control)
}
