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

/** The schema is sent unchanged; jq extracts the answer. */
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

/** Returns a condition that a text is one of these. */
export const isOneOf = (texts: readonly string[]): string => `IN(${texts.map((text) => jq.literal(text)).join(', ')})`

/**
 * Makes jq fail with the message for an incomplete answer.
 *
 * @param reason a filter that returns the reason
 */
export function fail(call: ChatCall, reason: string): string {
  const { before, after } = incompleteAnswer(call)
  return `error("${before}\\(${reason})${after}")`
}

/** Filters that extract an answer from a response. */
interface PlainFilters {
  /** Reads a whole response; without an answer, the response is the error. */
  readonly whole: (call: ChatCall) => string
  /** Returns an event's part of the answer's text, and fails if an event reports an error. */
  readonly event: (call: ChatCall) => string
}

/**
 * Returns a command whose response is read by jq.
 *
 * @param retries reads and checks the response of an example with retries, or a stream's lines
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

/** Without a response, jq has no input, which is an error if the filter reads one. */
const readWhole = (call: ChatCall, filter: string): Piece => code`
  ${readFiles(call)}
  ${post(plainRequest(call.request), [], PIPE)}
  jq -n ${`input | ${filter}`}
`

/** Joins the answer's text. If that isn't JSON, the error is everything that arrived, and the text. */
const readStream = (call: ChatCall, event: string): Piece => code`
  ${readFiles(call)}
  ${post(plainRequest(call.request), [], PIPE)}
  jq -nR ${`[inputs] as $lines | [$lines[] | select(test("^data: ?[{]")) | .[5:] | fromjson
  | ${event}] | add // ""
  | fromjson? // error($lines + [.] | join("\\n"))`}
`

/** Parses an answer's text as JSON, and checks it for the fields that the schema requires. */
export const checkedAnswer = (call: ChatCall): string => `  | fromjson
  | if type == "object" and ${jq.literal(answerOf(call).schema.required ?? [])} - keys == [] then .
    else error("The answer does not fit the schema: \\(.)") end`

const CHOICE = `.choices[0] // error(${jq.literal(NO_CHOICES)})`

/** Joins a stream's events to a choice. */
const JOINED = `[inputs | select(startswith("data:")) | .[5:] | fromjson?]
  | if any(.error) then error("The stream broke off: \\(map(.error // empty))") else map(.choices[]?) end
  | if . == [] then error(${jq.literal(NO_CHOICES)}) else . end
  | { finish_reason: (map(.finish_reason // empty) | last),
      message: { content: (map(.delta.content // "") | add), refusal: (map(.delta.refusal // "") | add) } }`
