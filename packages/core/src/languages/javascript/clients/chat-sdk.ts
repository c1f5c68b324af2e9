import type { ChatCall } from '../../../call/call.ts'
import type { ChatShape } from '../../../call/chat-shape.ts'
import type { ValueObject } from '../../../values/value.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import { unsupportedBaseUrl } from '../../clients/vendor.ts'
import { lines, name, type Piece, slot, when } from '../../printing/code.ts'
import { compiledChat } from '../compiled-chat.ts'
import { ANY, FITS, type Fit, typed } from '../types.ts'
import { code, javascript } from '../writer.ts'
import { ask, LIMITED, REPEATS, STREAM } from './api-client.ts'
import { endStream, keptNames, printDelta, printMessage } from './chat-completion.ts'
import { readChatFiles } from './files.ts'
import { completionFit } from './openai/types.ts'

/** A provider's own SDK for chats, with the interface of OpenAI's client. It reads the key from its own variable. */
export interface ChatSdk {
  /** The client's id, which is also the name of its package. */
  readonly id: string
  readonly install: string
  /** The name of the class, the package's default export. */
  readonly client: string
  /** The base URL of its chats. */
  readonly baseUrl: string
  /** The name of a request's type, before `Streaming` or `NonStreaming`. */
  readonly parameters: string
  /** Set if its types say that a choice may have no message. */
  readonly messageIsOptional?: true
}

const TOKEN = /* @__PURE__ */ slot(({ token }: ChatCall) => token)
const MORE_HEADERS = /* @__PURE__ */ slot(({ moreHeaders }: ChatCall) => moreHeaders)
const REQUEST_MODEL = /* @__PURE__ */ slot(({ requestModel }: ChatCall) => requestModel)
const ALL_MESSAGES = /* @__PURE__ */ slot(({ messages }: ChatCall) => messages)
const PARAMETERS = /* @__PURE__ */ slot(({ parameters }: ChatCall) => javascript.properties(parameters))

/** What the client is created with: the values of a call, or slots for them. */
interface Values {
  readonly token: ChatCall['token'] | Piece
  readonly moreHeaders: ValueObject | Piece
}

const SLOTS: Values = { token: TOKEN, moreHeaders: MORE_HEADERS }

/** Creates `client`, with slots for the values. */
export function createClient({ id, client }: ChatSdk, shape: ChatShape, { token, moreHeaders }: Values): Piece {
  const made = name(client, { module: id, name: `default as ${client}` })
  const options = lines(
    when(!shape.readsToken, code`apiKey: ${token},`),
    when(shape.hasMoreHeaders, code`defaultHeaders: ${moreHeaders},`),
    when(shape.variant.retries, LIMITED),
  )
  if (options === undefined) return code`const client = new ${made}();`
  return code`
    ${when(shape.variant.retries, REPEATS)}
    const client = new ${made}({
      ${options}
    });
  `
}

export const COMPLETION = code`completion`

/** Returns the cast of a request, if its types may not accept it; only in TypeScript. */
export function castAs({ id, parameters }: ChatSdk, { typescript, streaming }: ChatShape, fit: Fit): Piece | undefined {
  if (!typescript || fit === 'fits') return undefined
  const type = `${parameters}${streaming ? 'Streaming' : 'NonStreaming'}`
  return code` as unknown as ${name(type, { module: `${id}/resources/chat/completions`, name: `type ${type}` })}`
}

interface Own {
  /** How the types accept the request. */
  readonly fit: Fit
}

/** Returns the renderer of plain chats. */
// @__NO_SIDE_EFFECTS__
export const sdkChat = (sdk: ChatSdk): ChatRenderer => ({
  client: sdk.id,
  unsupported: (call) => unsupportedBaseUrl(sdk, call),
  render: compiledChat<Own>(
    (shape) => code`
      ${readChatFiles(shape)}
      ${createClient(sdk, shape, SLOTS)}

      ${ask(
        shape,
        shape.streaming ? STREAM : code`${COMPLETION}${sdk.messageIsOptional && typed(shape, ANY)}`,
        code`
          client.chat.completions.create({
            model: ${REQUEST_MODEL},
            messages: ${ALL_MESSAGES},
            ${when(shape.hasParameters, PARAMETERS)}
            ${when(shape.streaming, code`stream: true,`)}
          }${castAs(sdk, shape, shape.fit)})
        `,
      )}

      ${shape.streaming ? printStream(shape) : printMessage(shape)}
    `,
    { fit: { values: FITS, of: completionFit } },
  ),
})

const printStream = (shape: ChatShape): Piece => code`
  ${keptNames(shape)}
  for await (const chunk of stream) {
    ${printDelta(shape)}
  }
  ${endStream(shape)}
`
