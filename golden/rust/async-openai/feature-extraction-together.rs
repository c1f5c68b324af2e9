use std::env;

use anyhow::{Context, Result};
use async_openai::Client;
use async_openai::config::OpenAIConfig;
use serde_json::{Value, json};

#[tokio::main]
async fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let config = OpenAIConfig::new()
        .with_api_base("https://router.huggingface.co/together/v1")
        .with_api_key(token);
    let client = Client::with_config(config);

    let request = json!({
        "model": "acme/demo",
        "input": "Rain is expected along the coast this evening.",
        "encoding_format": "float",
    });
    let answer: Value = client.embeddings().create_byot(request).await?;
    let embedding = answer["data"][0]["embedding"]
        .as_array()
        .context("no numbers")?;
    let first: Value = embedding.iter().take(5).cloned().collect();
    println!("{} numbers: {first}", embedding.len());
    Ok(())
}
