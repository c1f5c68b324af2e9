use std::env;
use std::io::{self, BufRead, BufReader, Write};

use anyhow::{Context, Result, bail, ensure};
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
        "stream": true,
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
    if !status.is_success() {
        bail!("{status}: {}", response.text()?);
    }

    let mut complete = false;
    for line in BufReader::new(response).lines() {
        let line = line?;
        let Some(data) = line.strip_prefix("data:") else {
            continue;
        };
        if data.trim() == "[DONE]" {
            complete = true;
            break;
        }
        let chunk: Value = serde_json::from_str(data).context("the stream holds no chunk")?;
        let error = &chunk["error"];
        ensure!(error.is_null(), "the stream broke off: {error}");
        if let Some(text) = chunk["choices"][0]["delta"]["content"].as_str() {
            print!("{text}");
            io::stdout().flush()?;
        }
    }
    ensure!(complete, "the stream ended before it was complete");
    println!();
    Ok(())
}
