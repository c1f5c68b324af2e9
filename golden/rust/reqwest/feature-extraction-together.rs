use std::env;

use anyhow::{Context, Result, ensure};
use reqwest::blocking::Client;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let body = json!({
        "model": "acme/demo",
        "input": "Rain is expected along the coast this evening.",
    });

    // By default, requests time out after 30 seconds, but answers can take longer.
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/together/v1/embeddings")
        .bearer_auth(token)
        .json(&body)
        .send()?;
    let status = response.status();
    ensure!(status.is_success(), "{status}: {}", response.text()?);

    let answer: Value = response.json()?;
    let embedding = answer["data"][0]["embedding"]
        .as_array()
        .context("no numbers")?;
    let first: Value = embedding.iter().take(5).cloned().collect();
    println!("{} numbers: {first}", embedding.len());
    Ok(())
}
