"""Makes one call with a published Python client. The call lies beside this file as JSON.

Prints what came back: JSON as it is, bytes and pictures in base64, a stream as a list of its pieces.
"""

import base64
import dataclasses
import inspect
import json
import operator
import time

with open("call.json", encoding="utf-8") as file:
    call = json.load(file)

# Nobody waits for a queue that the twin plays.
time.sleep = lambda seconds: None


def plain(value):
    if isinstance(value, bytes):
        return {"base64": base64.b64encode(value).decode()}
    if dataclasses.is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)) or hasattr(value, "__next__"):
        return [plain(item) for item in value]
    if hasattr(value, "tobytes") and hasattr(value, "mode"):
        return {"picture": {"size": list(value.size), "mode": value.mode, "pixels": base64.b64encode(value.convert("L").tobytes()).decode()}}
    if hasattr(value, "tolist"):
        # Single precision, as the client returns it and as it prints.
        return {"array": str(value)}
    return value


def arguments_of(method, inputs, parameters):
    """What a method is given, under the names of its signature."""
    names = list(inspect.signature(method).parameters)
    # A field that has another name there is the argument at its place.
    fields = {field if field in names else names[place]: value for place, (field, value) in enumerate(inputs.items())}
    others = {name: value for name, value in parameters.items() if name not in names}
    if "extra_body" not in names or not others:
        return {**fields, **parameters}
    return {**fields, **{name: parameters[name] for name in parameters if name not in others}, "extra_body": others}


if call["client"] == "fal_client":
    import fal_client

    answer = fal_client.SyncClient(key=call["key"]).subscribe(call["application"], arguments=call["arguments"])
elif call["client"] in ("anthropic", "openai"):
    import anthropic
    import openai

    made = {"anthropic": anthropic.Anthropic, "openai": openai.OpenAI}[call["client"]](**call["options"])
    method = operator.attrgetter(call["method"])(made)
    given = dict(call["arguments"])
    if "file" in given:
        file = given["file"]
        given["file"] = (file["name"], base64.b64decode(file["content"]), file["mediaType"])
    answer = method(**arguments_of(method, {}, given))
    # What it answers is nobody's business here; a stream is read to its end.
    answer = [None for _ in answer] if call["arguments"].get("stream") else None
else:
    from huggingface_hub import InferenceClient

    client = InferenceClient(**call["options"])
    model = {"model": call["model"]} if "model" in call else {}
    if "method" in call:
        answer = operator.attrgetter(call["method"])(client)(**call["arguments"], **model)
    else:
        method = getattr(client, call["task"].replace("-", "_"), None)
        if method is None:
            raise SystemExit(f"huggingface_hub has no method for {call['task']}")
        answer = method(**arguments_of(method, call["inputs"], call["parameters"]), **model)

print(json.dumps(plain(answer)))
