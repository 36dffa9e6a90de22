//! Tests of the API from the perspective of its clients, for every family in the registry.

mod description;
mod games;
mod help;
mod hostile;
mod lenient;
mod levels;
mod making;
mod page;
mod pictures;
mod sockets;
mod strangers;
mod streams;
mod support;
mod watched;
