use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use reqwest::blocking::Client;
use reqwest::redirect::Policy;
use serde_json::json;

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let body = json!({
        "inputs": "A lighthouse on a cliff at sunset, watercolor",
        "parameters": {"num_inference_steps": 5},
    });

    // It follows no redirect, which may lead to another host.
    let client = Client::builder()
        .redirect(Policy::none())
        .timeout(None)
        .build()?;
    let response = client
        .post("https://router.huggingface.co/hf-inference/models/acme/demo")
        .bearer_auth(token)
        .header("Accept", "image/jpeg")
        .json(&body)
        .send()?;
    let status = response.status();
    let media_type = response
        .headers()
        .get("Content-Type")
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default()
        .to_string();
    let answer = response.bytes()?;
    ensure!(
        status.is_success(),
        "{status}: {}",
        String::from_utf8_lossy(&answer)
    );
    ensure!(
        media_type.starts_with("image/"),
        "the answer holds no result: {}",
        String::from_utf8_lossy(&answer)
    );
    fs::write("image.jpg", &answer)?;
    println!("Saved image.jpg");
    Ok(())
}
