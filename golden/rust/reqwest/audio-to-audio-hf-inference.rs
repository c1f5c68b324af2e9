use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use base64::prelude::*;
use reqwest::blocking::Client;
use reqwest::redirect::Policy;
use serde_json::Value;

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let audio = fs::read("mixture.wav").context("mixture.wav")?;

    // It follows no redirect, which may lead to another host.
    let client = Client::builder()
        .redirect(Policy::none())
        .timeout(None)
        .build()?;
    let response = client
        .post("https://router.huggingface.co/hf-inference/models/acme/demo")
        .bearer_auth(token)
        .header("Content-Type", "audio/wav")
        .body(audio)
        .send()?;
    let status = response.status();
    let answer = response.text()?;
    ensure!(status.is_success(), "{status}: {answer}");
    let answer: Value = serde_json::from_str(&answer).context("the answer is no JSON")?;
    let encoded = answer[0]["blob"].as_str().unwrap_or_default();
    ensure!(!encoded.is_empty(), "the answer holds no result: {answer}");
    fs::write("audio.flac", BASE64_STANDARD.decode(encoded)?)?;
    println!("Saved audio.flac");
    Ok(())
}
