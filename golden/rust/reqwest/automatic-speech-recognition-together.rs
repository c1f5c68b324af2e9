use std::env;

use anyhow::{Context, Result, ensure};
use reqwest::blocking::Client;
use reqwest::blocking::multipart::Form;
use serde_json::Value;

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let form = Form::new()
        .text("model", "acme/demo")
        .file("file", "speech.flac")
        .context("speech.flac")?;

    // By default, requests time out after 30 seconds, but answers can take longer.
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
