use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use base64::prelude::*;
use reqwest::blocking::Client;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let body = json!({"inputs": "The last ferry leaves at ten tonight."});

    // By default the client gives up after 30 seconds, and an answer may take longer.
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/hf-inference/models/acme/demo")
        .bearer_auth(token)
        .json(&body)
        .send()?;
    let status = response.status();
    ensure!(status.is_success(), "{status}: {}", response.text()?);

    let is_json = response
        .headers()
        .get("Content-Type")
        .is_some_and(|value| value.as_bytes().starts_with(b"application/json"));
    if is_json {
        let answer: Value = response.json()?;
        let encoded = answer["audio"].as_str().context("no file")?;
        fs::write("speech.wav", BASE64_STANDARD.decode(encoded)?)?;
        println!("Saved speech.wav");
        println!("sampling_rate {}", answer["sampling_rate"]);
    } else {
        fs::write("speech.flac", response.bytes()?)?;
        println!("Saved speech.flac");
    }
    Ok(())
}
