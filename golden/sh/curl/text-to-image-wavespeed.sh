(
fail() { printf '%s\n' "$1" >&2; exit 1; }
ask() {
  curl "$@" --globoff --fail-with-body --silent --show-error \
    -H "Authorization: Bearer ${HF_TOKEN:?}" \
    -H 'Content-Type: application/json'
}
answer=$(ask https://router.huggingface.co/wavespeed/api/v3/acme/demo \
  -d @- <<'EOF'
{"prompt": "A lighthouse on a cliff at sunset, watercolor", "num_inference_steps": 5}
EOF
) || fail "$answer"
job=$(printf '%s' "$answer" | jq -er '.data.urls.get | capture("^https?://[^/]+(?<path>/[^/?#][^?#]*)").path') || fail "The response has no result: $answer"
while true; do
  sleep 2
  answer=$(ask --url "https://router.huggingface.co/wavespeed${job:?}") || fail "$answer"
  state=$(printf '%s' "$answer" | jq -er .data.status) || fail "The response has no result: $answer"
  case $state in
    completed) break ;;
    failed | cancelled | timeout | deleted) fail "The job failed: $answer" ;;
  esac
done
url=$(printf '%s' "$answer" | jq -er '.data.outputs[0] | select(startswith("https://"))') || fail "The response has no result: $answer"
type=$(curl --url "$url" \
  --globoff --location --fail --silent --show-error --proto '=https' \
  --max-filesize 1G --output result.download --write-out '%{content_type}') || { rm -f result.download; fail "The result could not be fetched."; }
case $type in
  image/jpeg*) name=image.jpg ;;
  image/webp*) name=image.webp ;;
  *) name=image.png ;;
esac
mv result.download "$name"
echo "Saved $name"
)
