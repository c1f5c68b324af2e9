import type { ChatCall } from '../../../../call/call.ts'
import { plainRequest } from '../../../clients/chat-api.ts'
import type { ChatRenderer, Renderer } from '../../../clients/client.ts'
import { cutReasonsOf, incompleteAnswer } from '../../../clients/incomplete-answer.ts'
import { answerOf, NO_CHOICES, unsupportedAnswer } from '../../../clients/structured-output.ts'
import type { Piece } from '../../../printing/code.ts'
import { jq } from '../../jq.ts'
import { code, shell } from '../../writer.ts'
import { readFiles } from './files.ts'
import { post } from './request.ts'
import { retryingChat } from './retrying-chat.ts'

/** The schema is sent as it is; jq takes the answer out. */
export const curlStructuredOutput: ChatRenderer = {
  client: 'curl',
  ...jqRenderer(
    {
      whole: (call) => `.choices[0].finish_reason as $reason
  | if $reason | ${isOneOf(cutReasonsOf(call))} then
    ${fail(call, '$reason')}
  else (.choices[0].message.content | fromjson?) // error(tojson) end`,
      event: (call) => `.choices[0].finish_reason as $reason
  | if .error then error(.error | tojson)
  elif $reason | ${isOneOf(cutReasonsOf(call))} then
    ${fail(call, '$reason')}
  else .choices[0].delta.content // empty end`,
    },
    (call) => `${call.streaming ? JOINED : CHOICE}
  | .finish_reason as $reason | .message
  | if (.refusal // "") != "" then error("The model refused: \\(.refusal)")
  elif ($reason | ${isOneOf(cutReasonsOf(call))}) or (.content // "") == "" then
    ${fail(call, '$reason')}
  else .content end
${checkedAnswer(call)}`,
  ),
}

/** Whether a text is one of these. */
export const isOneOf = (texts: readonly string[]): string => `IN(${texts.map((text) => jq.literal(text)).join(', ')})`

/**
 * Ends jq with the message of an answer that isn't whole.
 *
 * @param reason a filter that gives why
 */
export function fail(call: ChatCall, reason: string): string {
  const { before, after } = incompleteAnswer(call)
  return `error("${before}\\(${reason})${after}")`
}

/** What takes an answer out of a response. */
interface PlainFilters {
  /** Reads a whole response; its error is the response where that holds no answer. */
  readonly whole: (call: ChatCall) => string
  /** Gives an event's part of the answer's text, and ends with what an event says of a failure. */
  readonly event: (call: ChatCall) => string
}

/**
 * A command whose response is read by jq.
 *
 * @param retries reads the response of an example with retries, or the lines of a stream, and looks the answer through
 */
export function jqRenderer(plain: PlainFilters, retries: (call: ChatCall) => string): Renderer<ChatCall> {
  return {
    unsupported: (call) =>
      unsupportedAnswer(call) ??
      (call.platform === 'posix'
        ? undefined
        : 'the answer is inside the response, and the Windows example has no tool to extract it'),
    setUp: () => ({ install: 'sudo apt-get install -y jq' }),
    render: (call) => {
      if (call.variant.retries) {
        const read = call.streaming ? code`jq -nR ${retries(call)}` : code`jq -e ${retries(call)}`
        return shell.program(retryingChat(call, read))
      }
      return shell.program(call.streaming ? readStream(call, plain.event(call)) : readWhole(call, plain.whole(call)))
    },
  }
}

const PIPE = code` |`

/** Without an answer there is no input, which is an error to jq where the filter asks for one. */
const readWhole = (call: ChatCall, filter: string): Piece => code`
  ${readFiles(call)}
  ${post(plainRequest(call.request), [], PIPE)}
  jq -n ${`input | ${filter}`}
`

/** Puts the answer's text together. Where that is no JSON, the error is all that came, and the text. */
const readStream = (call: ChatCall, event: string): Piece => code`
  ${readFiles(call)}
  ${post(plainRequest(call.request), [], PIPE)}
  jq -nR ${`[inputs] as $lines | [$lines[] | select(test("^data: ?[{]")) | .[5:] | fromjson
  | ${event}] | add // ""
  | fromjson? // error($lines + [.] | join("\\n"))`}
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
