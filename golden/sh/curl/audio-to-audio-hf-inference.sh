(
fail() { printf '%s\n' "$1" >&2; exit 1; }
answer=$(curl https://router.huggingface.co/hf-inference/models/acme/demo \
  --fail-with-body --silent --show-error \
  -H "Authorization: Bearer ${HF_TOKEN:?}" \
  -H 'Content-Type: audio/wav' \
  --data-binary @- < mixture.wav
) || fail "$answer"
for index in $(printf '%s' "$answer" | jq 'keys[]'); do
  name=audio-$((index + 1)).flac
  printf '%s' "$answer" | jq -r --argjson index "$index" '.[$index].blob' | base64 -d > "$name" ||
    fail "The answer holds no base64."
  echo "Saved $name"
done
)
