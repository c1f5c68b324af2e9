from together import APIConnectionError, APIStatusError, Together

# Retries after 408, 409, 429, 5xx, and lost connections, and waits as long as Retry-After says.
client = Together(
    max_retries=3,
    timeout=60,
)

try:
    completion = client.chat.completions.create(
        model="openai/gpt-oss-120b",
        messages=[
            {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
        ],
    )
except APIStatusError as error:
    raise SystemExit(f"{error.status_code}: {error.response.text}")
except APIConnectionError as error:
    raise SystemExit(f"The service did not answer: {error}")

choice = completion.choices[0]
print(choice.message.content or "")
if choice.finish_reason in ("length", "content_filter") or not choice.message.content:
    raise SystemExit(f"Incomplete answer ({choice.finish_reason}): raise max_tokens or rephrase")
