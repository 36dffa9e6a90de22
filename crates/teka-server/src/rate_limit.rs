//! The rate limit: each address has a bucket of requests that refills over time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

use crate::lock::lock;

/// The buckets by address.
pub struct RateLimit {
    per_second: f64,
    burst: f64,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

#[derive(Clone, Copy)]
struct Bucket {
    left: f64,
    at: Instant,
}

/// The number of addresses above which full buckets are dropped.
const MOST: usize = 10_000;

impl RateLimit {
    /// Allows `per_second` requests per second and bursts of `burst` requests.
    pub fn new(per_second: u32, burst: u32) -> Self {
        let (per_second, burst) = (f64::from(per_second.max(1)), f64::from(burst.max(1)));
        Self { per_second, burst, buckets: Mutex::default() }
    }

    /// Takes a request from the bucket of an address. Returns false if the bucket is empty.
    pub fn allows(&self, address: IpAddr, now: Instant) -> bool {
        let mut buckets = lock(&self.buckets);
        if buckets.len() >= MOST {
            buckets.retain(|_, bucket| self.filled(*bucket, now) < self.burst);
            if buckets.len() >= MOST {
                buckets.clear();
            }
        }
        let bucket =
            buckets.entry(network(address)).or_insert(Bucket { left: self.burst, at: now });
        let left = self.filled(*bucket, now);
        let allowed = left >= 1.0;
        *bucket = Bucket { left: if allowed { left - 1.0 } else { left }, at: now };
        allowed
    }

    fn filled(&self, bucket: Bucket, now: Instant) -> f64 {
        let seconds = now.saturating_duration_since(bucket.at).as_secs_f64();
        (bucket.left + seconds * self.per_second).min(self.burst)
    }
}

/// Returns an IPv4 address itself, or the network of an IPv6 address, because one client can have a
/// whole IPv6 network.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            std::net::Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills() {
        let (rate, now) = (RateLimit::new(2, 3), Instant::now());
        let one: IpAddr = "10.0.0.1".parse().unwrap();
        let other: IpAddr = "10.0.0.2".parse().unwrap();
        let allowed = |address, after| rate.allows(address, now + Duration::from_millis(after));
        assert_eq!([0, 0, 0, 0].map(|after| allowed(one, after)), [true, true, true, false]);
        assert!(allowed(other, 0));
        assert!(!allowed(one, 400) && allowed(one, 500) && !allowed(one, 600));
    }

    #[test]
    fn one_network_has_one_bucket() {
        let (rate, now) = (RateLimit::new(1, 1), Instant::now());
        let allowed = |address: &str| rate.allows(address.parse().unwrap(), now);
        assert!(allowed("2001:db8::1") && !allowed("2001:db8::2") && allowed("2001:db8:0:1::1"));
        assert!(allowed("10.0.0.1") && !allowed("::ffff:10.0.0.1"));
    }

    #[test]
    fn addresses_are_forgotten() {
        let (rate, now) = (RateLimit::new(1, 2), Instant::now());
        for number in 0..3 * MOST as u32 {
            rate.allows(IpAddr::V4(number.into()), now);
        }
        assert!(rate.buckets.lock().unwrap().len() <= MOST);
    }
}
