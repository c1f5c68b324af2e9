use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use base64::prelude::*;
use reqwest::blocking::{Client, Response};
use reqwest::redirect::Policy;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let image_data = fs::read("street.jpg").context("street.jpg")?;
    let image = format!(
        "data:image/jpeg;base64,{}",
        BASE64_STANDARD.encode(image_data)
    );
    let body = json!({"image_url": image, "sync_mode": true});

    // It follows no redirect, which may lead to another host.
    let client = Client::builder()
        .redirect(Policy::none())
        .timeout(None)
        .build()?;
    let response = client
        .post("https://router.huggingface.co/fal-ai/acme/demo")
        .bearer_auth(token)
        .json(&body)
        .send()?;
    let status = response.status();
    let answer = response.text()?;
    ensure!(status.is_success(), "{status}: {answer}");
    let answer: Value = serde_json::from_str(&answer).context("the answer is no JSON")?;
    let url = answer["image"]["url"].as_str().unwrap_or_default();
    ensure!(
        url.starts_with("https://") || url.starts_with("data:"),
        "the answer holds no result: {answer}"
    );
    let content = match url.strip_prefix("data:") {
        Some(inline) => {
            let (_, encoded) = inline.split_once(',').unwrap_or_default();
            BASE64_STANDARD.decode(encoded)?
        }
        None => download(url)?,
    };
    fs::write("mask.png", content)?;
    println!("Saved mask.png");
    Ok(())
}

/// Fetches a file without the token. No redirect leaves https.
fn download(url: &str) -> Result<Vec<u8>> {
    let client = Client::builder()
        .https_only(url.starts_with("https:"))
        .timeout(None)
        .build()?;
    let response = client.get(url).send()?;
    read(response)
}

/// Reads what an answer holds, if the service says well.
fn read(response: Response) -> Result<Vec<u8>> {
    let status = response.status();
    let content = response.bytes()?;
    ensure!(
        status.is_success(),
        "{status}: {}",
        String::from_utf8_lossy(&content)
    );
    Ok(content.to_vec())
}
