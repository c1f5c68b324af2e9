use std::env;

use anyhow::{Context, Result, ensure};
use async_openai::Client;
use async_openai::config::OpenAIConfig;
use async_openai::error::{ApiError, ApiErrorResponse, OpenAIError};
use async_openai::middleware::ReqwestService;
use async_openai::middleware::retry::SimpleRetryPolicy;
use reqwest::Response;
use serde_json::{Value, json};
use tower::ServiceBuilder;

#[tokio::main]
async fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let config = OpenAIConfig::new()
        .with_api_base("https://router.huggingface.co/v1")
        .with_api_key(token);
    let service = ServiceBuilder::new()
        .and_then(check)
        .retry(SimpleRetryPolicy::default())
        .service(ReqwestService::default());
    let client = Client::with_config(config).with_http_service(service);

    let request = json!({
        "model": "openai/gpt-oss-120b:together",
        "messages": [
            {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
        ],
        "stream": false,
    });
    let completion: Value = client.chat().create_byot(request).await?;
    let message = &completion["choices"][0]["message"];
    ensure!(
        message.is_object(),
        "the answer holds no message: {completion}"
    );
    println!("{}", message["content"].as_str().unwrap_or_default());
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
