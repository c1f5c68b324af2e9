import { isPolicy, type JsonObject, type JsonValue, type SnippetOptions } from '@model-snippets/core'
import type { Asked } from '../cases/case.ts'
import { ask } from '../cases/cases.ts'
import { chatProviders } from '../cases/chat.ts'
import { CHAT } from '../oracle/call.ts'
import type { Conversation, Parting, PlayedCall } from '../services/protocols/conversation.ts'
import { isOnTheHub } from '../services/registry.ts'
import { HOSTILE_TEXTS, mixture, pick, type Random } from './hostile-texts.ts'

/** Names that programs use themselves, keywords, and names that aren't identifiers in any language. */
const NAMES: readonly string[] = [
  'get_weather',
  'getWeather',
  'get-weather',
  'get weather',
  'get.weather',
  'class',
  'function',
  'lambda',
  'print',
  'json',
  'os',
  'range',
  'client',
  'messages',
  'tools',
  'functions',
  'completion',
  'response',
  'call',
  'content',
  'arguments',
  'args',
  'name',
  'round',
  'turn',
  'self',
  'OpenAI',
  'requests',
  'process',
  'Exception',
  'constructor',
  'toString',
  '__proto__',
  '__debug__',
  '__name__',
  '_',
  '1st',
  'größe',
  '天気',
  'x'.repeat(64),
]

const nameOf = (random: Random): string =>
  random(3) > 0 ? pick(random, NAMES) : pick(random, HOSTILE_TEXTS).slice(0, 80)

const textOf = (random: Random): string =>
  (random(2) === 0 ? pick(random, HOSTILE_TEXTS) : mixture(random)).slice(0, 1000)

/** An object in which `__proto__` is an ordinary field. */
const objectOf = <Value>(entries: readonly (readonly [string, Value])[]): { readonly [name: string]: Value } =>
  Object.fromEntries(entries)

const listOf = <Item>(random: Random, most: number, item: () => Item): Item[] =>
  Array.from({ length: random(most + 1) }, item)

function schemaOf(random: Random, depth = 0): JsonObject {
  const described: JsonObject = random(2) === 0 ? {} : { description: textOf(random) }
  switch (random(depth > 2 ? 3 : 5)) {
    case 0:
      return { ...described, type: 'string', enum: listOf(random, 3, () => textOf(random)) }
    case 1:
      return { ...described, type: pick(random, ['number', 'integer', 'boolean']), default: random(100) }
    case 2:
      return { ...described, type: ['string', 'null'], examples: [textOf(random), random(2) === 0] }
    case 3:
      return { ...described, type: 'array', items: schemaOf(random, depth + 1) }
    default:
      return { ...described, type: 'object', ...fieldsOf(random, depth + 1) }
  }
}

function fieldsOf(random: Random, depth = 0): JsonObject {
  const names = [...new Set(listOf(random, 4, () => nameOf(random)))]
  return {
    properties: objectOf(names.map((name) => [name, schemaOf(random, depth)] as const)),
    ...(random(2) === 0 ? {} : { required: names.filter(() => random(2) === 0) }),
    ...(random(3) === 0 ? { additionalProperties: false } : {}),
  }
}

/** An object's fields in a schema. */
interface ObjectFields {
  readonly properties: { readonly [name: string]: JsonObject }
  readonly required?: readonly string[]
}

/** A tool with the values that its calls may contain; undefined if any value is allowed. */
interface Tool {
  readonly tool: JsonObject
  readonly name: string
  readonly fields: ObjectFields | undefined
}

function toolOf(random: Random, name: string): Tool {
  const described: JsonObject = random(3) === 0 ? {} : { description: textOf(random) }
  if (random(6) === 0) {
    return { tool: { type: 'function', function: { name, ...described } }, name, fields: { properties: {} } }
  }
  if (random(8) === 0) {
    const parameters = pick(random, [{}, { type: 'object' }, { type: 'object', properties: {} }])
    return { tool: { type: 'function', function: { name, ...described, parameters } }, name, fields: undefined }
  }
  const parameters: JsonObject = { type: 'object', ...fieldsOf(random) }
  const known = parameters as unknown as ObjectFields
  const fields = Object.keys(known.properties).length === 0 ? undefined : known
  return { tool: { type: 'function', function: { name, ...described, parameters } }, name, fields }
}

const VALUES: readonly JsonValue[] = [0, -1, 1.5, 1e-7, 1e21, true, false, null, '', [], {}, [[{ a: ['b'] }]]]

const argumentOf = (random: Random): JsonValue =>
  random(2) === 0 ? pick(random, VALUES) : pick(random, HOSTILE_TEXTS).slice(0, 40)

/** Returns a model's tool call. Its mistakes are only for examples with retries, whose runs play them. */
function callOf(random: Random, tools: readonly Tool[]): PlayedCall {
  const { name, fields } = pick(random, tools)
  const given =
    fields === undefined
      ? objectOf(listOf(random, 3, () => [nameOf(random), argumentOf(random)] as const))
      : objectBy(random, fields)
  return { name, arguments: JSON.stringify(given), told: 'echo' }
}

function objectBy(random: Random, { properties, required = [] }: ObjectFields): JsonObject {
  const given = Object.entries(properties).filter(([name]) => required.includes(name) || random(2) === 0)
  return objectOf(given.map(([name, schema]) => [name, argumentBy(random, schema)] as const))
}

/** Returns a value that matches one of the schemas above. */
function argumentBy(random: Random, schema: JsonObject): JsonValue {
  const {
    type,
    enum: choices = [],
    items = {},
  } = schema as {
    readonly type?: JsonValue
    readonly enum?: readonly JsonValue[]
    readonly items?: JsonObject
  }
  const text = pick(random, HOSTILE_TEXTS).slice(0, 40)
  switch (type) {
    case 'string':
      return choices.length === 0 ? text : pick(random, choices)
    case 'number':
      return pick(random, [0, -1, 1.5, 1e-7, 1e21])
    case 'integer':
      return pick(random, [0, -1, 2 ** 40])
    case 'boolean':
      return random(2) === 0
    case 'array':
      return listOf(random, 2, () => argumentBy(random, items))
    case 'object':
      return objectBy(random, schema as unknown as ObjectFields)
    default:
      return random(2) === 0 ? null : text
  }
}

/** How services that document their streams split calls. Ids that come late are for examples with retries. */
const DOCUMENTED: readonly Parting[] = ['characters', 'interleaved', 'whole']

/** Returns a tool loop's question in which everything that the user can choose is hostile, and the model's actions. */
export function hostileToolLoop(random: Random): { readonly asked: Asked; readonly conversation: Conversation } {
  const target = pick(random, ['routed', 'routed', 'direct', 'endpoint'] as const)
  const providers = chatProviders()
    .filter((id) => target !== 'direct' || !isPolicy(id))
    .filter((id) => target !== 'routed' || isOnTheHub(id))
  const names = [...new Set([nameOf(random), ...listOf(random, 3, () => nameOf(random))])]
  const tools = names.map((name) => toolOf(random, name))
  const rounds = Array.from({ length: 1 + random(3) }, () =>
    Array.from({ length: 1 + random(3) }, () => callOf(random, tools)),
  )
  const longest = Math.max(...rounds.map((calls) => calls.map((call) => call.arguments).join('').length))
  const question = {
    task: CHAT,
    provider: pick(random, providers),
    target,
    streaming: random(2) === 0,
    variant: 'tool-loop',
  }
  const options: SnippetOptions = {
    messages: [{ role: 'user', content: textOf(random) }],
    tools: tools.map(({ tool }) => tool),
  }
  return {
    asked: ask(question, { isHostile: true, options }),
    // With one character per event, a long text would stream for minutes.
    conversation: { rounds, parting: longest > 120 ? 'whole' : pick(random, DOCUMENTED) },
  }
}
