use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use base64::prelude::*;
use reqwest::blocking::Client;
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

    // By default, requests time out after 30 seconds. Redirects must use HTTPS.
    let client = Client::builder().https_only(true).timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/fal-ai/acme/demo")
        .bearer_auth(token)
        .json(&body)
        .send()?;
    let status = response.status();
    ensure!(status.is_success(), "{status}: {}", response.text()?);

    let answer: Value = response.json()?;
    let url = answer["images"][0]["url"].as_str().context("no file")?;
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
