use std::env;

use anyhow::{Context, Result, bail, ensure};
use reqwest::blocking::Client;
use reqwest::redirect::Policy;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let body = json!({
        "model": "acme/demo",
        "prompt": "The lighthouse keeper opened the door and",
    });

    // It follows no redirect, which may lead to another host.
    let client = Client::builder()
        .redirect(Policy::none())
        .timeout(None)
        .build()?;
    let response = client
        .post("https://router.huggingface.co/hf-inference/models/acme/demo/v1/completions")
        .bearer_auth(token)
        .json(&body)
        .send()?;
    let status = response.status();
    let answer = response.text()?;
    ensure!(status.is_success(), "{status}: {answer}");
    let answer: Value = serde_json::from_str(&answer).context("the answer is no JSON")?;
    let Some(text) = answer["choices"][0]["text"].as_str() else {
        bail!("the answer holds no result: {answer}");
    };
    println!("{text}");
    Ok(())
}
