// Should show the response, whose lines end in CR. The client returns nothing, and no error.
use async_openai::{Client, config::OpenAIConfig};
use futures::StreamExt;
use serde_json::{Value, json};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let config = OpenAIConfig::new()
        .with_api_base("https://router.huggingface.co/v1")
        .with_api_key(std::env::var("HF_TOKEN")?);
    let request = json!({
        "model": std::env::var("MODEL").unwrap_or("acme/lantern".to_string()),
        "messages": [{"role": "user", "content": "Hello"}],
        "stream": true,
    });
    let client = Client::with_config(config);
    let mut stream = client.chat().create_stream_byot(request).await?;
    while let Some(chunk) = stream.next().await {
        let chunk: Value = chunk?;
        print!("{}", chunk["choices"][0]["delta"]["content"].as_str().unwrap_or_default());
    }
    Ok(())
}
