//! Connections by address, so that one that opens very many leaves room for the others.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use crate::lock::lock;

/// How many connections each address has.
#[derive(Clone, Default)]
pub struct Crowd(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// One of an address's connections, until it is dropped.
pub struct Member {
    crowd: Crowd,
    address: IpAddr,
}

impl Crowd {
    /// One connection more, unless the address has `most` of them.
    pub fn enter(&self, address: IpAddr, most: usize) -> Option<Member> {
        let mut counts = lock(&self.0);
        let count = counts.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Member { crowd: self.clone(), address })
    }
}

impl Drop for Member {
    fn drop(&mut self) {
        let mut counts = lock(&self.crowd.0);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_room_again_when_a_connection_ends() {
        let crowd = Crowd::default();
        let [one, other]: [IpAddr; 2] = ["10.0.0.1", "10.0.0.2"].map(|text| text.parse().unwrap());
        let first = crowd.enter(one, 2);
        let second = crowd.enter(one, 2);
        assert!(first.is_some() && second.is_some() && crowd.enter(one, 2).is_none());
        assert!(crowd.enter(other, 2).is_some());
        drop(first);
        assert!(crowd.enter(one, 2).is_some());
        drop(second);
        assert!(lock(&crowd.0).is_empty());
    }
}
