use std::env;

use anyhow::{Context, Result, ensure};
use reqwest::blocking::Client;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let body = json!({
        "model": "acme/demo",
        "prompt": "The lighthouse keeper opened the door and",
    });

    // By default, requests time out after 30 seconds, but answers can take longer.
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/hf-inference/models/acme/demo/v1/completions")
        .bearer_auth(token)
        .json(&body)
        .send()?;
    let status = response.status();
    ensure!(status.is_success(), "{status}: {}", response.text()?);

    let answer: Value = response.json()?;
    let text = answer["choices"][0]["text"].as_str().unwrap_or_default();
    println!("{text}");
    Ok(())
}
