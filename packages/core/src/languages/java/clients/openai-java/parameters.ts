import type { JsonObject, JsonValue, Value, ValueObject } from '../../../../values/value.ts'
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
  RESPONSE_PARAMS,
  TYPE_REFERENCE,
} from './names.ts'

type Kinds = { readonly [name: string]: 'number' | 'integer' | 'boolean' }

/**
 * Chat fields with a client method that takes a single value, and the kind of value. Those of `max_tokens`, `seed`, and
 * `user` are deprecated in openai-java 4.101: javac warns about them, although services support the fields.
 */
const FIELDS: Kinds = {
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

/** Checks whether the client has a method for the field, and it accepts the value. */
function isTaken(kinds: Kinds, name: string, value: Value): boolean {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  return kind === 'integer' ? Number.isSafeInteger(value) : typeof value === kind
}

/** Converts `max_tokens` to Java's format. */
const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A class of the client's request parameters, and the fields whose builder method takes a single value. */
interface ParamsClass {
  readonly name: Piece
  readonly kinds: Kinds
  /** Calls the method of another field, if the class has one. */
  readonly setTyped?: (field: string, value: JsonValue) => Piece | undefined
}

const CHAT: ParamsClass = { name: CHAT_PARAMS, kinds: FIELDS, setTyped }
const COMPLETION: ParamsClass = {
  name: COMPLETION_PARAMS,
  kinds: {
    frequency_penalty: 'number',
    n: 'integer',
    presence_penalty: 'number',
    temperature: 'number',
    top_p: 'number',
  },
}
const RESPONSE: ParamsClass = {
  name: RESPONSE_PARAMS,
  kinds: {
    background: 'boolean',
    max_output_tokens: 'integer',
    max_tool_calls: 'integer',
    parallel_tool_calls: 'boolean',
    store: 'boolean',
    temperature: 'number',
    top_logprobs: 'integer',
    top_p: 'number',
  },
  setTyped: (field, value) =>
    typeof value === 'string' && TEXTS_OF_RESPONSE.includes(field)
      ? code`.${nameOf(camelCase(field))}(${value})`
      : undefined,
}

/** Fields whose method takes a text. */
const TEXTS_OF_RESPONSE: readonly string[] = [
  'instructions',
  'previous_response_id',
  'prompt_cache_key',
  'safety_identifier',
]

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

/** Creates `params` for the Responses API. */
export function responseParams(
  { input, ...others }: ValueObject,
  last: readonly (Piece | undefined)[] = BUILD,
): Params {
  const isText = typeof input === 'string'
  const asked = isText ? code`.input(${input})` : setOther('input', input as Value)
  const { code: made, readsJson } = paramsWithoutInput(others, asked, last)
  return { code: made, readsJson: readsJson || !isText }
}

/** Creates `params` for the Responses API, to which the input is added later. */
export const openResponseParams = (fields: ValueObject): Params => paramsWithoutInput(fields, undefined, [])

const paramsWithoutInput = (
  { model, stream: _, ...fields }: ValueObject,
  asked: Piece | undefined,
  last: readonly (Piece | undefined)[],
): Params => makeParams(RESPONSE, String(model), asked, fields as JsonObject, last)

/** Creates `params` for a method other than those for text. */
export const methodParams = (
  { name, kinds, texts = [], constants = {} }: MethodParams,
  first: readonly (Piece | undefined)[],
  model: string,
  fields: JsonObject,
): Params =>
  makeParams(
    {
      name,
      kinds,
      setTyped(field, value) {
        if (typeof value !== 'string') return undefined
        const method = nameOf(camelCase(field))
        if (texts.includes(field)) return code`.${method}(${value})`
        const constant = Object.hasOwn(constants, field) ? constants[field] : undefined
        return constant && code`.${method}(${constant}.of(${value}))`
      },
    },
    model,
    lines(...first),
    fields,
    BUILD,
  )

/** A client class for a request, and the fields that have methods. */
export interface MethodParams {
  readonly name: Piece
  readonly kinds: Kinds
  /** Fields whose method takes a text. */
  readonly texts?: readonly string[]
  /** Fields whose method takes a constant, with its class, which also has constants for unknown values. */
  readonly constants?: { readonly [field: string]: Piece }
}

/** Sets a field with the client's own method for unknown fields. */
const setOther = (field: string, value: Value): Piece =>
  code`.putAdditionalBodyProperty(${field}, ${isScalar(value) ? code`${JSON_VALUE}.from(${value})` : code`json(${value})`})`

function makeParams(
  { name, kinds, setTyped }: ParamsClass,
  model: string,
  asked: Piece | undefined,
  fields: JsonObject,
  last: readonly (Piece | undefined)[],
): Params {
  const set = ([field, value]: [string, JsonValue]): Piece => {
    if (isTaken(kinds, field, value)) return code`.${nameOf(camelCase(field))}(${value})`
    return setTyped?.(field, value) ?? setOther(field, value)
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
