use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use base64::prelude::*;
use reqwest::blocking::{Client, Response};
use reqwest::redirect::Policy;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let image_data = fs::read("cat.png").context("cat.png")?;
    let image = format!(
        "data:image/png;base64,{}",
        BASE64_STANDARD.encode(image_data)
    );
    let body = json!({
        "prompt": "Turn the cat into a tiger.",
        "image_url": image,
        "image_urls": [image],
    });

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
    let url = answer["images"][0]["url"].as_str().unwrap_or_default();
    ensure!(
        url.starts_with("https://"),
        "the answer holds no result: {answer}"
    );
    let (content, media_type) = download(url)?;
    let ending = match media_type.as_str() {
        "image/jpeg" => "jpg",
        "image/webp" => "webp",
        _ => "png",
    };
    let name = format!("image.{ending}");
    fs::write(&name, content)?;
    println!("Saved {name}");
    Ok(())
}

/// Fetches a file without the token. No redirect leaves https.
fn download(url: &str) -> Result<(Vec<u8>, String)> {
    let client = Client::builder()
        .https_only(url.starts_with("https:"))
        .timeout(None)
        .build()?;
    let response = client.get(url).send()?;
    let media_type = response
        .headers()
        .get("Content-Type")
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default()
        .to_string();
    Ok((read(response)?, media_type))
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
