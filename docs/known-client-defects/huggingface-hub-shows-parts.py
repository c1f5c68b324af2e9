# Should show the answer's text. The content is a list of parts, thoughts among them, although its type says a text.
import os

from huggingface_hub import InferenceClient

client = InferenceClient(api_key=os.environ["HF_TOKEN"])
messages = [{"role": "user", "content": "Hello"}]
completion = client.chat_completion(messages, model=os.environ.get("MODEL", "acme/lantern"))
print(completion.choices[0].message.content)
