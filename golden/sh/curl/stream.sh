curl https://router.huggingface.co/v1/chat/completions \
  --fail-with-body --silent --show-error --no-buffer \
  -H "Authorization: Bearer ${HF_TOKEN:?}" \
  -H 'Content-Type: application/json' \
  -d @- <<'EOF'
{
  "model": "openai/gpt-oss-120b:together",
  "messages": [
    {"role": "user", "content": "Why is the sky blue? Answer in one sentence."}
  ],
  "stream": true
}
EOF
