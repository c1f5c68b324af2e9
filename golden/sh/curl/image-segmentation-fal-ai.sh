(
fail() { printf '%s\n' "$1" >&2; exit 1; }
ask() {
  curl "$@" --globoff --proto '=https' --fail-with-body --silent --show-error \
    -H "Authorization: Bearer ${HF_TOKEN:?}" \
    -H 'Content-Type: application/json'
}
image=$(base64 < street.jpg | tr -d '\n')
answer=$(ask 'https://router.huggingface.co/fal-ai/acme/demo?_subdomain=queue' \
  -d @- <<EOF
{"image_url": "data:image/jpeg;base64,${image:?}", "sync_mode": true}
EOF
) || fail "$answer"
job=$(printf '%s' "$answer" | jq -er '.response_url | capture("^https?://[^/]+(?<path>/[^/?#][^?#]*)").path') || fail "The answer holds no result: $answer"
attempt=0
while :; do
  attempt=$((attempt + 1))
  [ "$attempt" -le 600 ] || fail 'The job did not finish within 10 minutes.'
  sleep 1
  answer=$(ask --url "https://router.huggingface.co/fal-ai${job:?}"'/status?_subdomain=queue') || fail "$answer"
  case $(printf '%s' "$answer" | jq -er .status) in
    COMPLETED) break ;;
  esac
done
answer=$(ask --url "https://router.huggingface.co/fal-ai${job:?}"'?_subdomain=queue') || fail "$answer"
url=$(printf '%s' "$answer" | jq -er '.image.url | select(startswith("https://") or startswith("data:"))') || fail "The answer holds no result: $answer"
case $url in
  data:*) printf '%s' "${url#*,}" | base64 -d > mask.png ;;
  *) curl --url "$url" \
  --globoff --proto '=https' \
  --location --max-redirs 5 --max-filesize 1G \
  --fail --silent --show-error --output mask.png || fail "The result could not be fetched." ;;
esac
echo 'Saved mask.png'
)
