use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use base64::prelude::*;
use reqwest::blocking::Client;
use reqwest::redirect::Policy;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let body = json!({
        "model": "acme/demo",
        "prompt": "A lighthouse on a cliff at sunset, watercolor",
        "steps": 5,
        "response_format": "base64",
    });

    // It follows no redirect, which may lead to another host.
    let client = Client::builder()
        .redirect(Policy::none())
        .timeout(None)
        .build()?;
    let response = client
        .post("https://router.huggingface.co/together/v1/images/generations")
        .bearer_auth(token)
        .json(&body)
        .send()?;
    let status = response.status();
    let answer = response.text()?;
    ensure!(status.is_success(), "{status}: {answer}");
    let answer: Value = serde_json::from_str(&answer).context("the answer is no JSON")?;
    let encoded = answer["data"][0]["b64_json"].as_str().unwrap_or_default();
    ensure!(!encoded.is_empty(), "the answer holds no result: {answer}");
    fs::write("image.jpg", BASE64_STANDARD.decode(encoded)?)?;
    println!("Saved image.jpg");
    Ok(())
}
