//! The description of the API is true.

use axum::http::{Method, StatusCode};

use crate::support::{Server, generous, request, run};

#[test]
fn every_endpoint_is_there_as_described() {
    run(async {
        let server = Server::new(generous()).await;
        let paths = server.paths();
        assert!(paths.len() >= 16);
        for (path, method) in paths {
            let described: Method = method.parse().unwrap();
            let (right, wrong) = match described == Method::GET {
                true => (Method::GET, Method::POST),
                false => (Method::POST, Method::GET),
            };
            let status = server.whole(request(right, &path)).await.status;
            assert!(status != StatusCode::NOT_FOUND && status != StatusCode::METHOD_NOT_ALLOWED);
            let refused = server.whole(request(wrong, &path)).await;
            assert_eq!(refused.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
            assert_eq!(refused.json()["error"], "wrong-method");
        }
    });
}

#[test]
fn every_answer_keeps_the_page_to_itself() {
    run(async {
        let server = Server::new(generous()).await;
        for path in ["/", "/page.js", "/nothing", "/api/v1/limits", "/api/v1/nothing"] {
            let answer = server.whole(request(Method::GET, path)).await;
            let policy = answer.headers["content-security-policy"].to_str().unwrap();
            assert!(
                policy.starts_with("default-src 'none'") && !policy.contains("unsafe"),
                "{path}"
            );
            assert_eq!(answer.headers["x-content-type-options"], "nosniff", "{path}");
        }
    });
}

#[test]
fn the_page_asks_no_other_host() {
    run(async {
        let server = Server::new(generous()).await;
        let page = server.whole(request(Method::GET, "/")).await;
        assert_eq!(page.headers["content-type"], "text/html; charset=utf-8");
        let text = String::from_utf8(page.bytes).unwrap();
        assert!(!text.contains("http://") && !text.contains("https://"));
        let tag = page.headers["etag"].clone();
        let mut again = request(Method::GET, "/");
        again.headers_mut().insert("if-none-match", tag);
        assert_eq!(server.whole(again).await.status, StatusCode::NOT_MODIFIED);
    });
}
