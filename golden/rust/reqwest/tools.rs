use std::env;

use anyhow::{Context, Result, bail, ensure};
use reqwest::blocking::Client;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let tools = json!([
        {
            "type": "function",
            "function": {
                "name": "get_weather",
                "description": "Get the current weather of a city.",
                "parameters": {
                    "type": "object",
                    "properties": {
                        "city": {"type": "string", "description": "City name"},
                    },
                    "required": ["city"],
                },
            },
        },
    ]);
    let mut messages = vec![json!({
        "role": "user",
        "content": "What is the weather in Paris and Tokyo?",
    })];

    // By default, requests time out after 30 seconds, but answers can take longer.
    let client = Client::builder().timeout(None).build()?;
    for _ in 0..10 {
        let body = json!({
            "model": "openai/gpt-oss-120b:together",
            "messages": messages,
            "tools": tools,
        });
        let response = client
            .post("https://router.huggingface.co/v1/chat/completions")
            .bearer_auth(&token)
            .json(&body)
            .send()?;
        let status = response.status();
        ensure!(status.is_success(), "{status}: {}", response.text()?);

        let completion: Value = response.json()?;
        let choice = &completion["choices"][0];
        let message = &choice["message"];
        let finish_reason = choice["finish_reason"].as_str().unwrap_or_default();
        let content = message["content"].as_str().unwrap_or_default();
        let calls = message["tool_calls"]
            .as_array()
            .cloned()
            .unwrap_or_default();
        ensure!(
            (!content.is_empty() || !calls.is_empty())
                && !matches!(finish_reason, "length" | "content_filter"),
            "incomplete answer ({finish_reason}): raise max_tokens or rephrase: {completion}"
        );
        if calls.is_empty() {
            println!("{content}");
            return Ok(());
        }
        messages.push(message.clone());
        for call in &calls {
            let content = call_function(&call["function"])?.to_string();
            messages.push(json!({"role": "tool", "tool_call_id": call["id"], "content": content}));
        }
    }
    bail!("the model did not answer within 10 rounds")
}

fn call_function(function: &Value) -> Result<Value> {
    let arguments: Value = match &function["arguments"] {
        Value::String(text) if !text.is_empty() => Value::Object(serde_json::from_str(text)?),
        Value::Object(given) => given.clone().into(),
        _ => json!({}),
    };
    // Replace this with your own code.
    Ok(match function["name"].as_str().unwrap_or_default() {
        "get_weather" => json!({
            "city": arguments["city"],
            "temperature": 18,
            "unit": "celsius",
        }),
        name => bail!("unknown function: {name}"),
    })
}
