curl https://router.huggingface.co/together/v1/audio/transcriptions \
  --fail-with-body --silent --show-error \
  -H "Authorization: Bearer ${HF_TOKEN:?}" \
  --form-string 'model=acme/demo' \
  -F 'file=@-;filename=audio.flac;type=audio/flac' < speech.flac
