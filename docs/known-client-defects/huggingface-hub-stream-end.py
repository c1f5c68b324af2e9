# Should end with the stream. After the whole text, the client fails on the end mark, because no space follows `data:`.
import os

from huggingface_hub import InferenceClient

model = os.environ.get("MODEL", "acme/lantern")
client = InferenceClient(api_key=os.environ["HF_TOKEN"])
messages = [{"role": "user", "content": "Hello"}]
for chunk in client.chat_completion(messages, model=model, stream=True):
    print(chunk.choices[0].delta.content, end="")
