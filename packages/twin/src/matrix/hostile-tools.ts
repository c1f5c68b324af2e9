import { isPolicy, type JsonObject, type JsonValue, type SnippetOptions } from '@model-snippets/core'
import { CHAT } from '../oracle/call.ts'
import { type Conversation, PARTINGS, type PlayedCall } from '../services/conversation.ts'
import { isOnTheHub } from '../services/registry.ts'
import type { Asked } from './case.ts'
import { ask } from './cases.ts'
import { chatProviders } from './chat.ts'
import { HOSTILE_TEXTS, mixture, pick, type Random } from './hostile-texts.ts'

/** Names that programs have for things of their own, words of the languages, and what is no name to any. */
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

/** An object, with a field called `__proto__` like any other. */
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

/** A tool, with what a call of it may hold; undefined where anything may stand there. */
interface Tool {
  readonly tool: JsonObject
  readonly name: string
  readonly fields: { readonly all: readonly string[]; readonly required: readonly string[] } | undefined
}

function toolOf(random: Random, name: string): Tool {
  const described: JsonObject = random(3) === 0 ? {} : { description: textOf(random) }
  if (random(6) === 0) {
    return { tool: { type: 'function', function: { name, ...described } }, name, fields: { all: [], required: [] } }
  }
  if (random(8) === 0) {
    const parameters = pick(random, [{}, { type: 'object' }, { type: 'object', properties: {} }])
    return { tool: { type: 'function', function: { name, ...described, parameters } }, name, fields: undefined }
  }
  const parameters: JsonObject = { type: 'object', ...fieldsOf(random) }
  const all = Object.keys(parameters['properties'] as object)
  const fields = all.length === 0 ? undefined : { all, required: (parameters['required'] ?? []) as string[] }
  return { tool: { type: 'function', function: { name, ...described, parameters } }, name, fields }
}

const VALUES: readonly JsonValue[] = [0, -1, 1.5, 1e-7, 1e21, true, false, null, '', [], {}, [[{ a: ['b'] }]]]

const argumentOf = (random: Random): JsonValue =>
  random(2) === 0 ? pick(random, VALUES) : pick(random, HOSTILE_TEXTS).slice(0, 40)

/** A call as a model makes it. Its mistakes are for examples with retries, which the matrix plays them to. */
function callOf(random: Random, tools: readonly Tool[]): PlayedCall {
  const { name, fields } = pick(random, tools)
  const names = fields?.all ?? listOf(random, 3, () => nameOf(random))
  const given = names.filter((each) => fields?.required.includes(each) !== false || random(2) === 0)
  return {
    name,
    arguments: JSON.stringify(objectOf(given.map((each) => [each, argumentOf(random)]))),
    told: 'echo',
  }
}

/** A question for a tool loop in which everything that the reader may choose is hostile, and what the model then does. */
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
    // A long text would take a stream of minutes, a character each.
    conversation: { rounds, parting: longest > 120 ? 'whole' : pick(random, PARTINGS) },
  }
}
