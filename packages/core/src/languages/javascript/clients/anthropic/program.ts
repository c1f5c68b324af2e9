import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { ANTHROPIC } from '../../names.ts'
import { code, javascript } from '../../writer.ts'
import { create, LIMITED, REPEATS } from '../api-client.ts'
import { readFiles } from '../files.ts'
import { withModel } from '../retries.ts'
import { checkToken } from '../token.ts'
import { castMessage } from './types.ts'

/**
 * Returns a complete program.
 *
 * @param body code that makes the call on `client` and prints its result
 * @param before code before the client
 */
export const anthropicProgram = (call: ChatCall, body: Piece, before?: Piece): string =>
  javascript.program(code`
    ${checkToken(call)}
    ${readFiles(call)}
    ${before}
    ${createClient(call)}

    ${body}
  `)

/** Creates `client`, which retries by itself if the example has retries. */
const createClient = ({ baseUrl, moreHeaders, token, variant }: ChatCall): Piece => code`
  ${when(variant.retries, REPEATS)}
  const client = new ${ANTHROPIC}({
    baseURL: ${baseUrl},
    apiKey: ${token},
    ${Object.keys(moreHeaders).length > 0 ? code`defaultHeaders: ${moreHeaders},` : undefined}
    ${when(variant.retries, LIMITED)}
  });
`

const CREATE = code`client.messages.create`
const MESSAGE = /* @__PURE__ */ name('message')

/** Requests `message` or `stream`. */
export const createMessage = (call: ChatCall, body: ValueObject): Piece | undefined =>
  create(call, CREATE, MESSAGE, body, castMessage(call, body))

/** Calls the client's helper for streams. */
export function openStream(call: ChatCall, { stream: _, ...body }: ValueObject): Piece {
  return code`
    client.messages.stream({
      ${javascript.properties(withModel(call, body))}
    }${castMessage(call, body, 'MessageStreamParams')})
  `
}

export const SHOW_TEXT = code`(text) => process.stdout.write(text)`

/** Reads a stream with that helper into `message`, and prints its text as it arrives. */
export const streamMessage = (call: ChatCall, body: ValueObject, end = NEW_LINE): Piece => code`
  const stream = ${openStream(call, body)};
  stream.on("text", ${SHOW_TEXT});
  const message = await stream.finalMessage();
  ${end}
`

const NEW_LINE = code`process.stdout.write("\n");`
