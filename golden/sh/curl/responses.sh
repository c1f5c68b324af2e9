curl https://router.huggingface.co/v1/responses \
  --fail-with-body --silent --show-error \
  -H "Authorization: Bearer ${HF_TOKEN:?}" \
  -H 'Content-Type: application/json' \
  -d @- <<'EOF'
{
  "model": "openai/gpt-oss-120b:together",
  "input": "Why is the sky blue? Answer in one sentence."
}
EOF
