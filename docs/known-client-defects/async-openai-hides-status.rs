// Should show the status, 401. The client's error contains the service's message, but not the status.
use async_openai::{Client, config::OpenAIConfig};
use serde_json::{Value, json};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let config = OpenAIConfig::new()
        .with_api_base("https://router.huggingface.co/v1")
        .with_api_key(std::env::var("HF_TOKEN")?);
    let request = json!({
        "model": std::env::var("MODEL").unwrap_or("acme/lantern".to_string()),
        "messages": [{"role": "user", "content": "Hello"}],
    });
    let answer: Value = Client::with_config(config).chat().create_byot(request).await?;
    println!("{answer}");
    Ok(())
}
