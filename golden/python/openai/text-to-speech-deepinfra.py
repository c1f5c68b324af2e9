import os

from openai import omit, OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/deepinfra/v1/openai",
    api_key=os.environ["HF_TOKEN"],
)

speech = client.audio.speech.create(
    model="acme/demo",
    input="The last ferry leaves at ten tonight.",
    voice=omit,
)

speech.write_to_file("speech.wav")
print("Saved speech.wav")
