import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { cutStopReasonsOf } from '../../../clients/incomplete-answer.ts'
import { checkedAnswer, fail, isOneOf, jqRenderer } from './structured-output.ts'

/** The schema is sent unchanged; jq extracts the answer. */
export const curlMessagesStructuredOutput: ChatRenderer = {
  client: 'curl',
  ...jqRenderer(
    {
      whole: (call) => `if .stop_reason | ${isOneOf(cutUnsaid(call))} then
    ${fail(call, '.stop_reason')}
  else ([.content[]?.text // empty] | add | fromjson?) // error(tojson) end`,
      event: (call) => `if .error then error(.error | tojson)
  elif .delta.stop_reason | ${isOneOf(cutUnsaid(call))} then
    ${fail(call, '.delta.stop_reason')}
  else .delta.text // empty end`,
    },
    (call) => `${call.streaming ? JOINED : MESSAGE}
  | if .stop == "refusal" then error("The model refused: \\(.text)")
  elif (.stop | ${isOneOf(cutUnsaid(call))}) or .text == "" then
    ${fail(call, '.stop')}
  else .text end
${checkedAnswer(call)}`,
  ),
}

/** A refusal is part of the text, which then isn't JSON. */
const cutUnsaid = (call: ChatCall): readonly string[] => cutStopReasonsOf(call).filter((reason) => reason !== 'refusal')

const MESSAGE = '{ stop: .stop_reason, text: (.content | map(.text // empty) | add // "") }'

/** Joins the events of a stream. */
const JOINED = `[inputs | select(startswith("data:")) | .[5:] | fromjson?]
  | if any(.type == "error") then error("The stream broke off: \\(map(.error // empty))") else . end
  | if any(.type == "message_stop") then . else error("The stream ended before it was complete.") end
  | { stop: (map(.delta.stop_reason // empty) | last), text: (map(.delta.text // empty) | add // "") }`
