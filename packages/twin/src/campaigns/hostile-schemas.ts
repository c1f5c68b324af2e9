import type { JsonObject, JsonValue } from '@model-snippets/core'
import { pick, type Random } from './hostile-texts.ts'
import { NAMES, TEXTS } from './random-schemas.ts'

/** Names that languages, models, and programs use themselves, besides `NAMES`. */
const WORDS: readonly string[] = (
  'abstract and as assert async auto become bool boolean box Box break byte case catch char clone Client const continue ' +
  'crate Debug defer Default del delete Deserialize do double dyn elif else enum Enum Error eval except Exception export ' +
  'extends extern fallthrough final finalize finally float fn for func gen getClass global go goto hashCode if impl in ' +
  'instanceof int interface Into is Iterator JsonNode JsonProperty List long loop macro main Map map Mood mod module move ' +
  'mut native None nonlocal not notify Object Ok Option Optional or Override package Part pass priv private protected pub ' +
  'public raise range Record record ref Response Result return select self Self Serialize short Some static strictfp ' +
  'String struct super switch synchronized throw throws trait transient true try type typeof u8 union Union unsafe ' +
  'unsized use Value var Vec virtual void volatile wait where while with yield z.string() z.lazy() _ __ __init__ $ ~ / %'
).split(' ')

const ALL_NAMES: readonly string[] = [
  ...NAMES,
  ...WORDS,
  'a'.repeat(300),
  '!?!',
  '?!?',
  '…',
  '%41',
  'a~1b',
  'A B',
  'a b',
]

/** Values that aren't schemas, which replace parts of one. */
const DEFECTS: readonly JsonValue[] = [
  ...[null, 7, 'text', [], {}, true, false],
  { type: 'strin' },
  { type: [] },
  { type: ['string', 'string'] },
  { type: {} },
  { $ref: '#/$defs/none' },
  { $ref: '#/%' },
  { $ref: 'https://example.com/schema' },
  { $ref: 5 },
  { type: 'object', properties: { a: {} }, required: ['b'] },
  { type: 'object', properties: [] },
  { type: 'array', items: [{ type: 'string' }] },
  { enum: [] },
  { enum: [{}] },
  { enum: 'a' },
  { anyOf: [] },
  { anyOf: {} },
  { minimum: 'a', type: 'integer' },
  { type: 'integer', minimum: 1e300 },
  { const: null },
  { not: { $ref: '#' } },
  { allOf: [{ $ref: '#' }] },
  { type: 'object', patternProperties: { '^a': { type: 'string' } } },
]

/** Returns a hostile schema: recursive, exponential, deep, with colliding or reserved names, or invalid. */
export function hostileSchema(random: Random): JsonObject {
  const kind = random(24)
  if (kind === 0) return deep(1 + random(500))
  if (kind === 1) return chain(1 + random(1500), 1)
  if (kind === 2) return chain(1 + random(60), 2 + random(3))
  if (kind === 3) return objectOf(manyNames(random).map((name) => [name, { type: 'string' }]))
  if (kind === 4) return objectOf([['choice', { enum: manyNames(random) }]])
  return new Graph(random, kind === 5).schema()
}

const objectOf = (fields: readonly (readonly [string, JsonValue])[]): JsonObject => ({
  type: 'object',
  properties: Object.fromEntries(fields),
  required: [...new Set(fields.map(([name]) => name))],
})

function deep(levels: number): JsonObject {
  let schema = objectOf([['end', { type: 'string' }]])
  for (let level = 0; level < levels; level++) schema = objectOf([['next', level % 3 === 0 ? listOf(schema) : schema]])
  return schema
}

const listOf = (items: JsonValue): JsonObject => ({ type: 'array', items })

/** Definitions that each refer to the next one several times. */
function chain(length: number, times: number): JsonObject {
  const link = (place: number): JsonObject =>
    objectOf(
      Array.from({ length: times }, (_, each) => [
        `part${each}`,
        place < length ? { $ref: `#/$defs/D${place}` } : { type: 'string' },
      ]),
    )
  const definitions = Array.from({ length }, (_, place) => [`D${place}`, link(place + 1)])
  return { ...link(0), $defs: Object.fromEntries(definitions) }
}

/** Names without letters, which become the same identifier. */
function manyNames(random: Random): string[] {
  const count = 1 + random(2_500)
  const start = random(2)
  return Array.from({ length: count }, (_, place) => (start === 0 ? '' : 'a') + String.fromCodePoint(0x2010 + place))
}

/** Definitions that refer to each other and to the root. */
class Graph {
  readonly #random: Random
  readonly #names: readonly string[]
  readonly #isDefective: boolean

  constructor(random: Random, isDefective: boolean) {
    this.#random = random
    this.#isDefective = isDefective
    this.#names = [...new Set(Array.from({ length: random(7) }, () => pick(random, ALL_NAMES)))].filter(
      (name) => name !== '__proto__' && name !== '',
    )
  }

  schema(): JsonObject {
    const random = this.#random
    const holder = random(4) === 0 ? 'definitions' : '$defs'
    const reference = (name: string): string =>
      `#/${holder}/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`
    const references = this.#names.map(reference)
    if (random(4) === 0) references.push('#')
    const definitions = this.#names.map((name) => [name, this.#part(references, 0)])
    const whole = {
      ...(random(3) === 0 ? { title: pick(random, [...ALL_NAMES, 'Tree', 'Report']) } : {}),
      ...(random(3) === 0 ? { description: pick(random, TEXTS) } : {}),
      [holder]: Object.fromEntries(definitions),
    }
    const [first] = this.#names
    return random(4) === 0 && first !== undefined
      ? { ...whole, $ref: reference(first) }
      : { ...whole, ...this.#object(references, 0) }
  }

  #part(references: readonly string[], depth: number): JsonValue {
    const random = this.#random
    if (this.#isDefective && random(6) === 0) return pick(random, DEFECTS)
    const described = random(5) === 0 ? { description: pick(random, TEXTS) } : {}
    if (references.length > 0 && random(3) === 0) return { $ref: pick(random, references), ...described }
    const kinds: readonly (() => JsonObject)[] = [
      () => ({ type: pick(random, ['string', 'integer', 'number', 'boolean', 'null']) }),
      () => ({ type: 'integer', minimum: random(9) }),
      () => ({ type: ['string', 'null'] }),
      () => ({ enum: [pick(random, ALL_NAMES), pick(random, ALL_NAMES), 'self', 'Self'] }),
      () => ({ enum: pick<readonly JsonValue[]>(random, [[1, 2], [true], [0.5], ['a', 1, null], [null]]) }),
      () => ({}),
    ]
    const deeper: readonly (() => JsonObject)[] = [
      () => this.#object(references, depth),
      () => this.#object(references, depth),
      () => listOf(this.#part(references, depth + 1)),
      () => ({ type: 'object', additionalProperties: this.#part(references, depth + 1) }),
      () => ({ anyOf: [this.#part(references, depth + 1), { type: 'null' }] }),
      () => ({ anyOf: [this.#part(references, depth + 1), this.#part(references, depth + 1)] }),
    ]
    return { ...pick(random, depth < 4 ? [...kinds, ...deeper, ...deeper] : kinds)(), ...described }
  }

  #object(references: readonly string[], depth: number): JsonObject {
    const random = this.#random
    const names = [...new Set(Array.from({ length: random(5) }, () => pick(random, ALL_NAMES)))]
    return {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, this.#part(references, depth + 1)])),
      required: names.filter(() => random(4) > 0),
    }
  }
}
