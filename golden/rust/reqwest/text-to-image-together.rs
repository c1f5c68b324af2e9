use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use base64::prelude::*;
use reqwest::blocking::Client;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let body = json!({
        "model": "acme/demo",
        "prompt": "A lighthouse on a cliff at sunset, watercolor",
        "steps": 5,
        "response_format": "base64",
    });

    // By default, requests time out after 30 seconds, but answers can take longer.
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/together/v1/images/generations")
        .bearer_auth(token)
        .json(&body)
        .send()?;
    let status = response.status();
    ensure!(status.is_success(), "{status}: {}", response.text()?);

    let answer: Value = response.json()?;
    let encoded = answer["data"][0]["b64_json"].as_str().context("no file")?;
    fs::write("image.jpg", BASE64_STANDARD.decode(encoded)?)?;
    println!("Saved image.jpg");
    Ok(())
}
