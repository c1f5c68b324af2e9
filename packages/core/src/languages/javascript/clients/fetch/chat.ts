import type { ChatCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { bodyOf, plainBody } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { fromCall } from '../../../clients/from-call.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { compiledChat } from '../../compiled-chat.ts'
import { isThere, type Typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { endStream, keptNames, printDelta, printMessage } from '../chat-completion.ts'
import { readChatFiles } from '../files.ts'
import { askEach, fetchPatiently, listModels, nameModel, withModel } from '../retries.ts'
import { checkChatToken } from '../token.ts'
import { readData } from './events.ts'
import { REFUSE, REFUSE_AT_LAST } from './refused.ts'
import { readJson } from './response.ts'

export const fetchChat: ChatRenderer = {
  client: 'fetch',
  render: /* @__PURE__ */ compiledChat((shape) =>
    chatModule(shape, shape.streaming ? printStream(shape) : printResponse(shape)),
  ),
}

const bodyOfCall = ({ request }: ChatCall): ValueObject => bodyOf(request)

/**
 * Returns a complete program for any API.
 *
 * @param shown code that prints `response`
 */
export const chatProgram = (call: ChatCall, shown: Piece): string => javascript.program(chatModule(call, shown))

const chatModule = (shape: ChatShape, shown: Piece): Piece =>
  fetchModule(
    shape,
    code`
      ${listModels(shape)}
      ${postBody(shape, bodyOfCall)}

      ${shown}
    `,
  )

/** Returns a complete program that requests with `post`, which requires `listModels` before it. */
export const fetchProgram = (call: ChatCall, body: Piece): string => javascript.program(fetchModule(call, body))

const fetchModule = (shape: ChatShape, body: Piece): Piece => code`
  ${checkChatToken(shape)}
  ${readChatFiles(shape)}
  ${shape.variant.retries ? fetchPatiently(shape) : undefined}
  ${body}
`

/** The variable of a completion. */
export const COMPLETION = /* @__PURE__ */ name('completion')

const RESPONSE = /* @__PURE__ */ name('response')

const FETCH = /* @__PURE__ */ name('fetch')
const FETCH_PATIENTLY = /* @__PURE__ */ name('fetchPatiently')

/** Requests a `response`. */
export const post = (call: ChatCall, body: ValueObject): Piece => postBody(call, () => body)

/** Reads a request's body from the call. */
type ReadBody = (call: ChatCall) => ValueObject

const postBody = (shape: ChatShape, read: ReadBody): Piece => code`
  ${askEach(shape, RESPONSE, send(shape, read))}
  ${shape.variant.retries ? REFUSE_AT_LAST : REFUSE}
  ${nameModel(shape)}
`

const send = (shape: ChatShape, read: ReadBody): Piece => code`
  ${shape.variant.retries ? FETCH_PATIENTLY : FETCH}(${fromCall(shape, ({ request }) => request.url)}, {
    method: "POST",
    headers: ${fromCall(shape, ({ request }) => request.headers)},
    body: JSON.stringify(${fromCall(shape, (call) => sentBody(call, read(call)))}),
  })
`

const sentBody = (call: ChatCall, body: ValueObject): ValueObject =>
  call.variant.retries ? withModel(call, body) : plainBody(body)

const printResponse = (call: ChatShape): Piece => code`
  ${readJson(call, COMPLETION)}
  ${printMessage(call)}
`

const printStream = (call: ChatShape): Piece => code`
  ${keptNames(call)}
  ${readStream(call, printDelta(call))}
  ${endStream(call)}
`

/**
 * Reads the stream of `response` to its end.
 *
 * @param each code for each `chunk`
 */
export const readStream = (call: ChatShape, each: Piece): Piece =>
  call.variant.retries
    ? readWholeStream(call, each)
    : readData(
        call,
        code`chunk`,
        code`
          ${BROKE_OFF}
          ${each}
        `,
        call.variant.recipe === 'tool-loop' ? DONE_IN_ANY_SPELLING : DONE,
      )

/** Some services send the error's fields at the top level. */
const BROKE_OFF = code`
  const error = chunk.error ?? chunk.message;
  if (error) throw new Error(\`The stream broke off: \${JSON.stringify(error)}\`);
`

const DONE = code`if (lines.includes("data: [DONE]")) break;`

/** The same without the optional space: otherwise, the loop would wait for the connection to close. */
const DONE_IN_ANY_SPELLING = code`if (lines.some((line) => /^data: ?\[DONE\]/.test(line))) break;`

/** The same, but fails if the end is missing. Events can be split between two reads, so lines are joined first. */
const readWholeStream = (call: Typed, each: Piece): Piece => code`
  let rest = "";
  let complete = false;
  for await (const text of response.body${isThere(call)}.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split(/[\r\n]/);
    rest = lines.pop()${isThere(call)};
    for (const line of lines) {
      if (!line.startsWith("data:")) continue;
      const data = line.slice(5).trim();
      if (data === "[DONE]") {
        complete = true;
        break;
      }
      const chunk = JSON.parse(data);
      ${BROKE_OFF}
      ${each}
    }
    if (complete) break;
  }
  if (!complete) throw new Error("The stream ended before it was complete.");
`
