# Run before an example whose limits are to pass quickly. The pauses that curl makes are as they are.
curl() {
  local words=("$@") place
  for place in "${!words[@]}"; do
    [ "${words[place]}" != --max-time ] || words[place + 1]=3
  done
  command curl "${words[@]}"
}
