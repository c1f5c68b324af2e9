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
  isText,
  isTextOrFile,
  typed,
} from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { END_LINE } from '../end-line.ts'
import { readFiles } from '../files.ts'
import { type SettingNames, settingsOf } from '../settings.ts'
import { asksForUsage } from '../stream-usage.ts'
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
        ${createModel(call, call.parameters.tools as Value | undefined, call.parameters.tool_choice as Value | undefined)}

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

/** A whole program that makes a model, and asks it. */
export const chatProgram = (call: ChatCall, body: Piece): string =>
  javascript.program(code`
    ${isOwnKey(call.token) ? undefined : checkToken(call)}
    ${readFiles(call)}
    ${body}
  `)

const CHAT_OPENAI = /* @__PURE__ */ nameFrom('@langchain/openai', 'ChatOpenAI')

/**
 * Makes `model`, which is given the parameters of the call. By itself it would ask every stream for the number of tokens,
 * and six times again after a refusal, which shows more than a minute later.
 */
export function createModel(call: ChatCall, tools?: Value, choice?: Value): Piece {
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
      maxRetries: 2,
      ${javascript.properties(known)}
      ${Object.keys(others).length === 0 ? undefined : javascript.properties({ modelKwargs: others })}
      ${when(call.streaming && !asksForUsage(call), call.variant.recipe === 'plain' ? WITHOUT_USAGE : WITHOUT_USAGE_BECAUSE)}
    })${tools && code`.bindTools(${tools}${choice && code`, ${{ tool_choice: choice }}`})`};
  `
}

const WITHOUT_USAGE = code`streamUsage: false,`

const WITHOUT_USAGE_BECAUSE = code`
  // Some services refuse stream_options.
  ${WITHOUT_USAGE}
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
function promptOf({ messages }: Pick<ChatCall, 'messages'>): Piece {
  const [only, ...more] = messages as readonly ValueObject[]
  const isQuestion = more.length === 0 && isObjectOf({ role: isOneOf('user'), content: isText })(only as Value)
  return code`${isQuestion ? (only as ValueObject).content : messages}`
}

/** What ChatOpenAI calls fields of the request, and the values that it takes for them; -1 it leaves out. */
const SETTINGS: SettingNames = {
  frequency_penalty: ['frequencyPenalty', isNumber],
  max_tokens: ['maxTokens', (value) => isNumber(value) && value !== -1],
  presence_penalty: ['presencePenalty', isNumber],
  stop: ['stop', isListOf(isText)],
  temperature: ['temperature', isNumber],
  top_p: ['topP', isNumber],
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
  if (asksForReasoning) return 'ChatOpenAI keeps reasoning from `reasoning_content`, but not from `reasoning`'
  if (OF_OPENAI.test(call.requestModel)) {
    return 'ChatOpenAI treats this model as an OpenAI model because of its name, and changes the request'
  }
  const lost = LOST.find(
    (field) => Object.hasOwn(parameters, field) && !SETTINGS[field]?.[1](parameters[field] as JsonValue),
  )
  if (lost !== undefined) return `ChatOpenAI doesn’t pass on every value of ${lost}`
  if (parameters.tools !== undefined && !isListOf(isTool)(parameters.tools)) return OTHER_TOOLS
  if (call.streaming && call.showsMessage && call.showsUsage && parameters.stream_options === undefined)
    return NOT_COUNTED
  if (!call.streaming && hasSchema(parameters)) return READS_ANSWERS
  return isListOf(isKept)(messages) && (messages as readonly Value[]).length > 0
    ? undefined
    : 'LangChain converts messages to its own types, and keeps only role, name, text, images, and files'
}

/** Fields that it writes over what is handed on. */
const LOST: readonly string[] = ['max_tokens', 'verbosity']

const hasSchema = ({ response_format: format }: ChatCall['parameters']): boolean =>
  (format as JsonObject | undefined)?.type === 'json_schema'

const READS_ANSWERS =
  'ChatOpenAI retries if structured output isn’t JSON, and parses it with OpenAI’s client, which accepts only strict tools'

const NOT_COUNTED = 'with tools, LangChain returns a stream’s token usage only if stream_options requests it'

const OTHER_TOOLS = 'ChatOpenAI switches to another API for tools that aren’t functions'

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
