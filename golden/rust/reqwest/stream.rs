use std::env;
use std::io::{self, BufRead, BufReader, Write};

use anyhow::{Context, Result, ensure};
use reqwest::blocking::Client;
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

    // By default, requests time out after 30 seconds, but answers can take longer.
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/v1/chat/completions")
        .bearer_auth(token)
        .json(&body)
        .send()?;
    let status = response.status();
    ensure!(status.is_success(), "{status}: {}", response.text()?);

    for line in BufReader::new(response).lines() {
        if let Some((_, data)) = line?.split_once("data:") {
            if data.trim() == "[DONE]" {
                break;
            }
            let chunk: Value = serde_json::from_str(data)?;
            let intact = chunk["error"].is_null() && chunk["message"].is_null();
            ensure!(intact, "the stream broke off: {chunk}");
            let delta = &chunk["choices"][0]["delta"];
            print!("{}", delta["content"].as_str().unwrap_or_default());
            io::stdout().flush()?;
        }
    }
    println!();
    Ok(())
}
