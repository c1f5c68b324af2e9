use std::env;

use anyhow::{Context, Result, bail, ensure};
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

    let tools = json!([
        {
            "type": "function",
            "function": {
                "name": "get_weather",
                "description": "Get the current weather of a city.",
                "parameters": {
                    "type": "object",
                    "properties": {
                        "city": {"type": "string", "description": "Name of the city"},
                    },
                    "required": ["city"],
                },
            },
        },
    ]);
    let mut messages: Vec<Value> = serde_json::from_value(json!([
        {"role": "user", "content": "What is the weather like in Paris and in Tokyo?"},
    ]))?;
    for round in 0.. {
        ensure!(round < 10, "the model has not answered within 10 rounds");
        let request = json!({
            "model": "openai/gpt-oss-120b:together",
            "messages": messages,
            "tools": tools,
            "stream": false,
        });
        let completion: Value = client.chat().create_byot(request).await?;
        let message = &completion["choices"][0]["message"];
        ensure!(
            message.is_object(),
            "the answer holds no message: {completion}"
        );
        let calls = message["tool_calls"]
            .as_array()
            .cloned()
            .unwrap_or_default();
        if calls.is_empty() {
            println!("{}", message["content"].as_str().unwrap_or_default());
            break;
        }
        messages.push(message.clone());
        for call in &calls {
            let content = answer(&call["function"]);
            messages.push(json!({"role": "tool", "tool_call_id": call["id"], "content": content}));
        }
    }
    Ok(())
}

/// Gives the result of a call as JSON, or what the model did wrong: it may do better.
fn answer(function: &Value) -> String {
    match call_function(function) {
        Ok(result) => result.to_string(),
        Err(error) => format!("Error: {error:#}"),
    }
}

fn call_function(function: &Value) -> Result<Value> {
    let arguments: Value = match function["arguments"].as_str() {
        None | Some("") => json!({}),
        Some(given) => serde_json::from_str(given)?,
    };
    ensure!(!arguments.is_null(), "the arguments are null");
    // Replace these with your own code.
    let result = match function["name"].as_str().unwrap_or_default() {
        "get_weather" => json!({
            "city": arguments["city"],
            "temperature": 18,
            "unit": "celsius",
        }),
        name => bail!("there is no function {name}"),
    };
    Ok(result)
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
