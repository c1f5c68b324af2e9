import type { JsonObject, JsonValue, Value } from '../../../../values/value.ts'
import { lines, name as nameOf, type Piece } from '../../../printing/code.ts'
import { IO_EXCEPTION, LIST } from '../../names.ts'
import { code } from '../../writer.ts'
import { isScalar } from '../json-names.ts'
import {
  CHAT_PARAMS,
  COMPLETION_PARAMS,
  JSON_VALUE,
  MESSAGE,
  OBJECT_MAPPERS,
  REASONING_EFFORT,
  TYPE_REFERENCE,
} from './names.ts'

/**
 * Chat fields with a client method that takes a single value, and the kind of value. Those of `max_tokens`, `seed`, and
 * `user` are deprecated in openai-java 4.101: javac warns about them, although services support the fields.
 */
const FIELDS: { readonly [name: string]: 'number' | 'integer' | 'boolean' } = {
  frequency_penalty: 'number',
  logprobs: 'boolean',
  max_completion_tokens: 'integer',
  n: 'integer',
  parallel_tool_calls: 'boolean',
  presence_penalty: 'number',
  store: 'boolean',
  temperature: 'number',
  top_logprobs: 'integer',
  top_p: 'number',
}

/** Fields whose method takes a constant of a class, and the constants by their values. */
const CONSTANTS: { readonly [name: string]: { readonly of: Piece; readonly values: readonly string[] } } = {
  reasoning_effort: { of: REASONING_EFFORT, values: ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] },
  service_tier: {
    of: code`${CHAT_PARAMS}.ServiceTier`,
    values: ['auto', 'default', 'flex', 'scale', 'priority', 'fast'],
  },
  verbosity: { of: code`${CHAT_PARAMS}.Verbosity`, values: ['low', 'medium', 'high'] },
}

/** Returns a call of the chat method for a field that takes neither a number nor a boolean. */
function setTyped(field: string, value: JsonValue): Piece | undefined {
  if (typeof value !== 'string') return undefined
  if (TEXTS.includes(field)) return code`.${nameOf(camelCase(field))}(${value})`
  const constants = Object.hasOwn(CONSTANTS, field) ? CONSTANTS[field] : undefined
  if (!constants?.values.includes(value)) return undefined
  return code`.${nameOf(camelCase(field))}(${constants.of}.${nameOf(value.toUpperCase())})`
}

/** Fields whose method takes a text. */
const TEXTS: readonly string[] = ['prompt_cache_key', 'safety_identifier', 'stop']

/** Methods that add a text message. */
const BY_ROLE = /* @__PURE__ */ new Map<Value | undefined, Piece>([
  ['assistant', code`addAssistantMessage`],
  ['developer', code`addDeveloperMessage`],
  ['system', code`addSystemMessage`],
  ['user', code`addUserMessage`],
])

/** Returns calls that add `messages`, each with its method; `undefined` if they aren't all texts. */
function addMessages(messages: Value): Piece | undefined {
  const list = Array.isArray(messages) ? (messages as readonly Value[]) : []
  const added = list.map(addMessage)
  return added.includes(undefined) ? undefined : lines(...added)
}

function addMessage(message: Value): Piece | undefined {
  if (typeof message !== 'object' || message === null || Object.keys(message).length !== 2) return undefined
  const { role, content } = message as { readonly role?: Value; readonly content?: Value }
  const method = BY_ROLE.get(role)
  return method === undefined || typeof content !== 'string' ? undefined : code`.${method}(${content})`
}

/** Returns the list of messages as JSON. */
const readMessages = (messages: readonly Value[]): Piece => code`
  .messages(json(${messages})
          .convert(new ${TYPE_REFERENCE}<${LIST}<${MESSAGE}>>() {}))
`

/** Checks whether the client's method accepts the value. */
function isTaken(name: string, value: Value): boolean {
  const kind = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined
  return kind === 'integer' ? Number.isSafeInteger(value) : typeof value === kind
}

/** Converts `max_tokens` to Java's format. */
const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A client class for a request, and the fields with methods. */
interface ParamsClass {
  readonly name: Piece
  readonly known: readonly string[]
  /** Calls the method of another field, if the class has one. */
  readonly setTyped?: (field: string, value: JsonValue) => Piece | undefined
}

const CHAT: ParamsClass = { name: CHAT_PARAMS, known: Object.keys(FIELDS), setTyped }
const COMPLETION: ParamsClass = {
  name: COMPLETION_PARAMS,
  known: ['frequency_penalty', 'n', 'presence_penalty', 'temperature', 'top_p'],
}

/** Code that creates `params`, and whether it calls the method `json`. */
export interface Params {
  readonly code: Piece
  readonly readsJson: boolean
}

export const BUILD: readonly Piece[] = [code`.build()`]

/**
 * Creates `params` for a chat.
 *
 * @param last calls after all others; without `build`, more can be added to `params`
 */
export function chatParams(
  model: string,
  messages: Value,
  fields: JsonObject,
  last: readonly (Piece | undefined)[] = BUILD,
): Params {
  const added = addMessages(messages)
  const asked = added ?? readMessages(messages as readonly Value[])
  const { code: made, readsJson } = makeParams(CHAT, model, asked, fields, last)
  return { code: made, readsJson: readsJson || added === undefined }
}

/** Creates `params` for a text completion. */
export const completionParams = (model: string, prompt: string, fields: JsonObject): Params =>
  makeParams(COMPLETION, model, code`.prompt(${prompt})`, fields, BUILD)

function makeParams(
  { name, known, setTyped }: ParamsClass,
  model: string,
  asked: Piece,
  fields: JsonObject,
  last: readonly (Piece | undefined)[],
): Params {
  const set = ([field, value]: [string, JsonValue]): Piece => {
    if (known.includes(field) && isTaken(field, value)) return code`.${nameOf(camelCase(field))}(${value})`
    // The client's own method for unknown fields.
    return (
      setTyped?.(field, value) ??
      code`.putAdditionalBodyProperty(${field}, ${isScalar(value) ? code`${JSON_VALUE}.from(${value})` : code`json(${value})`})`
    )
  }
  const made = code`
    var params = ${name}.builder()
            ${lines(code`.model(${model})`, asked, ...Object.entries(fields).map(set), ...last)};
  `
  return { code: made, readsJson: !Object.values(fields).every(isScalar) }
}

/** Parses JSON for values that the client has no types for. */
export const READ_JSON = code`
  private static ${JSON_VALUE} json(String text) throws ${IO_EXCEPTION} {
      return JsonValue.fromJsonNode(${OBJECT_MAPPERS}.jsonMapper().readTree(text));
  }
`
