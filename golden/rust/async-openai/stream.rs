use std::env;
use std::io::{self, Write};

use anyhow::{Context, Result, ensure};
use async_openai::Client;
use async_openai::config::OpenAIConfig;
use futures::StreamExt;
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
        "stream": true,
    });
    let mut stream = client.chat().create_stream_byot(request).await?;
    while let Some(chunk) = stream.next().await {
        let chunk: Value = chunk?;
        let intact = chunk["error"].is_null() && chunk["message"].is_null();
        ensure!(intact, "the stream broke off: {chunk}");
        let delta = &chunk["choices"][0]["delta"];
        print!("{}", delta["content"].as_str().unwrap_or_default());
        io::stdout().flush()?;
    }
    println!();
    Ok(())
}
