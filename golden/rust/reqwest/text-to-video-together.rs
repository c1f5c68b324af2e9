use std::env;
use std::fs;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use reqwest::blocking::{Client, RequestBuilder};
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let body = json!({
        "model": "acme/demo",
        "prompt": "A paper boat drifts down a stream in the rain",
    });

    // By default, requests time out after 30 seconds. Redirects must use HTTPS.
    let client = Client::builder().https_only(true).timeout(None).build()?;
    let request = client
        .post("https://router.huggingface.co/together/v2/videos")
        .json(&body);
    let mut answer = ask(request, &token)?;
    let job = format!(
        "https://router.huggingface.co/together/v2/videos/{}",
        answer["id"].as_str().context("no job")?
    );
    while !matches!(
        answer["status"].as_str(),
        Some("completed" | "failed" | "cancelled")
    ) {
        thread::sleep(Duration::from_secs(2));
        answer = ask(client.get(&job), &token)?;
    }
    ensure!(answer["status"] == "completed", "the job failed: {answer}");

    let url = answer["outputs"]["video_url"].as_str().context("no file")?;
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
