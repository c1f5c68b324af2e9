use std::env;

use anyhow::{Context, Result, bail};
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
        .with_api_base("https://router.huggingface.co/hf-inference/models/acme/demo/v1")
        .with_api_key(token);
    let service = ServiceBuilder::new()
        .and_then(check)
        .retry(SimpleRetryPolicy::default())
        .service(ReqwestService::default());
    let client = Client::with_config(config).with_http_service(service);

    let request = json!({
        "model": "acme/demo",
        "prompt": "The lighthouse keeper opened the door and",
    });
    let completion: Value = client.completions().create_byot(request).await?;
    let Some(text) = completion["choices"][0]["text"].as_str() else {
        bail!("the answer holds no text: {completion}");
    };
    println!("{text}");
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
