curl https://router.huggingface.co/hf-inference/models/acme/demo/v1/completions \
  --fail-with-body --silent --show-error \
  -H "Authorization: Bearer ${HF_TOKEN:?}" \
  -H 'Content-Type: application/json' \
  -d @- <<'EOF'
{"model": "acme/demo", "prompt": "The lighthouse keeper opened the door and"}
EOF
