import type { ChatCall } from '../../../call/call.ts'
import type { ChatShape } from '../../../call/chat-shape.ts'
import { responseFormat } from '../../../call/output-schema.ts'
import type { Value, ValueObject } from '../../../values/value.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import { answerOf } from '../../clients/structured-output.ts'
import { unsupportedBaseUrl } from '../../clients/vendor.ts'
import { lines, name, type Piece, slot, when } from '../../printing/code.ts'
import { compiledChat } from '../compiled-chat.ts'
import { Z } from '../names.ts'
import { ANY, FITS, type Fit, typed } from '../types.ts'
import { code, javascript } from '../writer.ts'
import { unsupportedZod, zodSchema } from '../zod.ts'
import { ask, LIMITED, REPEATS, STREAM } from './api-client.ts'
import { endStream, keptNames, printDelta, printMessage } from './chat-completion.ts'
import { readChatFiles, readFiles } from './files.ts'
import { completionFit } from './openai/types.ts'
import { checkEnd, parseContent, READ_CHUNK, readCompletion, STREAM_VARIABLES } from './structured-answer.ts'
import {
  answerOrCall,
  beginStream,
  callOfStream,
  defineTools,
  keepDelta,
  loop,
  loopParameters,
  MESSAGES,
} from './tools.ts'

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

interface Values {
  readonly token: ChatCall['token'] | Piece
  readonly moreHeaders: ValueObject | Piece
}

const SLOTS: Values = { token: TOKEN, moreHeaders: MORE_HEADERS }

function createClient({ id, client }: ChatSdk, shape: ChatShape, { token, moreHeaders }: Values): Piece {
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

const COMPLETION = code`completion`

/** Returns the cast of a request, if its types may not accept it; only in TypeScript. */
function castAs({ id, parameters }: ChatSdk, { typescript, streaming }: ChatShape, fit: Fit): Piece | undefined {
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

/** Requests `stream` or `completion`, whose type lacks fields that services send. */
const create = (sdk: ChatSdk, call: ChatCall, messages: Value, parameters: ValueObject): Piece | undefined =>
  ask(
    call,
    call.streaming ? STREAM : code`${COMPLETION}${typed(call, ANY)}`,
    code`
      client.chat.completions.create({
        ${javascript.properties({ model: call.requestModel, messages })}
        ${javascript.properties(parameters)}
        ${when(call.streaming, code`stream: true,`)}
      }${castAs(sdk, call, completionFit({ typescript: call.typescript, messages: [], parameters: othersIn(parameters) }))})
    `,
  )

/** The tools are a variable of any type. */
const othersIn = ({ tools: _, ...others }: ValueObject): ValueObject => others

const program = (sdk: ChatSdk, call: ChatCall, body: Piece, before?: Piece): string =>
  javascript.program(code`
    ${readFiles(call)}
    ${before}
    ${createClient(sdk, call, call)}

    ${body}
  `)

const LIST = code`any[]`

/** Returns the renderer of tool loops. */
// @__NO_SIDE_EFFECTS__
export const sdkToolLoop = (sdk: ChatSdk): ChatRenderer => ({
  client: sdk.id,
  unsupported: (call) => unsupportedBaseUrl(sdk, call),
  render: (call) =>
    program(
      sdk,
      call,
      code`
        ${defineTools(call, undefined, { tools: typed(call, LIST), messages: typed(call, LIST) })}

        ${loop(
          code`
            ${create(sdk, call, MESSAGES, loopParameters(call))}

            ${call.streaming ? readStream(call) : answerOrCall(call)}
          `,
        )}
      `,
    ),
})

const readStream = (call: ChatCall): Piece => code`
  ${beginStream(call)}
  for await (const chunk of stream) {
    ${keepDelta(call)}
  }

  ${callOfStream(call)}
`

/** Returns the renderer of structured output: the SDK sends the schema of zod's, and zod parses the answer. */
// @__NO_SIDE_EFFECTS__
export const sdkStructuredOutput = (sdk: ChatSdk): ChatRenderer => ({
  client: sdk.id,
  unsupported: (call) => unsupportedBaseUrl(sdk, call) ?? unsupportedZod(call),
  setUp: () => ({ install: `${sdk.install} zod@4` }),
  render(call) {
    const answer = answerOf(call)
    const schema = name(answer.name)
    const format = responseFormat(answer, code`${Z}.toJSONSchema(${schema})`)
    return program(
      sdk,
      call,
      code`
        ${create(sdk, call, call.messages, { ...call.parameters, response_format: format })}

        ${call.streaming ? readPieces(call) : readCompletion(call)}
        ${checkEnd(call)}
        ${parseContent(call, schema)}
      `,
      code`
        ${zodSchema(call, answer)}

      `,
    )
  },
})

const readPieces = (call: ChatCall): Piece => code`
  ${STREAM_VARIABLES}
  for await (const chunk of stream${when(call.typescript, code` as AsyncIterable<any>`)}) {
    ${READ_CHUNK}
  }
  process.stdout.write("\n");
`
