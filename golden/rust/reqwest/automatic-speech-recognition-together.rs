use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use reqwest::blocking::Client;
use reqwest::blocking::multipart::{Form, Part};
use serde_json::Value;

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let audio = fs::read("speech.flac").context("speech.flac")?;
    let part = Part::bytes(audio)
        .file_name("audio.flac")
        .mime_str("audio/flac")?;
    let form = Form::new().text("model", "acme/demo").part("file", part);

    // By default the client gives up after 30 seconds, and an answer may take longer.
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/together/v1/audio/transcriptions")
        .bearer_auth(token)
        .multipart(form)
        .send()?;
    let status = response.status();
    ensure!(status.is_success(), "{status}: {}", response.text()?);

    let answer: Value = response.json()?;
    println!("{answer:#}");
    Ok(())
}
