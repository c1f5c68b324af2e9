import type { JsonObject, JsonValue } from '@model-snippets/core'
import type { AnswerSample } from '../cases/chat-variants/structured-output.ts'
import { HOSTILE_TEXTS, pick, type Random } from './hostile-texts.ts'

/** A random schema with a valid answer and invalid ones. */
export interface RandomSchema extends AnswerSample {
  readonly wrong: readonly WrongAnswer[]
}

/** An answer that doesn't match a schema. */
export interface WrongAnswer {
  /** What's wrong with it. */
  readonly name: string
  readonly value: JsonValue
  /** Whether a required top-level field is missing, which every client checks; the models check everything else. */
  readonly isPartial: boolean
  /** Whether that field may be null, because some languages read a missing field as null. */
  readonly mayBeNull?: boolean
}

/** A part of a schema: the user's form, the form to send, a valid value, and an invalid one. */
interface Part {
  readonly given: JsonObject
  readonly sent: JsonObject
  readonly value: () => JsonValue
  readonly wrong: () => JsonValue
}

/** Names that are keywords of a language, or that are used otherwise. */
export const NAMES: readonly string[] = [
  ...'city name class def import from lambda None True await match type id json copy dict schema validate'.split(' '),
  ...'model_config model_dump model_fields model_id list str int float Field BaseModel Literal Answer _private'.split(
    ' ',
  ),
  ...'constructor toString prototype default function new this var let z OpenAI client message answer'.split(' '),
  ...[
    '1st',
    'first name',
    'first-name',
    'first_name',
    'größe',
    '東京',
    '🙂',
    '',
    ' ',
    '"',
    "it's",
    '\\',
    '$HOME',
    '`id`',
  ],
  ...['a.b', 'a/b', '$ref', '${x}', '{x}', '%s', '\n', '\u2028', '"""', 'EOF', '\\(1)', '__proto__'],
]

/** Texts that any client can send in JSON; unpaired surrogates are tested separately. */
export const TEXTS: readonly string[] = HOSTILE_TEXTS.filter((text) => text.length < 200 && text.isWellFormed())

const DEEPEST = 3

/** The form in which a recursive definition is sent: optional fields may be null. */
const treeSent = (tree: JsonObject): JsonObject => ({
  type: 'object',
  description: 'A tree',
  properties: {
    name: { type: 'string' },
    left: { anyOf: [tree, { type: 'null' }], description: 'Another' },
    kids: { type: 'array', items: tree },
    mood: { enum: ['calm', 'loud'] },
    last: { anyOf: [{ enum: ['calm', 'loud'] }, { type: 'null' }] },
  },
  required: ['name', 'left', 'kids', 'mood', 'last'],
  additionalProperties: false,
})

/** Recursive definitions that several fields use. */
function treeSchema(random: Random): RandomSchema {
  const tree = { $ref: '#/$defs/Tree' }
  const mood = { $ref: '#/$defs/Mood' }
  const text = (): string => pick(random, TEXTS)
  const treeOf = (depth: number): JsonObject => ({
    name: text(),
    left: depth > 2 || random(3) === 0 ? null : treeOf(depth + 1),
    kids: depth > 2 ? [] : Array.from({ length: random(3) }, () => treeOf(depth + 1)),
    mood: pick(random, ['calm', 'loud']),
    last: pick(random, ['calm', 'loud', null]),
  })
  const fits = treeOf(0)
  const { kids: _, ...partial } = fits
  const definitions = {
    Tree: {
      type: 'object',
      description: 'A tree',
      properties: {
        name: { type: 'string' },
        left: { ...tree, description: 'Another' },
        kids: { type: 'array', items: tree },
        mood,
        last: mood,
      },
      required: ['name', 'kids', 'mood'],
    },
    Mood: { enum: ['calm', 'loud'] },
  }
  const isRoot = random(2) === 0
  const whole = isRoot
    ? tree
    : { type: 'object', properties: { first: tree, second: tree }, required: ['first', 'second'] }
  const sent = treeSent(tree)
  const answer: JsonObject = isRoot ? fits : { first: fits, second: treeOf(1) }
  return {
    given: { title: isRoot ? 'Tree' : 'Trees', ...whole, $defs: definitions },
    name: isRoot ? 'Tree' : 'Trees',
    sent: { ...(isRoot ? sent : { ...whole, additionalProperties: false }), $defs: { Tree: sent } },
    answer: () => answer,
    wrong: [
      { name: 'a field is missing', value: isRoot ? partial : { first: fits }, isPartial: true },
      {
        name: 'a value deep within is of another kind',
        value: isRoot
          ? { ...fits, kids: [{ ...fits, left: { name: 5 } }] }
          : { ...answer, second: { ...fits, left: 'no' } },
        isPartial: false,
      },
    ],
  }
}

/** Returns a seed's schema; one in four is recursive. */
export function randomSchema(random: Random): RandomSchema {
  if (random(4) === 0) return treeSchema(random)
  const root = objectOf(random, 0)
  const title = random(3) === 0 ? 'Report' : undefined
  const description = random(3) === 0 ? pick(random, TEXTS) : undefined
  const described = description === undefined ? {} : { description }
  const fits = root.value() as JsonObject
  const names = Object.keys(fits)
  const lost = pick(random, names)
  const changed = pick(random, names)
  const { [lost]: _, ...partial } = fits
  return {
    given: { ...(title === undefined ? {} : { title }), ...described, ...root.given },
    name: title ?? 'Answer',
    sent: { ...described, ...root.sent },
    answer: () => fits,
    wrong: [
      {
        name: 'a field is missing',
        value: partial,
        isPartial: true,
        mayBeNull: takesNull((root.sent['properties'] as JsonObject)[lost]),
      },
      { name: 'a value is of another kind', value: withField(fits, changed, root.wrongOf(changed)), isPartial: false },
      { name: 'a field has no place', value: withField(fits, 'no such field', 1), isPartial: false },
    ],
  }
}

/** Whether a part of a schema allows null. */
function takesNull(schema: JsonValue | undefined): boolean {
  const { type, enum: choices, anyOf = [] } = (schema ?? {}) as { readonly [name: string]: JsonValue }
  const lists = [type, choices].map((list) => [list].flat())
  return lists.some((list) => list.includes('null') || list.includes(null)) || (anyOf as JsonValue[]).some(takesNull)
}

/** The object with an added or changed field, even if its name is `__proto__`. */
const withField = (object: JsonObject, name: string, value: JsonValue): JsonObject =>
  Object.fromEntries([...Object.entries(object).filter(([each]) => each !== name), [name, value]])

function objectOf(random: Random, depth: number): Part & { readonly wrongOf: (name: string) => JsonValue } {
  const names = [...new Set(Array.from({ length: 1 + random(depth === 0 ? 6 : 3) }, () => pick(random, NAMES)))]
  const fields = names.map((name) => {
    const part = describedPart(random, depth + 1)
    return { name, isOptional: random(4) === 0, part }
  })
  const record = (of: (field: (typeof fields)[number]) => JsonValue): JsonObject =>
    Object.fromEntries(fields.map((field) => [field.name, of(field)]))
  const required = fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name)
  return {
    given: { type: 'object', properties: record(({ part }) => part.given), required },
    sent: {
      type: 'object',
      properties: record(({ part, isOptional }) => (isOptional ? orNull(part.sent) : part.sent)),
      required: names,
      additionalProperties: false,
    },
    value: () => record(({ part, isOptional }) => (isOptional && random(2) === 0 ? null : part.value())),
    wrong: () => pick<JsonValue>(random, [[], 'a text', 7]),
    wrongOf: (wanted) => fields.find(({ name }) => name === wanted)?.part.wrong() ?? [],
  }
}

/** The form in which a part that may be null is sent. */
function orNull({ description, ...rest }: JsonObject): JsonObject {
  return { anyOf: [rest, { type: 'null' }], ...(description === undefined ? {} : { description }) }
}

function describedPart(random: Random, depth: number): Part {
  const part = partOf(random, depth)
  if (random(3) > 0) return part
  const description = pick(random, TEXTS)
  return { ...part, given: { ...part.given, description }, sent: { ...part.sent, description } }
}

const same = (schema: JsonObject, value: () => JsonValue, wrong: () => JsonValue): Part => ({
  given: schema,
  sent: schema,
  value,
  wrong,
})

function partOf(random: Random, depth: number): Part {
  const text = (): string => pick(random, TEXTS)
  const whole = (): number => random(2001) - 1000
  const kinds: readonly (() => Part)[] = [
    () => same({ type: 'string' }, text, () => pick<JsonValue>(random, [5, true, ['x'], {}])),
    () =>
      same(
        { type: 'string', format: 'date', maxLength: 99 },
        () => '2026-11-22',
        () => 20261122,
      ),
    () => same({ type: 'integer' }, whole, () => pick<JsonValue>(random, ['5', 0.5, true, []])),
    () =>
      same(
        { type: 'integer', minimum: 1, maximum: 9 },
        () => 1 + random(9),
        () => pick<JsonValue>(random, [0, 10]),
      ),
    () =>
      same(
        { type: 'number' },
        () => whole() / 8,
        () => pick<JsonValue>(random, ['1.5', false, {}]),
      ),
    () =>
      same(
        { type: 'number', exclusiveMinimum: 0 },
        () => (1 + random(99)) / 8,
        () => pick<JsonValue>(random, [0, -1]),
      ),
    () =>
      same(
        { type: 'boolean' },
        () => random(2) === 0,
        () => pick<JsonValue>(random, ['true', 1, 0]),
      ),
    () => choiceOf(random),
    () =>
      same(
        { const: 'only' },
        () => 'only',
        () => 'another',
      ),
    () =>
      same(
        { type: ['string', 'integer'] },
        () => (random(2) === 0 ? text() : whole()),
        () => pick<JsonValue>(random, [true, [], 1.5]),
      ),
    () =>
      same(
        { type: ['boolean', 'null'] },
        () => pick<JsonValue>(random, [true, false, null]),
        () => 'null',
      ),
  ]
  const deep: readonly (() => Part)[] = [
    () => listOf(random, depth),
    () => listOf(random, depth),
    () => objectOf(random, depth),
    () => objectOf(random, depth),
    () => alternativesOf(random, depth),
  ]
  return pick(random, depth < DEEPEST ? [...kinds, ...deep] : kinds)()
}

function choiceOf(random: Random): Part {
  const all: readonly JsonValue[] = pick<readonly JsonValue[]>(random, [
    ['low', 'medium', 'high'],
    [pick(random, TEXTS), 'b', null],
    [1, 2, 3],
    ['one', 2, true, null],
  ])
  const choices = [...new Set(all)]
  return same(
    { enum: choices },
    () => pick(random, choices),
    () => pick<JsonValue>(random, ['no such choice', 77, []]),
  )
}

function listOf(random: Random, depth: number): Part {
  const items = describedPart(random, depth + 1)
  const least = random(2)
  const limits: JsonObject = least === 0 ? {} : { minItems: 1, maxItems: 4 }
  const list = (schema: JsonObject): JsonObject => ({ type: 'array', items: schema, ...limits })
  return {
    given: list(items.given),
    sent: list(items.sent),
    value: () => Array.from({ length: least + random(3) }, items.value),
    wrong: () =>
      least === 1 && random(3) === 0 ? [] : random(2) === 0 ? { 0: items.value() } : [items.value(), items.wrong()],
  }
}

function alternativesOf(random: Random, depth: number): Part {
  const object = objectOf(random, depth)
  const others = { type: random(2) === 0 ? 'null' : 'integer' }
  return {
    given: { anyOf: [object.given, others] },
    sent: { anyOf: [object.sent, others] },
    value: () => (random(2) === 0 ? object.value() : others.type === 'null' ? null : 12),
    wrong: () => pick<JsonValue>(random, ['a text', true, [1]]),
  }
}
