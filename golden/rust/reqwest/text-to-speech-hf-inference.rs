use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use base64::prelude::*;
use reqwest::blocking::Client;
use reqwest::redirect::Policy;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let body = json!({"inputs": "The last ferry leaves at ten tonight."});

    // It follows no redirect, which may lead to another host.
    let client = Client::builder()
        .redirect(Policy::none())
        .timeout(None)
        .build()?;
    let response = client
        .post("https://router.huggingface.co/hf-inference/models/acme/demo")
        .bearer_auth(token)
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
    if !media_type.starts_with("application/json") {
        fs::write("speech.flac", &answer)?;
        println!("Saved speech.flac");
        return Ok(());
    }
    let answer: Value = serde_json::from_slice(&answer).context("the answer is no JSON")?;
    let encoded = answer["audio"].as_str().unwrap_or_default();
    ensure!(!encoded.is_empty(), "the answer holds no result: {answer}");
    fs::write("speech.wav", BASE64_STANDARD.decode(encoded)?)?;
    println!("Saved speech.wav");
    println!("sampling_rate {}", answer["sampling_rate"]);
    Ok(())
}
