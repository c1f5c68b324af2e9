use std::env;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use async_openai::Client;
use async_openai::config::OpenAIConfig;
use async_openai::error::{ApiError, ApiErrorResponse, OpenAIError};
use async_openai::middleware::{HttpRequestFactory, ReqwestService};
use reqwest::{Response, StatusCode};
use serde_json::{Value, json};
use tokio::time::{self, Sleep};
use tower::ServiceBuilder;
use tower::retry::Policy;

#[tokio::main]
async fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let config = OpenAIConfig::new()
        .with_api_base("https://router.huggingface.co/v1")
        .with_api_key(token);
    // It waits up to 60 seconds for more data.
    let http = reqwest::Client::builder()
        .read_timeout(Duration::from_secs(60))
        .build()?;
    let service = ServiceBuilder::new()
        .and_then(check)
        .retry(AskAgain::default())
        .service(ReqwestService::new(http));
    let client = Client::with_config(config).with_http_service(service);

    let request = json!({
        "model": "openai/gpt-oss-120b:together",
        "messages": [
            {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
        ],
    });
    let completion: Value = client.chat().create_byot(request).await?;
    let choice = &completion["choices"][0];
    let message = &choice["message"];
    let finish_reason = choice["finish_reason"].as_str().unwrap_or_default();
    ensure!(
        message.is_object(),
        "the response has no message: {completion}"
    );
    let content = message["content"].as_str().unwrap_or_default();
    ensure!(
        !content.is_empty() && !matches!(finish_reason, "length" | "content_filter"),
        "incomplete answer ({finish_reason}): raise max_tokens or rephrase"
    );
    println!("{content}");
    Ok(())
}

/// Tells what the service says, in whatever form: the client knows that of OpenAI alone.
async fn check(response: Response) -> Result<Response, OpenAIError> {
    let status_code = response.status();
    if status_code.is_success() {
        return Ok(response);
    }
    let api_error = ApiError {
        message: response.text().await?,
        ..Default::default()
    };
    Err(OpenAIError::ApiError(ApiErrorResponse {
        status_code,
        api_error,
    }))
}

/// Sends a request up to 4 times while the service is busy or unreachable.
#[derive(Clone, Default)]
struct AskAgain {
    attempts: u32,
}

impl Policy<HttpRequestFactory, Response, OpenAIError> for AskAgain {
    type Future = Sleep;

    fn retry(
        &mut self,
        _: &mut HttpRequestFactory,
        result: &mut Result<Response, OpenAIError>,
    ) -> Option<Sleep> {
        let millis = (1000 << self.attempts) + fastrand::u64(..500 << self.attempts);
        let mut wait = Duration::from_millis(millis);
        if let Ok(response) = result {
            if !is_busy(response.status()) {
                return None;
            }
            let after = response.headers().get("Retry-After");
            if let Some(seconds) = after.and_then(|value| value.to_str().ok()?.parse().ok()) {
                wait = Duration::from_secs(seconds);
            }
        }
        self.attempts += 1;
        let gives_up = self.attempts == 4 || wait > Duration::from_secs(120);
        (!gives_up).then(|| time::sleep(wait))
    }

    fn clone_request(&mut self, request: &HttpRequestFactory) -> Option<HttpRequestFactory> {
        Some(request.clone())
    }
}

fn is_busy(status: StatusCode) -> bool {
    status.is_server_error() || [408, 429].contains(&status.as_u16())
}
