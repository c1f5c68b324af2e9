use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use base64::prelude::*;
use reqwest::blocking::Client;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let image_data = fs::read("street.jpg").context("street.jpg")?;
    let image = format!(
        "data:image/jpeg;base64,{}",
        BASE64_STANDARD.encode(image_data)
    );
    let body = json!({"image_url": image, "sync_mode": true});

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
    let url = answer["image"]["url"].as_str().context("no file")?;
    let content = match url.split_once(";base64,") {
        Some((_, encoded)) => BASE64_STANDARD.decode(encoded)?,
        None => {
            let file = client.get(url).send()?;
            ensure!(file.status().is_success(), "{}: {url}", file.status());
            file.bytes()?.into()
        }
    };
    fs::write("mask.png", content)?;
    println!("Saved mask.png");
    Ok(())
}
