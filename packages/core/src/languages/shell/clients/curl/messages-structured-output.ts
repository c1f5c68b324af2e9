import type { ClientForm } from '../../../clients/client.ts'
import { checkedAnswer, jqForm } from './structured-output.ts'

/** The schema is sent as it is; jq takes the answer out. */
export const curlMessagesStructuredOutput: ClientForm = {
  client: 'curl',
  ...jqForm(
    {
      whole: '([.content[]?.text // empty] | add | fromjson?) // error(tojson)',
      event: '.delta.text // .error // empty',
    },
    (call) => `${MESSAGE}
  | if .stop | IN("max_tokens", "refusal") then error("The answer ended early, by \\(.stop): \\(.text)") else .text end
${checkedAnswer(call)}`,
  ),
}

const MESSAGE = '{ stop: .stop_reason, text: (.content | map(.text // empty) | add // "") }'
