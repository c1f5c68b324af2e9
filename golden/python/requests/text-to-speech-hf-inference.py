import base64
import os
import wave
from array import array
from pathlib import Path

import requests


def write_wav(path, audio, rate):
    """Write samples between -1 and 1, in one list or one per channel, as a WAV file."""
    channels = audio if isinstance(audio[0], list) else [audio]
    samples = [round(32767 * max(-1, min(1, each))) for frame in zip(*channels) for each in frame]
    with wave.open(path, "wb") as file:
        file.setnchannels(len(channels))
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(array("h", samples).tobytes())


response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/demo",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={"inputs": "The last ferry leaves at ten tonight."},
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

media_type = response.headers.get("Content-Type", "")
if media_type.startswith("audio/"):
    extensions = {"audio/mpeg": "mp3", "audio/wav": "wav", "audio/x-wav": "wav"}
    name = "speech." + extensions.get(media_type, "flac")
    Path(name).write_bytes(response.content)
    print("Saved", name)
else:
    result = response.json()
    if isinstance(result["audio"], str):
        Path("speech.wav").write_bytes(base64.b64decode(result["audio"]))
    else:
        write_wav("speech.wav", result["audio"], result["sampling_rate"])
    print("Saved speech.wav")
    print("sampling_rate", result["sampling_rate"])
