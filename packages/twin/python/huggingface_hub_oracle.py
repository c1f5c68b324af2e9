"""Makes one chat call with the published Python client. The call lies beside this file as JSON."""

import json

from huggingface_hub import InferenceClient

with open("call.json", encoding="utf-8") as file:
    call = json.load(file)

client = InferenceClient(**call["client"])
answer = client.chat.completions.create(**call["arguments"], extra_body=call["body"])
if call["arguments"]["stream"]:
    for _ in answer:
        pass
