import os
from pathlib import Path

import litellm

audio = Path("speech.flac").read_bytes()

transcription = litellm.transcription(
    # The prefix says that the service uses OpenAI's API.
    model="openai/acme/demo",
    api_base="https://router.huggingface.co/together/v1",
    api_key=os.environ["HF_TOKEN"],
    file=("audio.flac", audio, "audio/flac"),
    # LiteLLM would ask for verbose_json, which not every model supports.
    response_format="json",
)

print(transcription.text)
