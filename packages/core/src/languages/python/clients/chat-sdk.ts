import type { ChatCall } from '../../../call/call.ts'
import type { ChatShape } from '../../../call/chat-shape.ts'
import type { ValueObject } from '../../../values/value.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import { unsupportedBaseUrl } from '../../clients/vendor.ts'
import { lines, type Piece, slot, when } from '../../printing/code.ts'
import { compiledChat } from '../compiled-chat.ts'
import { code } from '../writer.ts'
import { errorsOf, LIMITED, nameFrom, REPEATS, tryToAsk } from './api-client.ts'
import { keywordArguments, printChatCompletion, resultName } from './chat-completion.ts'
import { readChatFiles } from './files.ts'
import { awaited, mainOf } from './main.ts'
import { modelOf } from './retries.ts'

/** A provider's own SDK for chats, with the interface of OpenAI's client. It reads the key from its own variable. */
export interface ChatSdk {
  /** The client's id, which is also the name of its module. */
  readonly id: string
  readonly install: string
  /** The names of the classes. */
  readonly client: string
  readonly asyncClient: string
  /** The base URL of its chats. */
  readonly baseUrl: string
  /** The keyword arguments of its `chat.completions.create`, by its signature. */
  readonly keywords: ReadonlySet<string>
}

const TOKEN = /* @__PURE__ */ slot(({ token }: ChatCall) => token)
const MORE_HEADERS = /* @__PURE__ */ slot(({ moreHeaders }: ChatCall) => moreHeaders)
const MESSAGES = /* @__PURE__ */ slot(({ messages }: ChatCall) => messages)

/** Creates `client`, with slots for the values. */
export function createClient({ id, client, asyncClient }: ChatSdk, shape: ChatShape, values: Values): Piece {
  const made = nameFrom(id, shape.variant.async ? asyncClient : client)
  const passed = lines(
    when(!shape.readsToken, code`api_key=${values.token},`),
    when(shape.hasMoreHeaders, code`default_headers=${values.moreHeaders},`),
    when(shape.variant.retries, LIMITED),
  )
  if (passed === undefined) return code`client = ${made}()`
  return code`
    ${when(shape.variant.retries, REPEATS)}
    client = ${made}(
        ${passed}
    )
  `
}

/** What the client is created with: the values of a call, or slots for them. */
interface Values {
  readonly token: ChatCall['token'] | Piece
  readonly moreHeaders: ValueObject | Piece
}

const SLOTS: Values = { token: TOKEN, moreHeaders: MORE_HEADERS }

/** Returns the renderer of plain chats. */
// @__NO_SIDE_EFFECTS__
export function sdkChat(sdk: ChatSdk): ChatRenderer {
  const errors = errorsOf(sdk.id)
  const parameters = slot((call: ChatCall) => keywordArguments(call.parameters, sdk.keywords))
  const create = (shape: ChatShape): Piece => code`
    ${awaited(shape)}client.chat.completions.create(
        model=${modelOf(shape)},
        messages=${MESSAGES},
        ${when(shape.hasParameters, parameters)}
        ${when(shape.streaming, code`stream=True,`)}
    )
  `
  return {
    client: sdk.id,
    unsupported: (call) => unsupportedBaseUrl(sdk, call),
    render: compiledChat(
      (shape) => code`
        ${readChatFiles(shape)}
        ${createClient(sdk, shape, SLOTS)}

        ${mainOf(
          shape,
          code`
            ${tryToAsk(shape, errors, code`${resultName(shape)} = ${create(shape)}`)}

            ${printChatCompletion(shape)}
          `,
        )}
      `,
    ),
  }
}
