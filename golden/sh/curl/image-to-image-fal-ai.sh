(
fail() { printf '%s\n' "$1" >&2; exit 1; }
image=$(base64 < cat.png | tr -d '\n')
answer=$(curl https://router.huggingface.co/fal-ai/acme/demo \
  --fail-with-body --silent --show-error \
  -H "Authorization: Bearer ${HF_TOKEN:?}" \
  -H 'Content-Type: application/json' \
  -d @- <<EOF
{
  "prompt": "Turn the cat into a tiger.",
  "image_url": "data:image/png;base64,${image:?}",
  "image_urls": ["data:image/png;base64,${image:?}"]
}
EOF
) || fail "$answer"
url=$(printf '%s' "$answer" | jq -er '.images[0].url | select(startswith("https://"))') || fail "The response has no result: $answer"
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
