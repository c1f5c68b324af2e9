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
    let body = json!({
        "input": {
            "prompt": "A lighthouse on a cliff at sunset, watercolor",
            "num_inference_steps": 5,
        },
    });

    // By default, requests time out after 30 seconds. Redirects must use HTTPS.
    let client = Client::builder().https_only(true).timeout(None).build()?;
    let request = client
        .post("https://router.huggingface.co/replicate/v1/models/acme/demo/predictions")
        .json(&body);
    let mut answer = ask(request, &token)?;
    let url = Url::parse(answer["urls"]["get"].as_str().context("no job")?)?;
    let job = format!("https://router.huggingface.co/replicate{}", url.path());
    // The output can be available before the status changes.
    while answer["output"].is_null() {
        let status = answer["status"].as_str().unwrap_or_default();
        let is_over = ["succeeded", "failed", "canceled", "aborted"].contains(&status);
        ensure!(!is_over, "no output: {}", answer["error"]);
        thread::sleep(Duration::from_secs(1));
        answer = ask(client.get(&job), &token)?;
    }

    // Some models return a list of URLs, others a single URL.
    let found = &answer["output"];
    let url = found[0].as_str().or(found.as_str()).context("no file")?;
    let file = client.get(url).send()?;
    ensure!(file.status().is_success(), "{}: {url}", file.status());
    let extension = match file.headers().get("Content-Type").map(|v| v.as_bytes()) {
        Some(b"image/jpeg") => "jpg",
        Some(b"image/webp") => "webp",
        _ => "png",
    };
    fs::write(format!("image.{extension}"), file.bytes()?)?;
    println!("Saved image.{extension}");
    Ok(())
}

/// Sends a request with the token, and reads the answer.
fn ask(request: RequestBuilder, token: &str) -> Result<Value> {
    let response = request.bearer_auth(token).header("Prefer", "wait").send()?;
    let status = response.status();
    ensure!(status.is_success(), "{status}: {}", response.text()?);
    Ok(response.json()?)
}
