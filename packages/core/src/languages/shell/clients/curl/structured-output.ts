import type { ChatCall } from '../../../../call/call.ts'
import { plainRequest } from '../../../clients/chat-api.ts'
import type { ClientForm, Renderer } from '../../../clients/client.ts'
import { answerOf, CUT_OFF, NO_CHOICES, unsupportedAnswer } from '../../../clients/structured-output.ts'
import type { Piece } from '../../../printing/code.ts'
import { jq } from '../../jq.ts'
import { code, shell } from '../../writer.ts'
import { readFiles } from './files.ts'
import { post } from './request.ts'
import { robustChat } from './robust-chat.ts'
import { FAIL } from './task.ts'

/** The schema is sent as it is; jq takes the answer out, and looks it through for the fields that it requires. */
export const curlStructuredOutput: ClientForm = {
  client: 'curl',
  ...jqForm(
    '(.choices[0].message.content | fromjson?) // error(tojson)',
    (call) => `${call.streaming ? JOINED : CHOICE}
  | if .finish_reason == "length" then error(${jq.literal(CUT_OFF)}) else .message end
  | if (.refusal // "") != "" then error("The model refused: \\(.refusal)") else .content // "" end
${checkedAnswer(call)}`,
  ),
}

/**
 * A command whose response is read by jq.
 *
 * @param plain reads a whole response; its error is the response where that holds no answer
 * @param filter reads the response of an example with retries, or the lines of a stream
 */
export function jqForm(plain: string, filter: (call: ChatCall) => string): Renderer<ChatCall> {
  return {
    unsupported: (call) =>
      unsupportedAnswer(call) ??
      (call.platform === 'posix'
        ? undefined
        : 'the answer stands inside the response, and the example for Windows has no tool that takes it out'),
    setUp: () => ({ install: 'sudo apt-get install -y jq' }),
    render: (call) => {
      if (!call.form.robust && !call.streaming) return shell.program(readWhole(call, plain))
      const read = call.streaming ? code`jq -nR ${filter(call)}` : code`jq -e ${filter(call)}`
      return shell.program(call.form.robust ? robustChat(call, read) : readOnce(call, read))
    },
  }
}

/** Without an answer there is no input, which is an error to jq where the filter asks for one. */
const readWhole = (call: ChatCall, filter: string): Piece => code`
  ${readFiles(call)}
  ${post(plainRequest(call.request), [], code` | jq -ne ${`input | ${filter}`}`)}
`

/** A subshell, so that giving up does not close the reader's terminal. */
const readOnce = (call: ChatCall, read: Piece): Piece => code`
  (
  ${FAIL}
  ${readFiles(call)}
  answer=$(${post(call.request)}
  ) || fail "$answer"
  printf '%s' "$answer" | ${read}
  )
`

/** Takes the text of an answer for JSON, and looks it through for the fields that the schema requires. */
export const checkedAnswer = (call: ChatCall): string => `  | fromjson
  | if type == "object" and ${jq.literal(answerOf(call).schema.required ?? [])} - keys == [] then .
    else error("The answer does not fit the schema: \\(.)") end`

const CHOICE = `.choices[0] // error(${jq.literal(NO_CHOICES)})`

/** Puts the events of a stream together as a choice. */
const JOINED = `[inputs | select(startswith("data:")) | .[5:] | fromjson?]
  | if any(.error) then error("The stream broke off: \\(map(.error // empty))") else map(.choices[]?) end
  | if . == [] then error(${jq.literal(NO_CHOICES)}) else . end
  | { finish_reason: (map(.finish_reason // empty) | last),
      message: { content: (map(.delta.content // "") | add), refusal: (map(.delta.refusal // "") | add) } }`
