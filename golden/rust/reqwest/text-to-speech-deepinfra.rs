use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use reqwest::blocking::Client;
use reqwest::redirect::Policy;
use serde_json::json;

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let body = json!({
        "model": "acme/demo",
        "input": "The last ferry leaves at ten tonight.",
    });

    // It follows no redirect, which may lead to another host.
    let client = Client::builder()
        .redirect(Policy::none())
        .timeout(None)
        .build()?;
    let response = client
        .post("https://router.huggingface.co/deepinfra/v1/openai/audio/speech")
        .bearer_auth(token)
        .json(&body)
        .send()?;
    let status = response.status();
    let answer = response.bytes()?;
    ensure!(
        status.is_success(),
        "{status}: {}",
        String::from_utf8_lossy(&answer)
    );
    fs::write("speech.wav", &answer)?;
    println!("Saved speech.wav");
    Ok(())
}
