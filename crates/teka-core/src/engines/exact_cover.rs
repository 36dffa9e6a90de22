//! Exact cover by dancing links.
