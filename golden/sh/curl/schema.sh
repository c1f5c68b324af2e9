curl https://router.huggingface.co/v1/chat/completions \
  --fail-with-body --silent --show-error \
  -H "Authorization: Bearer ${HF_TOKEN:?}" \
  -H 'Content-Type: application/json' \
  -d @- <<'EOF' |
{
  "model": "openai/gpt-oss-120b:together",
  "messages": [
    {"role": "user", "content": "Why is the sky blue? Answer in one sentence."}
  ],
  "response_format": {
    "type": "json_schema",
    "json_schema": {
      "name": "Answer",
      "strict": true,
      "schema": {
        "type": "object",
        "properties": {
          "answer": {"type": "string", "description": "The answer in one sentence"},
          "confidence": {"type": "string", "enum": ["low", "medium", "high"]},
          "keywords": {"type": "array", "items": {"type": "string"}}
        },
        "required": ["answer", "confidence", "keywords"],
        "additionalProperties": false
      }
    }
  }
}
EOF
jq -n 'input | .choices[0].finish_reason as $reason
  | if $reason | IN("length", "content_filter") then
    error("No complete answer (finish_reason: \($reason)). Raise max_tokens or change the prompt.")
  else (.choices[0].message.content | fromjson?) // error(tojson) end'
