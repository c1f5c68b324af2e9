# Should get a response that follows the schema. The client takes the schema out of `json_schema`, where the provider looks for it.
import os

from huggingface_hub import InferenceClient

model = os.environ.get("MODEL", "acme/lantern")
client = InferenceClient(provider="together", api_key=os.environ["HF_TOKEN"])
messages = [{"role": "user", "content": "Hello"}]
json_schema = {"name": "greeting", "schema": {"type": "object"}}
response_format = {"type": "json_schema", "json_schema": json_schema}
print(client.chat_completion(messages, model=model, response_format=response_format))
