(
  answer=$(mktemp)
  trap 'rm -f "$answer"' EXIT
  curl https://router.huggingface.co/v1/chat/completions \
    --fail-with-body --silent --show-error \
    --retry 3 --retry-connrefused --retry-max-time 240 --max-time 60 \
    --output "$answer" \
    -H "Authorization: Bearer ${HF_TOKEN:?}" \
    -H 'Content-Type: application/json' \
    -d @- <<'EOF'
{
  "model": "openai/gpt-oss-120b:together",
  "messages": [
    {"role": "user", "content": "Why is the sky blue? Answer in one sentence."}
  ]
}
EOF
  code=$?
  cat "$answer"
  exit "$code"
)
