use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use base64::prelude::*;
use reqwest::blocking::Client;
use serde_json::{Value, json};

fn main() -> Result<()> {
    let token = env::var("HF_TOKEN").context("HF_TOKEN is not set")?;
    let body = json!({"inputs": "Slow piano over soft rain"});

    // By default, requests time out after 30 seconds, but answers can take longer.
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/hf-inference/models/acme/demo")
        .bearer_auth(token)
        .json(&body)
        .send()?;
    let status = response.status();
    ensure!(status.is_success(), "{status}: {}", response.text()?);

    let media_type = response
        .headers()
        .get("Content-Type")
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default()
        .to_owned();
    if media_type.starts_with("audio/") {
        let extension = match media_type.as_str() {
            "audio/mpeg" => "mp3",
            "audio/wav" | "audio/x-wav" => "wav",
            _ => "flac",
        };
        fs::write(format!("audio.{extension}"), response.bytes()?)?;
        println!("Saved audio.{extension}");
    } else {
        let answer: Value = response.json()?;
        let rate = answer["sampling_rate"].as_f64().context("no file")?;
        fs::write("audio.wav", sound_file(&answer["audio"], rate as u32)?)?;
        println!("Saved audio.wav");
        println!("sampling_rate {}", answer["sampling_rate"]);
    }
    Ok(())
}

/// Decodes a base64 file, or builds a WAV file from samples between -1 and 1.
fn sound_file(audio: &Value, rate: u32) -> Result<Vec<u8>> {
    if let Some(encoded) = audio.as_str() {
        return Ok(BASE64_STANDARD.decode(encoded)?);
    }
    let channels = match audio.as_array().context("no audio")? {
        list if audio[0].is_array() => list.iter().filter_map(Value::as_array).collect(),
        list => vec![list],
    };
    let mut data = Vec::new();
    for i in 0..channels[0].len() {
        for channel in &channels {
            let sample = channel[i].as_f64().context("no audio")?;
            data.extend(((32767.0 * sample.clamp(-1.0, 1.0)) as i16).to_le_bytes());
        }
    }
    ensure!(!data.is_empty(), "no audio");
    let (size, count) = (data.len() as u32, channels.len() as u32);
    let mut file = b"RIFF".to_vec();
    file.extend((36 + size).to_le_bytes());
    file.extend(b"WAVEfmt ");
    // 16 bytes: PCM and channels, samples and bytes a second, bytes at a time and bits of a sample
    for number in [
        16,
        1 + (count << 16),
        rate,
        2 * count * rate,
        2 * count + (16 << 16),
    ] {
        file.extend(number.to_le_bytes());
    }
    file.extend(b"data");
    file.extend(size.to_le_bytes());
    file.extend(data);
    Ok(file)
}
