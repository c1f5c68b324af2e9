from pathlib import Path

from together import Together

client = Together()

audio = Path("speech.flac").read_bytes()

transcription = client.audio.transcriptions.create(
    model="acme/demo",
    file=("audio.flac", audio, "audio/flac"),
)

print(transcription.text)
