curl https://router.huggingface.co/hf-inference/models/acme/demo \
  --fail-with-body --silent --show-error \
  -H "Authorization: Bearer ${HF_TOKEN:?}" \
  -H 'Content-Type: image/png' \
  --data-binary @- < cat.png
