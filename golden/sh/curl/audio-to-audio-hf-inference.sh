(
fail() { printf '%s\n' "$1" >&2; exit 1; }
answer=$(curl https://router.huggingface.co/hf-inference/models/acme/demo \
  --fail-with-body --silent --show-error \
  -H "Authorization: Bearer ${HF_TOKEN:?}" \
  -H 'Content-Type: audio/wav' \
  --data-binary @- < mixture.wav
) || fail "$answer"
indexes=$(printf '%s' "$answer" | jq -er 'keys[]') || fail "The response has no result: $answer"
for index in $indexes; do
  name=audio-$((index + 1)).flac
  type=$(printf '%s' "$answer" | jq -er --argjson index "$index" '.[$index]["content-type"]')
  case $type in *wav) name=audio-$((index + 1)).wav ;; esac
  data=$(printf '%s' "$answer" | jq -er --argjson index "$index" '.[$index].blob') || fail "The response has no result: $answer"
  printf '%s' "$data" | base64 -d > "$name" || fail "The response has no base64."
  echo "Saved $name"
done
)
