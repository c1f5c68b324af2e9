curl https://router.huggingface.co/deepinfra/v1/openai/audio/speech \
  --fail-with-body --silent --show-error --output speech.wav \
  -H "Authorization: Bearer ${HF_TOKEN:?}" \
  -H 'Content-Type: application/json' \
  -d @- <<'EOF' && echo 'Saved speech.wav' || { [ $? = 22 ] && cat speech.wav >&2 && rm -f speech.wav; false; }
{"model": "acme/demo", "input": "The last ferry leaves at ten tonight."}
EOF
