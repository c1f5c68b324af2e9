use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use reqwest::blocking::Client;
use reqwest::blocking::multipart::{Form, Part};
use reqwest::redirect::Policy;
use serde_json::Value;

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let audio = fs::read("speech.flac").context("speech.flac")?;
    let part = Part::bytes(audio)
        .file_name("audio.flac")
        .mime_str("audio/flac")?;
    let form = Form::new().text("model", "acme/demo").part("file", part);

    // It follows no redirect, which may lead to another host.
    let client = Client::builder()
        .redirect(Policy::none())
        .timeout(None)
        .build()?;
    let response = client
        .post("https://router.huggingface.co/together/v1/audio/transcriptions")
        .bearer_auth(token)
        .multipart(form)
        .send()?;
    let status = response.status();
    let answer = response.text()?;
    ensure!(status.is_success(), "{status}: {answer}");
    let answer: Value = serde_json::from_str(&answer).context("the answer is no JSON")?;
    println!("{answer:#}");
    Ok(())
}
