(
fail() { printf '%s\n' "$1" >&2; exit 1; }
ask() {
  curl "$@" --globoff --fail-with-body --silent --show-error \
    -H "Authorization: Bearer ${HF_TOKEN:?}" \
    -H 'Content-Type: application/json' \
    -H 'Prefer: wait'
}
audio=$(base64 < speech.flac | tr -d '\n')
answer=$(ask https://router.huggingface.co/replicate/v1/models/acme/demo/predictions \
  -d @- <<EOF
{"input": {"audio": "data:audio/flac;base64,${audio:?}"}}
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
printf '%s' "$answer" | jq -er .output || fail "The response has no result: $answer"
)
