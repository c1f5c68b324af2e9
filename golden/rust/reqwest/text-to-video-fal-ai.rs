use std::env;
use std::fs;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use reqwest::Url;
use reqwest::blocking::{Client, RequestBuilder};
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let body = json!({"prompt": "A paper boat drifts down a stream in the rain"});

    // By default, requests time out after 30 seconds. Redirects must use HTTPS.
    let client = Client::builder().https_only(true).timeout(None).build()?;
    let request = client
        .post("https://router.huggingface.co/fal-ai/acme/demo?_subdomain=queue")
        .json(&body);
    let mut answer = ask(request, &token)?;
    let url = Url::parse(answer["response_url"].as_str().context("no job")?)?;
    let job = format!("https://router.huggingface.co/fal-ai{}", url.path());
    while answer["status"] != "COMPLETED" {
        thread::sleep(Duration::from_secs(1));
        answer = ask(client.get(format!("{job}/status?_subdomain=queue")), &token)?;
    }
    answer = ask(client.get(format!("{job}?_subdomain=queue")), &token)?;

    let url = answer["video"]["url"].as_str().context("no file")?;
    let file = client.get(url).send()?;
    ensure!(file.status().is_success(), "{}: {url}", file.status());
    fs::write("video.mp4", file.bytes()?)?;
    println!("Saved video.mp4");
    Ok(())
}

/// Sends a request with the token, and reads the answer.
fn ask(request: RequestBuilder, token: &str) -> Result<Value> {
    let response = request.bearer_auth(token).send()?;
    let status = response.status();
    ensure!(status.is_success(), "{status}: {}", response.text()?);
    Ok(response.json()?)
}
