//! Tests of requests that a page of another site can make a browser send: none of them causes work.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};

use crate::hostile::check;
use crate::support::{Server, generous, post, request, run};

#[test]
fn pages_of_other_hosts() {
    run(async {
        let server = Server::new(generous()).await;
        for (site, mode) in
            [("cross-site", "cors"), ("same-site", "cors"), ("cross-site", "no-cors")]
        {
            let mut request = post("open", "{\"text\":\"A\"}");
            let headers = request.headers_mut();
            headers.insert("sec-fetch-site", site.parse().unwrap());
            headers.insert("sec-fetch-mode", mode.parse().unwrap());
            let answer = server.whole(request).await;
            check(&server, answer, StatusCode::FORBIDDEN, "forbidden").await;
        }
        // The preflight response contains nothing that would allow access for another page.
        let asked = server.whole(request(Method::OPTIONS, "/api/v1/open")).await;
        assert!(!asked.headers.contains_key(header::ACCESS_CONTROL_ALLOW_ORIGIN));
        check(&server, asked, StatusCode::METHOD_NOT_ALLOWED, "wrong-method").await;
    });
}

#[test]
fn forms_of_other_pages() {
    run(async {
        let server = Server::new(generous()).await;
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
            let request = Request::post("/api/v1/open")
                .header(header::CONTENT_TYPE, kind)
                .body(Body::from("{\"text\":\"A\"}"))
                .unwrap();
            let answer = server.whole(request).await;
            check(&server, answer, StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json").await;
        }
    });
}
