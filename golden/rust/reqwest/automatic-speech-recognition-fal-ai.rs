use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use base64::prelude::*;
use reqwest::blocking::Client;
use reqwest::redirect::Policy;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let audio_data = fs::read("welcome.wav").context("welcome.wav")?;
    let audio = format!(
        "data:audio/x-wav;base64,{}",
        BASE64_STANDARD.encode(audio_data)
    );
    let body = json!({"audio_url": audio});

    // It follows no redirect, which may lead to another host.
    let client = Client::builder()
        .redirect(Policy::none())
        .timeout(None)
        .build()?;
    let response = client
        .post("https://router.huggingface.co/fal-ai/acme/demo")
        .bearer_auth(token)
        .json(&body)
        .send()?;
    let status = response.status();
    let answer = response.text()?;
    ensure!(status.is_success(), "{status}: {answer}");
    let answer: Value = serde_json::from_str(&answer).context("the answer is no JSON")?;
    println!("{answer:#}");
    Ok(())
}
