(
fail() { printf '%s\n' "$1" >&2; exit 1; }
answer=$(curl https://router.huggingface.co/hf-inference/models/acme/demo \
  --fail-with-body --silent --show-error \
  -H "Authorization: Bearer ${HF_TOKEN:?}" \
  -H 'Content-Type: audio/wav' \
  --data-binary @- < mixture.wav
) || fail "$answer"
data=$(printf '%s' "$answer" | jq -er '.[0].blob') || fail "The answer holds no result: $answer"
printf '%s' "$data" | base64 -d > audio.flac
echo 'Saved audio.flac'
)
