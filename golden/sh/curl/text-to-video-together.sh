(
fail() { printf '%s\n' "$1" >&2; exit 1; }
ask() {
  curl "$@" --globoff --fail-with-body --silent --show-error \
    -H "Authorization: Bearer ${HF_TOKEN:?}" \
    -H 'Content-Type: application/json'
}
answer=$(ask https://router.huggingface.co/together/v2/videos \
  -d @- <<'EOF'
{"model": "acme/demo", "prompt": "A paper boat drifts down a stream in the rain"}
EOF
) || fail "$answer"
job=$(printf '%s' "$answer" | jq -er '.id | select(test("^[\\w-]+$"))') || fail "The response has no result: $answer"
while true; do
  sleep 2
  answer=$(ask --url "https://router.huggingface.co/together/v2/videos/${job:?}") || fail "$answer"
  state=$(printf '%s' "$answer" | jq -er .status) || fail "The response has no result: $answer"
  case $state in
    completed) break ;;
    failed | cancelled) fail "The job failed: $answer" ;;
  esac
done
url=$(printf '%s' "$answer" | jq -er '.outputs.video_url | select(startswith("https://"))') || fail "The response has no result: $answer"
curl --url "$url" \
  --globoff --location --fail --silent --show-error --proto '=https' \
  --max-filesize 1G --output video.mp4 || fail "The result could not be fetched."
echo 'Saved video.mp4'
)
