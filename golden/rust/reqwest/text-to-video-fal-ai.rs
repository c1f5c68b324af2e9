use std::env;
use std::fs;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use reqwest::Url;
use reqwest::blocking::{Client, RequestBuilder, Response};
use reqwest::redirect::Policy;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let body = json!({"prompt": "A paper boat drifts down a stream in the rain"});

    // It follows no redirect, which may lead to another host.
    let client = Client::builder()
        .redirect(Policy::none())
        .timeout(None)
        .build()?;
    let request = client
        .post("https://router.huggingface.co/fal-ai/acme/demo?_subdomain=queue")
        .json(&body);
    let mut answer = ask(request, &token)?;
    let Some(job) = path_of(&answer["response_url"]) else {
        bail!("the answer holds no result: {answer}");
    };

    let mut attempts = 0;
    loop {
        attempts += 1;
        if attempts > 600 {
            bail!("the job did not finish within 10 minutes");
        }
        thread::sleep(Duration::from_secs(1));
        let address = format!("https://router.huggingface.co/fal-ai{job}/status?_subdomain=queue");
        answer = ask(client.get(address), &token)?;
        let status = answer["status"].as_str().unwrap_or_default();
        if status == "COMPLETED" {
            break;
        }
    }
    let address = format!("https://router.huggingface.co/fal-ai{job}?_subdomain=queue");
    answer = ask(client.get(address), &token)?;
    let url = answer["video"]["url"].as_str().unwrap_or_default();
    ensure!(
        url.starts_with("https://"),
        "the answer holds no result: {answer}"
    );
    fs::write("video.mp4", download(url)?)?;
    println!("Saved video.mp4");
    Ok(())
}

/// Sends a request with the token, and reads the answer.
fn ask(request: RequestBuilder, token: &str) -> Result<Value> {
    let response = request.bearer_auth(token).send()?;
    serde_json::from_slice(&read(response)?).context("the answer is no JSON")
}

/// Fetches a file without the token. No redirect leaves https.
fn download(url: &str) -> Result<Vec<u8>> {
    let client = Client::builder()
        .https_only(url.starts_with("https:"))
        .timeout(None)
        .build()?;
    let response = client.get(url).send()?;
    read(response)
}

/// Reads what an answer holds, if the service says well.
fn read(response: Response) -> Result<Vec<u8>> {
    let status = response.status();
    let content = response.bytes()?;
    ensure!(
        status.is_success(),
        "{status}: {}",
        String::from_utf8_lossy(&content)
    );
    Ok(content.to_vec())
}

/// The path of an address, without what follows it.
fn path_of(address: &Value) -> Option<String> {
    let url = Url::parse(address.as_str()?).ok()?;
    let path = url.path();
    (path.len() > 1 && !path.starts_with("//")).then(|| path.to_string())
}
