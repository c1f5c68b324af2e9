use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use reqwest::blocking::Client;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let body = json!({"text": "The last ferry leaves at ten tonight."});

    // By default, requests time out after 30 seconds. Redirects must use HTTPS.
    let client = Client::builder().https_only(true).timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/fal-ai/acme/demo")
        .bearer_auth(token)
        .json(&body)
        .send()?;
    let status = response.status();
    ensure!(status.is_success(), "{status}: {}", response.text()?);

    let answer: Value = response.json()?;
    let url = answer["audio"]["url"].as_str().context("no file")?;
    let file = client.get(url).send()?;
    ensure!(file.status().is_success(), "{}: {url}", file.status());
    let extension = match file.headers().get("Content-Type").map(|v| v.as_bytes()) {
        Some(b"audio/flac") => "flac",
        Some(b"audio/mpeg") => "mp3",
        _ => "wav",
    };
    fs::write(format!("speech.{extension}"), file.bytes()?)?;
    println!("Saved speech.{extension}");
    Ok(())
}
