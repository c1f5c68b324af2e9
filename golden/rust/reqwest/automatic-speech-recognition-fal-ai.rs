use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use base64::prelude::*;
use reqwest::blocking::Client;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let audio_data = fs::read("welcome.wav").context("welcome.wav")?;
    let audio = format!(
        "data:audio/x-wav;base64,{}",
        BASE64_STANDARD.encode(audio_data)
    );
    let body = json!({"audio_url": audio});

    // By default, requests time out after 30 seconds, but answers can take longer.
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/fal-ai/acme/demo")
        .bearer_auth(token)
        .json(&body)
        .send()?;
    let status = response.status();
    ensure!(status.is_success(), "{status}: {}", response.text()?);

    let answer: Value = response.json()?;
    println!("{answer:#}");
    Ok(())
}
