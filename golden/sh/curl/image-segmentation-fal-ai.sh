(
fail() { printf '%s\n' "$1" >&2; exit 1; }
image=$(base64 < street.jpg | tr -d '\n')
answer=$(curl https://router.huggingface.co/fal-ai/acme/demo \
  --fail-with-body --silent --show-error \
  -H "Authorization: Bearer ${HF_TOKEN:?}" \
  -H 'Content-Type: application/json' \
  -d @- <<EOF
{"image_url": "data:image/jpeg;base64,${image:?}", "sync_mode": true}
EOF
) || fail "$answer"
url=$(printf '%s' "$answer" | jq -er '.image.url | select(startswith("https://") or startswith("data:"))') || fail "The response has no result: $answer"
case $url in
  data:*) printf '%s' "${url#*,}" | base64 -d > mask.png || fail "The response has no base64." ;;
  *) curl --url "$url" \
  --globoff --location --fail --silent --show-error --proto '=https' \
  --max-filesize 1G --output mask.png || fail "The result could not be fetched." ;;
esac
echo 'Saved mask.png'
)
