use std::env;
use std::io::{self, Write};

use anyhow::{Context, Result, ensure};
use async_openai::Client;
use async_openai::config::OpenAIConfig;
use async_openai::error::{ApiError, ApiErrorResponse, OpenAIError};
use async_openai::middleware::ReqwestService;
use async_openai::middleware::retry::SimpleRetryPolicy;
use futures::StreamExt;
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
        "stream": true,
    });
    let mut stream = client.chat().create_stream_byot(request).await?;
    while let Some(chunk) = stream.next().await {
        let chunk: Value = chunk?;
        let error = &chunk["error"];
        ensure!(error.is_null(), "the stream broke off: {error}");
        if let Some(text) = chunk["choices"][0]["delta"]["content"].as_str() {
            print!("{text}");
            io::stdout().flush()?;
        }
    }
    println!();
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
