curl https://router.huggingface.co/v1/messages \
  --fail-with-body --silent --show-error \
  -H "Authorization: Bearer ${HF_TOKEN:?}" \
  -H 'Content-Type: application/json' \
  -H 'anthropic-version: 2026-10-21' \
  -d @- <<'EOF'
{
  "model": "openai/gpt-oss-120b:together",
  "max_tokens": 1024,
  "messages": [
    {"role": "user", "content": "Why is the sky blue? Answer in one sentence."}
  ]
}
EOF
