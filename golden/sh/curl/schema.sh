(
fail() { printf '%s\n' "$1" >&2; exit 1; }
answer=$(curl https://router.huggingface.co/v1/chat/completions \
  --globoff --proto '=https' --fail-with-body --silent --show-error \
  -H "Authorization: Bearer ${HF_TOKEN:?}" \
  -H 'Content-Type: application/json' \
  -d @- <<'EOF'
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
  },
  "stream": false
}
EOF
) || fail "$answer"
printf '%s' "$answer" | jq -e '.choices[0] // error("The service sent no choices.")
  | if .finish_reason == "length" then error("The answer is cut off: it reached the limit of tokens.") else .message end
  | if (.refusal // "") != "" then error("The model refused: \(.refusal)") else .content // "" end
  | fromjson
  | if type == "object" and ["answer", "confidence", "keywords"] - keys == [] then .
    else error("The answer does not fit the schema: \(.)") end'
)
