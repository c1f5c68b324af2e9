use std::env;

use anyhow::{Context, Result};
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
        "messages": [
            {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
        ],
    });
    let completion: Value = client.chat().create_byot(request).await?;
    let message = &completion["choices"][0]["message"];
    let content = message["content"].as_str();
    println!("{}", content.context("the response has no text")?);
    Ok(())
}
