(
fail() { printf '%s\n' "$1" >&2; exit 1; }
answer=$(curl https://router.huggingface.co/together/v1/images/generations \
  --fail-with-body --silent --show-error \
  -H "Authorization: Bearer ${HF_TOKEN:?}" \
  -H 'Content-Type: application/json' \
  -d @- <<'EOF'
{
  "model": "acme/demo",
  "prompt": "A lighthouse on a cliff at sunset, watercolor",
  "steps": 5,
  "response_format": "base64"
}
EOF
) || fail "$answer"
data=$(printf '%s' "$answer" | jq -er '.data[0].b64_json') || fail "The response has no result: $answer"
printf '%s' "$data" | base64 -d > image.jpg || fail "The response has no base64."
echo 'Saved image.jpg'
)
