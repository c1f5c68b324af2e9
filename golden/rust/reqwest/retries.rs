use std::env;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, ensure};
use reqwest::blocking::{Client, Response};
use reqwest::redirect::Policy;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let body = json!({
        "model": "openai/gpt-oss-120b:together",
        "messages": [
            {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
        ],
    });

    // It waits up to 60 seconds for more data, and doesn't follow redirects, which may lead to another host.
    let client = Client::builder()
        .redirect(Policy::none())
        .timeout(Duration::from_secs(60))
        .build()?;
    let response = ask(&client, &token, "openai/gpt-oss-120b:together", &body)?;
    let status = response.status();
    let answer = response.text()?;
    ensure!(status.is_success(), "{status}: {answer}");

    let completion: Value = serde_json::from_str(&answer).context("this isn't a completion")?;
    let choice = &completion["choices"][0];
    let message = &choice["message"];
    let finish_reason = choice["finish_reason"].as_str().unwrap_or_default();
    ensure!(message.is_object(), "the response has no message: {answer}");
    let content = message["content"].as_str().unwrap_or_default();
    ensure!(
        !content.is_empty() && !matches!(finish_reason, "length" | "content_filter"),
        "incomplete answer ({finish_reason}): raise max_tokens or rephrase"
    );
    println!("{content}");
    Ok(())
}

/// Sends a request up to 4 times while the service is busy or unreachable.
fn ask(client: &Client, token: &str, model: &str, body: &Value) -> Result<Response> {
    let mut attempt = 0;
    loop {
        let mut wait = Duration::from_millis((1000 << attempt) + fastrand::u64(..500 << attempt));
        attempt += 1;
        let sent = client
            .post("https://router.huggingface.co/v1/chat/completions")
            .bearer_auth(token)
            .json(body)
            .send();
        let failure = match sent {
            Ok(response) => {
                let status = response.status();
                let number = status.as_u16();
                if number < 500 && number != 408 && number != 429 {
                    return Ok(response);
                }
                let after = response.headers().get("Retry-After");
                if let Some(seconds) = after.and_then(|value| value.to_str().ok()?.parse().ok()) {
                    wait = Duration::from_secs(seconds);
                }
                anyhow!("{status}: {}", response.text().unwrap_or_default())
            }
            Err(error) => error.into(),
        };
        if attempt == 4 || wait > Duration::from_secs(120) {
            return Err(failure);
        }
        eprintln!("{model}: {failure:#}");
        thread::sleep(wait);
    }
}
