use std::env;

use anyhow::{Context, Result, ensure};
use reqwest::blocking::Client;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let body = json!({
        "model": "openai/gpt-oss-120b:together",
        "max_tokens": 1024,
        "messages": [
            {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
        ],
    });

    // By default, requests time out after 30 seconds, but answers can take longer.
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/v1/messages")
        .bearer_auth(token)
        .header("anthropic-version", "2026-10-21")
        .json(&body)
        .send()?;
    let status = response.status();
    ensure!(status.is_success(), "{status}: {}", response.text()?);

    let message: Value = response.json()?;
    let blocks = message["content"]
        .as_array()
        .context("the response has no content")?;
    let answer: String = blocks
        .iter()
        .filter_map(|block| block["text"].as_str())
        .collect();
    println!("{answer}");
    let reason = message["stop_reason"].as_str().unwrap_or_default();
    let cut_reasons = ["max_tokens", "refusal", "model_context_window_exceeded"];
    ensure!(
        !answer.is_empty() && !cut_reasons.contains(&reason),
        "incomplete answer ({reason}): raise max_tokens or rephrase"
    );
    Ok(())
}
