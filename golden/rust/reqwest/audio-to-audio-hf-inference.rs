use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use base64::prelude::*;
use reqwest::blocking::Client;
use serde_json::Value;

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let audio = fs::read("mixture.wav").context("mixture.wav")?;

    // By default, requests time out after 30 seconds, but answers can take longer.
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/hf-inference/models/acme/demo")
        .bearer_auth(token)
        .header("Content-Type", "audio/wav")
        .body(audio)
        .send()?;
    let status = response.status();
    ensure!(status.is_success(), "{status}: {}", response.text()?);

    let answer: Value = response.json()?;
    let items = answer.as_array().context("no file")?;
    for (index, item) in items.iter().enumerate() {
        let media_type = item["content-type"].as_str().unwrap_or_default();
        let is_wav = media_type.ends_with("wav");
        let extension = if is_wav { "wav" } else { "flac" };
        let name = format!("audio-{}.{extension}", index + 1);
        let encoded = item["blob"].as_str().context("no file")?;
        fs::write(&name, BASE64_STANDARD.decode(encoded)?)?;
        let label = item["label"].as_str().unwrap_or_default();
        println!("Saved {name}: {label}");
    }
    Ok(())
}
