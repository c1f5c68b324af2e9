# Run before an example that waits for a queue without end. Pauses are cut short. Programs are started for each question,
# hundreds of times; so a question that had six equal answers is answered from memory by the shell itself.
sleep() { :; }
_memory=${BASH_SOURCE[0]%/*}/$$-${EPOCHREALTIME//[.,]/}
_remembered() {
  local tool=$1 input=$2 question times=0 before= answer code=0
  shift 2
  question="$tool $* $input"
  if [ -f "$_memory.$tool.question" ]; then
    IFS= read -r -d '' before < "$_memory.$tool.question"
    [ "$question" != "$before" ] || IFS= read -r times < "$_memory.$tool.times"
  fi
  if [ "$times" -ge 6 ]; then
    IFS= read -r -d '' answer < "$_memory.$tool.answer"
    IFS= read -r code < "$_memory.$tool.code"
  else
    answer=$(printf '%s' "$input" | command "$tool" "$@"; code=$?; printf x; exit "$code") || code=$?
    answer=${answer%x}
    printf '%s' "$question" > "$_memory.$tool.question"
    printf '%s\n' "$((times + 1))" > "$_memory.$tool.times"
    printf '%s' "$answer" > "$_memory.$tool.answer"
    printf '%s\n' "$code" > "$_memory.$tool.code"
  fi
  printf '%s' "$answer"
  return "$code"
}
curl() {
  case " $* " in
    *" -d "* | *" --data-binary "* | *" -F "* | *" --output "*) command curl "$@" ;;
    *) _remembered curl '' "$@" ;;
  esac
}
jq() {
  local input
  IFS= read -r -d '' input
  _remembered jq "$input" "$@"
}
