import type { ChatCall, TaskCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { java } from '../../writer.ts'
import type { JavaCode } from '../main.ts'

/**
 * Fields of a chat that the client has a method for that takes one value, and the kind of value. Those of `max_tokens`,
 * `seed` and `user` are deprecated in openai-java 4.101: javac warns of them, and services know the fields.
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

/** Methods that add a message of a text. */
const BY_ROLE = new Map<Value | undefined, string>([
  ['assistant', 'addAssistantMessage'],
  ['developer', 'addDeveloperMessage'],
  ['system', 'addSystemMessage'],
  ['user', 'addUserMessage'],
])

const INDENT = '                '

const step = (code: string): string => (code.startsWith(' ') ? `${INDENT}${code}\n` : `${INDENT}.${code}\n`)

/** Calls that give `messages`: each by its method where all are texts, else the list as JSON. */
function messagesOf(messages: Value): readonly string[] {
  const list = Array.isArray(messages) ? (messages as readonly Value[]) : []
  const added = list.map(addMessage)
  return added.length === 0 || added.includes(undefined)
    ? [
        `messages(json(${java.json(messages, INDENT.length + 4)})`,
        '        .convert(new TypeReference<List<ChatCompletionMessageParam>>() {}))',
      ]
    : (added as string[])
}

function addMessage(message: Value): string | undefined {
  if (typeof message !== 'object' || message === null || Object.keys(message).length !== 2) return undefined
  const { role, content } = message as { readonly role?: Value; readonly content?: Value }
  const method = BY_ROLE.get(role)
  return method === undefined || typeof content !== 'string' ? undefined : `${method}(${java.string(content)})`
}

/** The value as the client's method takes it; undefined where it takes no such value. */
function typed(name: string, value: Value): string | undefined {
  const kind = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined
  if (kind === 'number') return typeof value === 'number' ? java.scalar(value) : undefined
  if (kind === 'integer') return Number.isSafeInteger(value) ? java.scalar(value as number) : undefined
  return kind === 'boolean' && typeof value === 'boolean' ? java.scalar(value) : undefined
}

const isScalar = (value: Value): value is string | number | boolean | null =>
  typeof value !== 'object' || value === null

/** The longest name that Jackson 2.18 reads: `StreamReadConstraints`. */
const LONGEST_NAME = 50_000

const hasLongName = (value: Value): boolean =>
  !isScalar(value) && Object.entries(value).some(([name, field]) => name.length > LONGEST_NAME || hasLongName(field))

/** Why the client cannot read a value of the request from JSON. */
export const unsupportedNames = ({ request: { body } }: ChatCall | TaskCall): string | undefined =>
  body.kind === 'json' && Object.values(body.value).some(hasLongName)
    ? `the client reads no JSON whose names are longer than ${LONGEST_NAME} characters`
    : undefined

/** A field in the client's own way for fields that it does not know. */
const additional = (name: string, value: Value): string =>
  `putAdditionalBodyProperty(${java.string(name)}, ${
    isScalar(value) ? `JsonValue.from(${java.scalar(value)})` : `json(${java.json(value, INDENT.length + 4)})`
  })`

/** `max_tokens` as Java names it. */
const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Calls that give the other fields: what the client has a method for by that, all else in its way for other fields. */
const fieldsOf = (fields: Fields, known: readonly string[]): readonly string[] =>
  Object.entries(fields).map(([name, value]) => {
    const code = known.includes(name) ? typed(name, value) : undefined
    return code === undefined ? additional(name, value) : `${camelCase(name)}(${code})`
  })

type Fields = { readonly [name: string]: Value }

/** A class of the client that holds a request, and the fields that it has methods for. */
type ParamsClass = readonly [folder: string, name: string, known: readonly string[]]

const CHAT: ParamsClass = ['com.openai.models.chat.completions', 'ChatCompletionCreateParams', Object.keys(FIELDS)]
const COMPLETION: ParamsClass = [
  'com.openai.models.completions',
  'CompletionCreateParams',
  ['frequency_penalty', 'n', 'presence_penalty', 'temperature', 'top_p'],
]

/** Makes `params` of a chat. */
export const chatParams = (model: string, messages: Value, fields: Fields): Params =>
  makeParams(CHAT, [`model(${java.string(model)})`, ...messagesOf(messages)], fields)

/** Makes `params` of a text that goes on from a prompt. */
export const completionParams = (model: string, prompt: string, fields: Fields): Params =>
  makeParams(COMPLETION, [`model(${java.string(model)})`, `prompt(${java.string(prompt)})`], fields)

/** Code that makes `params`, a function that it calls, and whether reading JSON can throw. */
export interface Params extends JavaCode {
  readonly functions: string
  readonly readsJson: boolean
}

function makeParams([folder, name, known]: ParamsClass, first: readonly string[], fields: Fields): Params {
  const isKnown = (field: string, value: Value): boolean => known.includes(field) && typed(field, value) !== undefined
  const others = Object.entries(fields).filter(([field, value]) => !isKnown(field, value))
  const isList = first.some((call) => call.startsWith('messages('))
  const readsJson = isList || others.some(([, value]) => !isScalar(value))
  return {
    imports: [
      `${folder}.${name}`,
      ...(isList ? LIST_IMPORTS : []),
      ...(readsJson ? JSON_IMPORTS : []),
      ...(others.length > 0 ? ['com.openai.core.JsonValue'] : []),
    ],
    code: `        var params = ${name}.builder()
${[...first, ...fieldsOf(fields, known), 'build();'].map(step).join('')}`,
    functions: readsJson ? READ_JSON : '',
    readsJson,
  }
}

const LIST_IMPORTS = [
  'com.fasterxml.jackson.core.type.TypeReference',
  'com.openai.models.chat.completions.ChatCompletionMessageParam',
  'java.util.List',
]

const JSON_IMPORTS = ['com.openai.core.JsonValue', 'com.openai.core.ObjectMappers', 'java.io.IOException']

/** What the client has no types for, as it stands in the request. */
const READ_JSON = `
    private static JsonValue json(String text) throws IOException {
        return JsonValue.fromJsonNode(ObjectMappers.jsonMapper().readTree(text));
    }
`
