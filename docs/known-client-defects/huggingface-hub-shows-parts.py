# Should show the text of the response. The client returns a list of parts, including reasoning, although its type is a string.
import os

from huggingface_hub import InferenceClient

client = InferenceClient(api_key=os.environ["HF_TOKEN"])
messages = [{"role": "user", "content": "Hello"}]
completion = client.chat_completion(messages, model=os.environ.get("MODEL", "acme/lantern"))
print(completion.choices[0].message.content)
