use std::env;

use anyhow::{Context, Result, ensure};
use reqwest::blocking::Client;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let body = json!({
        "model": "openai/gpt-oss-120b:together",
        "input": "Why is the sky blue? Answer in one sentence.",
    });

    // By default, requests time out after 30 seconds, but answers can take longer.
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/v1/responses")
        .bearer_auth(token)
        .json(&body)
        .send()?;
    let status = response.status();
    ensure!(status.is_success(), "{status}: {}", response.text()?);

    let result: Value = response.json()?;
    let error = &result["error"];
    ensure!(error.is_null(), "the response failed: {error}");
    let items = result["output"]
        .as_array()
        .context("the response has no output")?;
    let mut answer = String::new();
    let mut refusal = None;
    for part in items
        .iter()
        .filter_map(|item| item["content"].as_array())
        .flatten()
    {
        if part["type"] == "output_text" {
            answer += part["text"].as_str().unwrap_or_default();
        }
        refusal = refusal.or(part["refusal"].as_str());
    }
    println!("{answer}");
    let status = result["status"].as_str().unwrap_or("completed");
    let reason = result["incomplete_details"]["reason"].as_str();
    let why = refusal.or(reason).unwrap_or(status);
    ensure!(
        !answer.is_empty() && status == "completed",
        "incomplete answer ({why}): raise max_output_tokens or rephrase"
    );
    Ok(())
}
