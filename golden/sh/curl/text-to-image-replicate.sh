(
fail() { printf '%s\n' "$1" >&2; exit 1; }
ask() {
  curl "$@" --globoff --fail-with-body --silent --show-error \
    -H "Authorization: Bearer ${HF_TOKEN:?}" \
    -H 'Content-Type: application/json' \
    -H 'Prefer: wait'
}
answer=$(ask https://router.huggingface.co/replicate/v1/models/acme/demo/predictions \
  -d @- <<'EOF'
{
  "input": {
    "prompt": "A lighthouse on a cliff at sunset, watercolor",
    "num_inference_steps": 5
  }
}
EOF
) || fail "$answer"
job=$(printf '%s' "$answer" | jq -er '.urls.get | capture("^https?://[^/]+(?<path>/[^/?#][^?#]*)").path') || fail "The response has no result: $answer"
until printf '%s' "$answer" | jq -e .output > /dev/null; do
  state=$(printf '%s' "$answer" | jq -er .status) || fail "The response has no result: $answer"
  case $state in
    succeeded | failed | canceled | aborted) fail "No output: $(printf '%s' "$answer" | jq -r .error)" ;;
  esac
  sleep 1
  answer=$(ask --url "https://router.huggingface.co/replicate${job:?}") || fail "$answer"
done
url=$(printf '%s' "$answer" | jq -er '.output | if type == "array" then .[0] else . end | select(startswith("https://"))') || fail "The response has no result: $answer"
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
