(
fail() { printf '%s\n' "$1" >&2; exit 1; }
ask() {
  curl "$@" --globoff --fail-with-body --silent --show-error \
    -H "Authorization: Bearer ${HF_TOKEN:?}" \
    -H 'Content-Type: application/json'
}
answer=$(ask 'https://router.huggingface.co/fal-ai/acme/demo?_subdomain=queue' \
  -d @- <<'EOF'
{"prompt": "A paper boat drifts down a stream in the rain"}
EOF
) || fail "$answer"
job=$(printf '%s' "$answer" | jq -er '.response_url | capture("^https?://[^/]+(?<path>/[^/?#][^?#]*)").path') || fail "The response has no result: $answer"
while true; do
  sleep 1
  answer=$(ask --url "https://router.huggingface.co/fal-ai${job:?}"'/status?_subdomain=queue') || fail "$answer"
  state=$(printf '%s' "$answer" | jq -er .status) || fail "The response has no result: $answer"
  case $state in
    COMPLETED) break ;;
  esac
done
answer=$(ask --url "https://router.huggingface.co/fal-ai${job:?}"'?_subdomain=queue') || fail "$answer"
url=$(printf '%s' "$answer" | jq -er '.video.url | select(startswith("https://"))') || fail "The response has no result: $answer"
curl --url "$url" \
  --globoff --location --fail --silent --show-error --proto '=https' \
  --max-filesize 1G --output video.mp4 || fail "The result could not be fetched."
echo 'Saved video.mp4'
)
