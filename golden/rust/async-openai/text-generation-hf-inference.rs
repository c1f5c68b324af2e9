use std::env;

use anyhow::{Context, Result};
use async_openai::Client;
use async_openai::config::OpenAIConfig;
use serde_json::{Value, json};

#[tokio::main]
async fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let config = OpenAIConfig::new()
        .with_api_base("https://router.huggingface.co/hf-inference/models/acme/demo/v1")
        .with_api_key(token);
    let client = Client::with_config(config);

    let request = json!({
        "model": "acme/demo",
        "prompt": "The lighthouse keeper opened the door and",
    });
    let completion: Value = client.completions().create_byot(request).await?;
    let text = &completion["choices"][0]["text"];
    println!("{}", text.as_str().unwrap_or_default());
    Ok(())
}
