use std::env;

use anyhow::{Context, Result, ensure};
use reqwest::blocking::Client;
use reqwest::redirect::Policy;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let body = json!({
        "model": "openai/gpt-oss-120b:together",
        "messages": [
            {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
        ],
        "stream": false,
    });

    // It follows no redirect, which may lead to another host.
    let client = Client::builder()
        .redirect(Policy::none())
        .timeout(None)
        .build()?;
    let response = client
        .post("https://router.huggingface.co/v1/chat/completions")
        .bearer_auth(token)
        .json(&body)
        .send()?;
    let status = response.status();
    let answer = response.text()?;
    ensure!(status.is_success(), "{status}: {answer}");

    let completion: Value = serde_json::from_str(&answer).context("the answer is no completion")?;
    let message = &completion["choices"][0]["message"];
    ensure!(message.is_object(), "the answer holds no message: {answer}");
    println!("{}", message["content"].as_str().unwrap_or_default());
    Ok(())
}
