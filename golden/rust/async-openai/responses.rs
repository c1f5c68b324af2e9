use std::env;

use anyhow::{Context, Result, ensure};
use async_openai::Client;
use async_openai::config::OpenAIConfig;
use serde_json::{Value, json};

#[tokio::main]
async fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let config = OpenAIConfig::new()
        .with_api_base("https://router.huggingface.co/v1")
        .with_api_key(token);
    let client = Client::with_config(config);

    let request = json!({
        "model": "openai/gpt-oss-120b:together",
        "input": "Why is the sky blue? Answer in one sentence.",
    });
    let result: Value = client.responses().create_byot(request).await?;
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
