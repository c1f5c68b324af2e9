import type { ChatCall } from '../../../../call/call.ts'
import type { JsonValue } from '../../../../values/value.ts'
import { isOwnBaseUrl } from '../../../clients/openai-client.ts'
import { lines, listed, name as nameOf, type Piece, when } from '../../../printing/code.ts'
import { DURATION, IO_EXCEPTION, LIST, MAP } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { withToken } from '../main.ts'
import { CHAT_MODEL, HTTP_CLIENT, JDK_HTTP_CLIENT, OBJECT_MAPPER, STREAMING_MODEL, TYPE_REFERENCE } from './names.ts'

type Kind = 'boolean' | 'double' | 'integer' | 'text' | 'texts'

/** Fields of a chat that the model’s builder has a method for, and the type that it takes. */
const FIELDS: { readonly [field: string]: readonly [method: string, kind: Kind] } = {
  frequency_penalty: ['frequencyPenalty', 'double'],
  max_completion_tokens: ['maxCompletionTokens', 'integer'],
  max_tokens: ['maxTokens', 'integer'],
  parallel_tool_calls: ['parallelToolCalls', 'boolean'],
  presence_penalty: ['presencePenalty', 'double'],
  reasoning_effort: ['reasoningEffort', 'text'],
  seed: ['seed', 'integer'],
  service_tier: ['serviceTier', 'text'],
  stop: ['stop', 'texts'],
  store: ['store', 'boolean'],
  temperature: ['temperature', 'double'],
  top_p: ['topP', 'double'],
  user: ['user', 'text'],
}

/** A value as a method takes it; undefined where it takes another, or leaves an empty one out. */
function argumentOf(kind: Kind, value: JsonValue): Piece | undefined {
  const isInteger = Number.isInteger(value) && Math.abs(value as number) < 2 ** 31
  if (kind === 'integer') return when(isInteger, code`${value}`)
  if (kind === 'double') return isInteger ? code`${value}.0` : when(typeof value === 'number', code`${value}`)
  if (kind === 'texts') return when(isListOfTexts(value), code`${LIST}.of(${textsIn(value)})`)
  return when(typeof value === (kind === 'text' ? 'string' : kind) && value !== '', code`${value}`)
}

const isListOfTexts = (value: JsonValue): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string')

const textsIn = (value: JsonValue): Piece | undefined =>
  Array.isArray(value)
    ? listed(
        value.map((each: JsonValue) => code`${each}`),
        ', ',
      )
    : undefined

const isScalar = (value: JsonValue): boolean => value !== null && typeof value !== 'object'

/** What `Map.of` takes. */
const MOST_ENTRIES = 10

/**
 * Makes `model`. Of itself it waits one minute, which an answer may need, and which holds for a whole stream since Java 26:
 * https://bugs.openjdk.org/browse/JDK-8208693.
 *
 * @param more further calls of its builder
 */
export function createModel(call: ChatCall, more?: Piece): Piece {
  const { requestModel, showsReasoning, streaming } = call
  const sendsReasoning =
    call.variant.recipe === 'tool-loop' &&
    call.thinks &&
    call.refusesReasoningContent === undefined &&
    call.sendsNoReasoning === undefined
  return code`
    var model = ${streaming ? STREAMING_MODEL : CHAT_MODEL}.builder()
            ${connection(call, requestModel, code`.timeout(${DURATION}.${streaming ? code`ofHours(1)` : code`ofMinutes(10)`})`)}
            ${setFields(call)}
            ${when(showsReasoning || sendsReasoning, code`.returnThinking(true)`)}
            ${when(sendsReasoning, code`.sendThinking(true)`)}
            ${more}
            .build();
  `
}

/** What a model’s builder says of a service. */
type Connection = Pick<ChatCall, 'baseUrl' | 'moreHeaders' | 'token'>

/** Calls of a model’s builder that name the service and the model. */
export const connection = ({ baseUrl, moreHeaders, token }: Connection, model: string, timeout?: Piece): Piece => code`
  ${when(baseUrl.startsWith('http:'), HTTP_1)}
  ${when(!isOwnBaseUrl(baseUrl), code`.baseUrl(${baseUrl})`)}
  .apiKey(${withToken(token)})
  .modelName(${model})
  ${timeout}
  ${when(Object.keys(moreHeaders).length > 0, code`.customHeaders(${mapOf(Object.entries(moreHeaders))})`)}
`

/**
 * Without TLS, Java asks for HTTP/2 beside the first request (`Upgrade: h2c`), whose body some servers lose then, vLLM among
 * them: https://github.com/langchain4j/langchain4j/issues/3682.
 */
const HTTP_1 = code`
  // Some servers lose requests that offer HTTP/2.
  .httpClientBuilder(${JDK_HTTP_CLIENT}.builder()
          .httpClientBuilder(${HTTP_CLIENT}.newBuilder().version(HttpClient.Version.HTTP_1_1)))
`

/** Fields of a request with their values. */
type Entries = readonly (readonly [name: string, value: JsonValue])[]

const mapOf = (entries: Entries): Piece =>
  code`${MAP}.of(${listed(
    entries.map(([name, value]) => code`${name}, ${value}`),
    ', ',
  )})`

interface Fields {
  /** Those that the builder has a method for. */
  readonly known: readonly Piece[]
  /** All others. */
  readonly others: Entries
}

function fieldsOf(call: ChatCall): Fields {
  const known: Piece[] = []
  const others: (readonly [string, JsonValue])[] = []
  for (const [field, value] of Object.entries(call.parameters)) {
    const [method, kind] = (Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined) ?? []
    const argument = kind && argumentOf(kind, value)
    if (method !== undefined && argument !== undefined) known.push(code`.${nameOf(method)}(${argument})`)
    else if (field !== 'stream_options' || !call.streaming) others.push([field, value])
  }
  return { known, others }
}

function setFields(call: ChatCall): Piece | undefined {
  const { known, others } = fieldsOf(call)
  return lines(...known, customParameters(others))
}

/** Fits `Map.of`, which takes no null. */
const fitMap = (fields: Entries): boolean =>
  fields.length <= MOST_ENTRIES && fields.every(([, value]) => isScalar(value))

/** The call of a model’s builder for fields that it has no method for. */
export const customParameters = (fields: Entries): Piece | undefined =>
  when(
    fields.length > 0,
    code`.customParameters(${fitMap(fields) ? mapOf(fields) : code`fields(${java.json(Object.fromEntries(fields))})`})`,
  )

/** Whether these fields are read by the method `fields`. */
export const areRead = (fields: Entries): boolean => !fitMap(fields)

/** Whether the program calls the method `fields`. */
export const readsFields = (call: ChatCall): boolean => areRead(fieldsOf(call).others)

/** Fields of a request that are no single values. */
export const READ_FIELDS = code`
  private static ${MAP}<String, Object> fields(String json) throws ${IO_EXCEPTION} {
      return new ${OBJECT_MAPPER}().readValue(json, new ${TYPE_REFERENCE}<>() {});
  }
`
