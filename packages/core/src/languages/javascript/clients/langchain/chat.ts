import type { ChatCall } from '../../../../call/call.ts'
import type { JsonObject, JsonValue, Value, ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { isOwnBaseUrl, isOwnKey } from '../../../clients/openai-client.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { nameFrom } from '../../names.ts'
import {
  ANY,
  as,
  isEither,
  isListOf,
  isNumber,
  isObject,
  isObjectOf,
  isOneOf,
  isSwitch,
  isText,
  isTextOrFile,
  typed,
} from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { END_LINE } from '../end-line.ts'
import { readFiles } from '../files.ts'
import { type SettingNames, settingsOf } from '../settings.ts'
import { checkToken } from '../token.ts'
import { checkWhole } from '../whole-answer.ts'

/* What LangChain does to a request was read in dist of @langchain/openai 1.6.0, and seen in requests. */
export const langchainChat: ChatRenderer = {
  client: 'langchain',
  unsupported: unsupportedChat,
  render: (call) =>
    chatProgram(
      call,
      code`
        ${createModel(call, { bound: bindTools(call.parameters.tools as Value | undefined, call.parameters.tool_choice as Value | undefined) })}

        ${shown(call)}
      `,
    ),
}

function shown(call: ChatCall): Piece {
  if (!call.streaming) return printResponse(call)
  return call.showsMessage ? printStreamedCalls(call) : printStream(call)
}

/** LangChain's name for the token limit. */
export const LIMITED = { limit: 'maxTokens' } as const

/**
 * A whole program that makes a model, and asks it.
 *
 * @param before code that stands before it
 */
export const chatProgram = (call: ChatCall, body: Piece, before?: Piece): string =>
  javascript.program(code`
    ${isOwnKey(call.token) ? undefined : checkToken(call)}
    ${readFiles(call)}
    ${before}
    ${body}
  `)

const CHAT_OPENAI = /* @__PURE__ */ nameFrom('@langchain/openai', 'ChatOpenAI')

/** What a model is given besides the parameters of the call. */
interface More {
  /** Settings that stand where the number of retries does. */
  readonly settings?: Piece
  /** What is called of it. */
  readonly bound?: Piece | undefined
}

/** Makes `model`, which is given the parameters of the call. */
export function createModel(call: ChatCall, { settings = FEWER_RETRIES, bound }: More = {}): Piece {
  const { moreHeaders } = call
  const { known, others } = settingsOf(call, SETTINGS, TOLD_OTHERWISE)
  const configuration = {
    ...(isOwnBaseUrl(call.baseUrl) ? {} : { baseURL: call.baseUrl }),
    ...(Object.keys(moreHeaders).length === 0 ? {} : { defaultHeaders: moreHeaders }),
  }
  return code`
    const model = new ${CHAT_OPENAI}({
      model: ${call.requestModel},
      ${when(!isOwnKey(call.token), code`apiKey: ${call.token},`)}
      ${Object.keys(configuration).length === 0 ? undefined : code`configuration: ${configuration},`}
      ${settings}
      ${javascript.properties(known)}
      ${Object.keys(others).length === 0 ? undefined : javascript.properties({ modelKwargs: others })}
      ${when(lacksStreamOptions(call), WITHOUT_USAGE)}
    })${bound};
  `
}

/** Binds the tools to the model. */
export const bindTools = (tools: Value | undefined, choice: Value | undefined): Piece | undefined =>
  tools === undefined ? undefined : code`.bindTools(${tools}${choice && code`, ${{ tool_choice: choice }}`})`

/** After a refusal, which shows more than a minute later. */
export const FEWER_RETRIES = code`
  // The default is six retries.
  maxRetries: 2,
`

/** Whether a stream asks for the number of tokens only because LangChain does, and the provider doesn't document that. */
const lacksStreamOptions = ({
  lackedFields,
  parameters,
  streaming,
}: Pick<ChatCall, 'lackedFields' | 'parameters' | 'streaming'>): boolean =>
  streaming && parameters.stream_options === undefined && lackedFields.some(({ field }) => field === 'stream_options')

const WITHOUT_USAGE = code`
  // The provider doesn't document stream_options.
  streamUsage: false,
`

const printResponse = (call: ChatCall): Piece => code`
  const response = await model.invoke(${promptOf(call)});

  console.log(response.text);
  ${when(call.showsMessage, PRINT_CALLS)}
  ${when(call.showsUsage, PRINT_USAGE)}
  ${call.checksAnswer ? checkResponse(call) : undefined}
`

/** Takes why it ended out of `response`. */
const readWhy = (call: ChatCall): Piece =>
  code`const { finish_reason: why }${typed(call, ANY)} = response.response_metadata;`

const checkResponse = (call: ChatCall): Piece => code`
  ${readWhy(call)}
  ${checkWhole({ ...call, ...LIMITED }, call.showsMessage ? NOTHING_SAID : code`!response.text`)}
`

const NOTHING_SAID = code`!(response.text || response.tool_calls?.length)`

const PRINT_CALLS = code`console.log(JSON.stringify(response.tool_calls, null, 2));`
const PRINT_USAGE = code`console.log("Usage:", response.usage_metadata);`

const MODEL = code`model`

/**
 * Streams a text, and shows its calls. The chunks of `stream` lose these where no event of a stream names a role; the types
 * of a bound model lack `streamEvents`.
 */
const printStreamedCalls = (call: ChatCall): Piece => code`
  const stream = ${as(call, MODEL, ANY)}.streamEvents(${promptOf(call)});
  for await (const text of stream.text) process.stdout.write(text);
  const response = await stream.output;
  if (response.text) process.stdout.write("\n");
  ${PRINT_CALLS}
  ${when(call.showsUsage, PRINT_USAGE)}
  ${call.checksAnswer ? checkResponse(call) : undefined}
`

const printStream = (call: ChatCall): Piece => code`
  const stream = await model.stream(${promptOf(call)});

  ${call.checksAnswer ? declareAnswer(call) : undefined}
  ${when(call.showsUsage, code`let usage;`)}
  for await (const chunk of stream) {
    process.stdout.write(chunk.text);
    ${when(call.checksAnswer, KEEP_ANSWER)}
    ${when(call.showsUsage, code`usage = chunk.usage_metadata ?? usage;`)}
  }
  ${END_LINE}
  ${when(call.showsUsage, code`console.log("Usage:", usage);`)}
  ${call.checksAnswer ? checkWhole({ ...call, ...LIMITED }, code`!answer`) : undefined}
`

const declareAnswer = (call: ChatCall): Piece => code`
  let answer = "";
  let why${typed(call, ANY)} = "";
`
const KEEP_ANSWER = code`
  answer += chunk.text;
  why = chunk.response_metadata.finish_reason || why;
`

/** The one question, or all messages. */
export function promptOf({ messages }: Pick<ChatCall, 'messages'>): Piece {
  const [only, ...more] = messages as readonly ValueObject[]
  const isQuestion = more.length === 0 && isObjectOf({ role: isOneOf('user'), content: isText })(only as Value)
  return code`${isQuestion ? (only as ValueObject).content : messages}`
}

/** What ChatOpenAI calls fields of the request, and the values that it takes for them; -1 it leaves out. */
const SETTINGS: SettingNames = {
  frequency_penalty: ['frequencyPenalty', isNumber],
  logit_bias: ['logitBias', isObject],
  logprobs: ['logprobs', isSwitch],
  max_tokens: ['maxTokens', (value) => isNumber(value) && value !== -1],
  n: ['n', isNumber],
  presence_penalty: ['presencePenalty', isNumber],
  service_tier: ['service_tier', isOneOf('auto', 'default', 'flex', 'priority')],
  stop: ['stop', isListOf(isText)],
  temperature: ['temperature', isNumber],
  top_logprobs: ['topLogprobs', isNumber],
  top_p: ['topP', isNumber],
  user: ['user', isText],
  verbosity: ['verbosity', isOneOf('low', 'medium', 'high')],
}

/** What `bindTools` is given. */
const TOLD_OTHERWISE: readonly string[] = ['tools', 'tool_choice']

/** Names of models for which ChatOpenAI sends another request, or asks by another API. */
const OF_OPENAI = /^o\d|^gpt-[56]|gpt-5\.(?:[245]-pro|6)|codex/

/** Why LangChain would send something else than the call has, or show less. */
export function unsupportedChat({ asksForReasoning, messages, parameters, ...call }: ChatCall): string | undefined {
  if (call.variant.retries) {
    return 'LangChain doesn’t retry after a 429 without a Retry-After header (async_caller of @langchain/core 1.4)'
  }
  if (asksForReasoning) {
    return 'ChatOpenAI keeps reasoning from `reasoning_content`, but not from `reasoning` (converters/completions.js of @langchain/openai 1.6)'
  }
  if (OF_OPENAI.test(call.requestModel)) {
    return 'ChatOpenAI treats this model as an OpenAI model because of its name, and changes the request (utils/misc.js of @langchain/openai 1.6)'
  }
  const lost = LOST.find(
    (field) => Object.hasOwn(parameters, field) && !SETTINGS[field]?.[1](parameters[field] as JsonValue),
  )
  if (lost !== undefined)
    return `ChatOpenAI doesn’t pass on every value of ${lost} (chat_models/completions.js of @langchain/openai 1.6)`
  if (parameters.tools !== undefined && !isListOf(isTool)(parameters.tools)) return OTHER_TOOLS
  if (call.showsMessage && call.showsUsage && lacksStreamOptions({ ...call, parameters })) return NOT_COUNTED
  if (!call.streaming && hasSchema(parameters)) return READS_ANSWERS
  return isListOf(isKept)(messages) && (messages as readonly Value[]).length > 0
    ? undefined
    : 'LangChain converts messages to its own types (messages/utils.js of @langchain/core 1.4), and we’ve run examples only with role, name, text, images, and files'
}

/** Fields that it writes over what is handed on. */
const LOST: readonly string[] = ['max_tokens', 'verbosity']

const hasSchema = ({ response_format: format }: ChatCall['parameters']): boolean =>
  (format as JsonObject | undefined)?.type === 'json_schema'

const READS_ANSWERS =
  'ChatOpenAI retries if structured output isn’t JSON, and parses it with OpenAI’s client, which accepts only strict tools (chat_models/completions.js of @langchain/openai 1.6)'

const NOT_COUNTED =
  'with tools, LangChain returns a stream’s token usage only if stream_options requests it (language_models/openai_completions_stream.js of @langchain/core 1.4), and the provider doesn’t document stream_options'

const OTHER_TOOLS =
  'ChatOpenAI switches to another API for tools that aren’t functions (chat_models/index.js of @langchain/openai 1.6)'

const isTool = isObjectOf({ type: isOneOf('function'), function: isObject })

const isPart = isEither(
  isObjectOf({ type: isOneOf('text'), text: isText }),
  isObjectOf({ type: isOneOf('image_url'), image_url: isObjectOf({ url: isTextOrFile, detail: isText }, ['url']) }),
  isObjectOf({ type: isOneOf('input_audio'), input_audio: isObjectOf({ data: isTextOrFile, format: isText }) }),
  isObjectOf({ type: isOneOf('file'), file: isObjectOf({ filename: isText, file_data: isTextOrFile }) }),
)

const isKept = isObjectOf(
  {
    role: isOneOf('assistant', 'system', 'user'),
    content: isEither(isText, isListOf(isPart)),
    name: isText,
  },
  ['role', 'content'],
)
