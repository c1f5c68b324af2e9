audio=$(base64 < welcome.wav | tr -d '\n')
curl https://router.huggingface.co/fal-ai/acme/demo \
  --fail-with-body --silent --show-error \
  -H "Authorization: Bearer ${HF_TOKEN:?}" \
  -H 'Content-Type: application/json' \
  -d @- <<EOF
{"audio_url": "data:audio/x-wav;base64,${audio:?}"}
EOF
