//! Writes the web page's `api.d.ts`, generated from the types of the API.

fn main() -> std::io::Result<()> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../teka-server/assets/api.d.ts");
    std::fs::write(path, teka_api::typescript::declarations())
}
