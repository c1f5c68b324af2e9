# Should end with the stream. Fails on its end mark when no space follows `data:`, after the whole text has come.
import os

from huggingface_hub import InferenceClient

model = os.environ.get("MODEL", "acme/lantern")
client = InferenceClient(api_key=os.environ["HF_TOKEN"])
messages = [{"role": "user", "content": "Hello"}]
for chunk in client.chat_completion(messages, model=model, stream=True):
    print(chunk.choices[0].delta.content, end="")
