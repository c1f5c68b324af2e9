import os
import random
import sys
import time

from httpx2 import HTTPError
from huggingface_hub import InferenceClient
from huggingface_hub.errors import HfHubHTTPError

client = InferenceClient(
    api_key=os.environ["HF_TOKEN"],
    timeout=60,
)


def ask(model):
    """Send a request up to 4 times while the service is busy or unreachable."""
    for attempt in range(4):
        wait = 2**attempt * random.uniform(1, 1.5)
        try:
            return client.chat.completions.create(
                model=model,
                messages=[
                    {
                        "role": "user",
                        "content": "Why is the sky blue? Answer in one sentence.",
                    },
                ],
            )
        except HfHubHTTPError as error:
            if error.response.status_code not in [408, 429, *range(500, 600)]:
                raise
            failure = error
            after = error.response.headers.get("Retry-After", "")
            if after.isdigit():
                wait = int(after)
        except HTTPError as error:
            failure = error
        print(f"{model}: {failure}", file=sys.stderr)
        if attempt == 3 or wait > 120:
            return None
        time.sleep(wait)


completion = ask("openai/gpt-oss-120b:together")
if completion is None:
    raise SystemExit("The service did not answer.")

choice = completion.choices[0]
print(choice.message.content or "")
if choice.finish_reason in ("length", "content_filter") or not choice.message.content:
    raise SystemExit(f"Incomplete answer ({choice.finish_reason}): raise max_tokens or rephrase")
