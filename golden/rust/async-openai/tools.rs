use std::env;

use anyhow::{Context, Result, bail};
use async_openai::Client;
use async_openai::config::OpenAIConfig;
use async_openai::types::chat::{ChatCompletionMessageToolCall, FunctionCall};
use serde_json::{Value, json};

#[tokio::main]
async fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let config = OpenAIConfig::new()
        .with_api_base("https://router.huggingface.co/v1")
        .with_api_key(token);
    let client = Client::with_config(config);

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
    let mut messages = vec![json!({
        "role": "user",
        "content": "What is the weather like in Paris and in Tokyo?",
    })];
    loop {
        let request = json!({
            "model": "openai/gpt-oss-120b:together",
            "messages": messages,
            "tools": tools,
        });
        let completion: Value = client.chat().create_byot(request).await?;
        let message = &completion["choices"][0]["message"];
        let calls = message["tool_calls"]
            .as_array()
            .cloned()
            .unwrap_or_default();
        if calls.is_empty() {
            println!("{}", message["content"].as_str().unwrap_or_default());
            break;
        }
        messages.push(message.clone());
        for call in calls {
            let call: ChatCompletionMessageToolCall = serde_json::from_value(call)?;
            let content = call_function(&call.function)?;
            messages.push(json!({"role": "tool", "tool_call_id": call.id, "content": content}));
        }
    }
    Ok(())
}

fn call_function(function: &FunctionCall) -> Result<String> {
    let arguments: Value = serde_json::from_str(&function.arguments)?;
    // Replace these with your own code.
    let result = match function.name.as_str() {
        "get_weather" => json!({
            "city": arguments["city"],
            "temperature": 18,
            "unit": "celsius",
        }),
        name => bail!("there is no function {name}"),
    };
    Ok(result.to_string())
}
