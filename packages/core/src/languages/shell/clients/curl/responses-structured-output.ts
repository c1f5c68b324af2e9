import type { ChatRenderer } from '../../../clients/client.ts'
import { checkedAnswer, fail, jqRenderer } from './structured-output.ts'

/** The schema is sent unchanged; jq extracts the answer. */
export const curlResponsesStructuredOutput: ChatRenderer = {
  client: 'curl',
  ...jqRenderer(
    {
      whole: (call) => `if .status == "incomplete" then
    ${fail(call, REASON)}
  else ([.output[]?.content[]? | select(.type == "output_text").text] | add | fromjson?)
  // error(tojson) end`,
      event: (call) => `if .response.error then error(.response | tojson)
  elif .response.incomplete_details then
    .response | ${fail(call, REASON)}
  elif .type == "response.output_text.delta" then .delta else empty end`,
    },
    (call) => `${call.streaming ? LAST : ''}if .status == "incomplete" then
    ${fail(call, REASON)}
  elif (.status // "completed") != "completed" then error("The response is \\(.status): \\(.error)")
  else [.output[].content[]?] end
  | if any(.type == "refusal") then error("The model refused: \\(map(.refusal // empty) | add)") else . end
  | map(select(.type == "output_text").text) | add // ""
${checkedAnswer(call)}`,
  ),
}

/** Why a response is incomplete. */
const REASON = '.incomplete_details.reason'

/** The response in the last event of a stream. */
const LAST = `[inputs | select(startswith("data:")) | .[5:] | fromjson?]
  | if any(.type == "error") then error("The stream broke off: \\(map(select(.type == "error")))") else . end
  | map(select(.type | IN("response.completed", "response.failed", "response.incomplete")).response) | last
  | . // error("The stream ended before it was complete.")
  | `
