use std::env;
use std::fs;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use base64::prelude::*;
use reqwest::Url;
use reqwest::blocking::{Client, RequestBuilder};
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let audio_data = fs::read("speech.flac").context("speech.flac")?;
    let audio = format!(
        "data:audio/flac;base64,{}",
        BASE64_STANDARD.encode(audio_data)
    );
    let body = json!({"input": {"audio": audio}});

    // By default, requests time out after 30 seconds, but answers can take longer.
    let client = Client::builder().timeout(None).build()?;
    let request = client
        .post("https://router.huggingface.co/replicate/v1/models/acme/demo/predictions")
        .json(&body);
    let mut answer = ask(request, &token)?;
    let url = Url::parse(answer["urls"]["get"].as_str().context("no job")?)?;
    let job = format!("https://router.huggingface.co/replicate{}", url.path());
    // The output can be available before the status changes.
    while answer["output"].is_null() {
        let status = answer["status"].as_str().unwrap_or_default();
        let is_over = ["succeeded", "failed", "canceled", "aborted"].contains(&status);
        ensure!(!is_over, "no output: {}", answer["error"]);
        thread::sleep(Duration::from_secs(1));
        answer = ask(client.get(&job), &token)?;
    }

    let result = &answer["output"];
    ensure!(!result.is_null(), "no result: {answer}");
    println!("{result:#}");
    Ok(())
}

/// Sends a request with the token, and reads the answer.
fn ask(request: RequestBuilder, token: &str) -> Result<Value> {
    let response = request.bearer_auth(token).header("Prefer", "wait").send()?;
    let status = response.status();
    ensure!(status.is_success(), "{status}: {}", response.text()?);
    Ok(response.json()?)
}
