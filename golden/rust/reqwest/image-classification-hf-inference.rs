use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use reqwest::blocking::Client;
use reqwest::redirect::Policy;
use serde_json::Value;

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let image = fs::read("cat.png").context("cat.png")?;

    // It follows no redirect, which may lead to another host.
    let client = Client::builder()
        .redirect(Policy::none())
        .timeout(None)
        .build()?;
    let response = client
        .post("https://router.huggingface.co/hf-inference/models/acme/demo")
        .bearer_auth(token)
        .header("Content-Type", "image/png")
        .body(image)
        .send()?;
    let status = response.status();
    let answer = response.text()?;
    ensure!(status.is_success(), "{status}: {answer}");
    let answer: Value = serde_json::from_str(&answer).context("the answer is no JSON")?;
    println!("{answer:#}");
    Ok(())
}
