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
        "prompt": "A lighthouse on a cliff at sunset, watercolor",
        "num_inference_steps": 5,
    });

    // By default, requests time out after 30 seconds. Redirects must use HTTPS.
    let client = Client::builder().https_only(true).timeout(None).build()?;
    let request = client
        .post("https://router.huggingface.co/wavespeed/api/v3/acme/demo")
        .json(&body);
    let mut answer = ask(request, &token)?;
    let url = Url::parse(answer["data"]["urls"]["get"].as_str().context("no job")?)?;
    let job = format!("https://router.huggingface.co/wavespeed{}", url.path());
    while !matches!(
        answer["data"]["status"].as_str(),
        Some("completed" | "failed" | "cancelled" | "timeout" | "deleted")
    ) {
        thread::sleep(Duration::from_secs(2));
        answer = ask(client.get(&job), &token)?;
    }
    ensure!(
        answer["data"]["status"] == "completed",
        "the job failed: {answer}"
    );

    let url = answer["data"]["outputs"][0].as_str().context("no file")?;
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
    let response = request.bearer_auth(token).send()?;
    let status = response.status();
    ensure!(status.is_success(), "{status}: {}", response.text()?);
    Ok(response.json()?)
}
