use std::env;
use std::fs;

use anyhow::{Context, Result};
use async_openai::Client;
use async_openai::config::OpenAIConfig;
use base64::prelude::*;
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
        "prompt": "A lighthouse on a cliff at sunset, watercolor",
        "steps": 5,
        "response_format": "base64",
    });
    let answer: Value = client.images().generate_byot(request).await?;
    let encoded = answer["data"][0]["b64_json"].as_str().context("no file")?;
    fs::write("image.jpg", BASE64_STANDARD.decode(encoded)?)?;
    println!("Saved image.jpg");
    Ok(())
}
