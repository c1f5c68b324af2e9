curl https://router.huggingface.co/together/v1/embeddings \
  --fail-with-body --silent --show-error \
  -H "Authorization: Bearer ${HF_TOKEN:?}" \
  -H 'Content-Type: application/json' \
  -d @- <<'EOF'
{"model": "acme/demo", "input": "Rain is expected along the coast this evening."}
EOF
