import type { ChatCall } from '../../../call/call.ts'
import type { ChatShape } from '../../../call/chat-shape.ts'
import { responseFormat } from '../../../call/output-schema.ts'
import type { ValueObject } from '../../../values/value.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import { answerOf, NO_CHOICES } from '../../clients/structured-output.ts'
import { unsupportedBaseUrl } from '../../clients/vendor.ts'
import { lines, name, type Piece, slot, when } from '../../printing/code.ts'
import { compiledChat } from '../compiled-chat.ts'
import { pydanticModels, unsupportedPydantic, VALIDATION_ERROR } from '../pydantic.ts'
import { code, python } from '../writer.ts'
import { errorsOf, LIMITED, nameFrom, REPEATS, tryToAsk } from './api-client.ts'
import {
  createChatCompletion,
  createInLoop,
  keywordArguments,
  printChatCompletion,
  resultName,
} from './chat-completion.ts'
import { readChatFiles, withFiles } from './files.ts'
import { asynchronous, awaited, mainOf } from './main.ts'
import { defineMessages } from './messages.ts'
import { modelOf } from './retries.ts'
import { BEGIN_CONTENT, checkContent } from './structured-answer.ts'
import { answerOrCall, defineTools, loop, loopArguments, readDeltas } from './tools.ts'

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
function createClient({ id, client, asyncClient }: ChatSdk, shape: ChatShape, values: Values): Piece {
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

/** Returns the renderer of tool loops. */
// @__NO_SIDE_EFFECTS__
export function sdkToolLoop(sdk: ChatSdk): ChatRenderer {
  const errors = errorsOf(sdk.id)
  return {
    client: sdk.id,
    unsupported: (call) => unsupportedBaseUrl(sdk, call),
    render(call) {
      const passed = { model: modelOf(call), ...loopArguments(call, call.parameters) }
      const created = code`${resultName(call)} = ${createInLoop(call, passed, sdk.keywords)}`
      const main = code`
        ${defineMessages(call)}
        ${loop(
          call,
          code`
            ${tryToAsk(call, errors, created)}

            ${call.streaming ? readDeltas(call, DELTA) : readMessage(call)}
          `,
        )}
      `
      return python.program(
        withFiles(
          call,
          code`
            ${defineTools(call)}

            ${createClient(sdk, call, call)}

            ${mainOf(call, main)}
          `,
        ),
      )
    },
  }
}

const DELTA = code`choice.delta.to_dict() if choice.delta else {}`

const readMessage = (call: ChatCall): Piece => code`
  message = completion.choices[0].message
  ${answerOrCall(call, 'attributes', undefined, REFUSAL_IN_TEXT)}
`

/** The SDKs' types have no refusal. */
const REFUSAL = code`getattr(message, "refusal", None)`

/** The same inside an f-string, which can't contain its own quotes before Python 3.12. */
const REFUSAL_IN_TEXT = code`getattr(message, 'refusal', None)`

/** Returns the renderer of structured output: the SDK sends a class's schema, and the class parses the answer. */
// @__NO_SIDE_EFFECTS__
export function sdkStructuredOutput(sdk: ChatSdk): ChatRenderer {
  const errors = errorsOf(sdk.id)
  return {
    client: sdk.id,
    unsupported: (call) => unsupportedBaseUrl(sdk, call) ?? unsupportedPydantic(call),
    setUp: () => ({ install: `${sdk.install} pydantic~=2.14` }),
    render(call) {
      const answer = answerOf(call)
      const model = name(answer.name)
      const { classes, dump } = pydanticModels(call, answer)
      const format = responseFormat(answer, code`${model}.model_json_schema()`)
      const asked = { messages: call.messages, parameters: { ...call.parameters, response_format: format } }
      const created = createChatCompletion(call, { model: modelOf(call), ...asked }, sdk.keywords)
      const main = code`
        ${tryToAsk(call, errors, code`${resultName(call)} = ${created}`)}

        ${call.streaming ? readStream(call) : readCompletion(call)}
        ${checkContent(call)}
        ${call.variant.retries ? tryToValidate(model) : code`answer = ${model}.model_validate_json(content)`}
        ${when(call.streaming, code`print()`)}
        print(answer.model_dump_json(${dump}))
      `
      return python.program(
        withFiles(
          call,
          code`
            ${classes}
            ${createClient(sdk, call, call)}

            ${mainOf(call, main)}
          `,
        ),
      )
    },
  }
}

const tryToValidate = (model: Piece): Piece => code`
  try:
      answer = ${model}.model_validate_json(content)
  except ${VALIDATION_ERROR} as error:
      raise SystemExit(f"The answer does not fit: {error}")
`

const readCompletion = ({ variant }: ChatCall): Piece => code`
  ${when(variant.retries, CHECK_CHOICES)}
  message, reason = completion.choices[0].message, completion.choices[0].finish_reason
  content, refusal = message.content, ${REFUSAL}
`

const CHECK_CHOICES = code`
  if not completion.choices:
      raise SystemExit(${NO_CHOICES})
`

const readStream = (call: ChatCall): Piece => code`
  ${BEGIN_CONTENT}
  ${asynchronous(call)}for chunk in stream:
      for choice in chunk.choices or []:
          delta = choice.delta
          print(delta.content or "", end="", flush=True)
          content += delta.content or ""
          refusal += getattr(delta, "refusal", None) or ""
          reason = choice.finish_reason or reason
`
