# Should get a response that follows the schema. The client sends it as `value`, but Hugging Face documents `json_schema`.
import os

from huggingface_hub import InferenceClient

model = os.environ.get("MODEL", "acme/lantern")
client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])
messages = [{"role": "user", "content": "Hello"}]
json_schema = {"name": "greeting", "schema": {"type": "object"}}
response_format = {"type": "json_schema", "json_schema": json_schema}
print(client.chat_completion(messages, model=model, response_format=response_format))
