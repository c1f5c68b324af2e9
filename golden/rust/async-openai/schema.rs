use std::env;

use anyhow::{Context, Result, ensure};
use async_openai::Client;
use async_openai::config::OpenAIConfig;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[tokio::main]
async fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let config = OpenAIConfig::new()
        .with_api_base("https://router.huggingface.co/v1")
        .with_api_key(token);
    let client = Client::with_config(config);

    let schema = json!({
        "type": "object",
        "properties": {
            "answer": {"type": "string", "description": "The answer in one sentence"},
            "confidence": {"type": "string", "enum": ["low", "medium", "high"]},
            "keywords": {"type": "array", "items": {"type": "string"}},
        },
        "required": ["answer", "confidence", "keywords"],
        "additionalProperties": false,
    });
    let request = json!({
        "model": "openai/gpt-oss-120b:together",
        "messages": [
            {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
        ],
        "response_format": {
            "type": "json_schema",
            "json_schema": {"name": "Answer", "strict": true, "schema": schema},
        },
    });
    let completion: Value = client.chat().create_byot(request).await?;
    let choice = &completion["choices"][0];
    let message = &choice["message"];
    let finish_reason = choice["finish_reason"].as_str().unwrap_or_default();
    let content = message["content"].as_str().unwrap_or_default();
    ensure!(
        !content.is_empty() && !matches!(finish_reason, "length" | "content_filter"),
        "incomplete answer ({finish_reason}): raise max_tokens or rephrase: {completion}"
    );
    let answer: Answer = serde_json::from_str(content)?;
    println!("{}", serde_json::to_string_pretty(&answer)?);
    Ok(())
}

#[derive(Deserialize, Serialize)]
struct Answer {
    answer: String,
    confidence: Confidence,
    keywords: Vec<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum Confidence {
    Low,
    Medium,
    High,
}
