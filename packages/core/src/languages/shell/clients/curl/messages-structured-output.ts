import type { ChatRenderer } from '../../../clients/client.ts'
import { checkedAnswer, jqRenderer } from './structured-output.ts'

/** The schema is sent as it is; jq takes the answer out. */
export const curlMessagesStructuredOutput: ChatRenderer = {
  client: 'curl',
  ...jqRenderer(
    {
      whole: '([.content[]?.text // empty] | add | fromjson?) // error(tojson)',
      event: 'if .error then error(.error | tojson) else .delta.text // empty end',
    },
    (call) => `${call.streaming ? JOINED : MESSAGE}
  | if .stop | IN("max_tokens", "refusal") then error("The answer ended early, by \\(.stop): \\(.text)") else .text end
${checkedAnswer(call)}`,
  ),
}

const MESSAGE = '{ stop: .stop_reason, text: (.content | map(.text // empty) | add // "") }'

/** Puts the events of a stream together. */
const JOINED = `[inputs | select(startswith("data:")) | .[5:] | fromjson?]
  | if any(.type == "error") then error("The stream broke off: \\(map(.error // empty))") else . end
  | if any(.type == "message_stop") then . else error("The stream ended before it was complete.") end
  | { stop: (map(.delta.stop_reason // empty) | last), text: (map(.delta.text // empty) | add // "") }`
