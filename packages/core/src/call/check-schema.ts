import { SnippetInputError } from '../values/errors.ts'
import type { JsonObject, JsonValue } from '../values/value.ts'
import { KEYWORD_RULES, SCHEMA_RULE } from './keyword-rules.ts'
import { targetOf } from './schema-graph.ts'
import { DEFINITIONS, OF_LIST, OF_NAMES, OF_ONE, SCHEMA_FIELD, TYPES } from './schema-keywords.ts'

/**
 * Maximum number of values in a schema: about 600 fields. All examples for such a schema take less than 50 ms to write.
 */
const MOST_VALUES = 2_000

/** Maximum nesting of lists and objects in the schema as sent: Python supports 200 levels, serde 128. */
const DEEPEST_JSON = 100

/**
 * Looks a schema through for what would change an example without a word: all that the meta-schema of 2020-12 says, that
 * references lead somewhere, and that required names are properties. It is part of the generator, so that every surface
 * answers alike; tests hold it against a validator of the meta-schema.
 *
 * @throws SnippetInputError with the path of the first thing that is wrong, or for more values than programs hold
 */
export function checkSchema(schema: JsonObject): void {
  const count = valuesIn(schema)
  if (count > MOST_VALUES) {
    throw new SnippetInputError(
      SCHEMA_FIELD,
      `the schema contains ${count} values, but the limit is ${MOST_VALUES}; remove fields that you don’t need`,
    )
  }
  new Check(schema).look(schema, SCHEMA_FIELD, false)
}

/** @throws SnippetInputError where a schema is nested deeper than the programs of some language are */
export function checkNesting(schema: JsonObject): void {
  if (nesting(schema) > DEEPEST_JSON) {
    throw new SnippetInputError(
      SCHEMA_FIELD,
      `the schema that the request sends is nested more than ${DEEPEST_JSON} levels deep; move nested parts to "$defs"`,
    )
  }
}

const fieldsOf = (value: JsonValue): readonly JsonValue[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []

const valuesIn = (value: JsonValue): number =>
  fieldsOf(value).reduce<number>((count, each) => count + valuesIn(each), 1)

const nesting = (value: JsonValue): number =>
  typeof value === 'object' && value !== null
    ? 1 + fieldsOf(value).reduce<number>((deepest, each) => Math.max(deepest, nesting(each)), 0)
    : 0

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keywords whose schemas can name fields of the surrounding object. */
const BESIDE: ReadonlySet<string> = new Set([
  'allOf',
  'anyOf',
  'dependentSchemas',
  'else',
  'if',
  'not',
  'oneOf',
  'then',
])

class Check {
  readonly #root: JsonObject
  readonly #anchors = new Set<string>()

  constructor(root: JsonObject) {
    this.#root = root
    this.#findAnchors(root)
  }

  #findAnchors(value: JsonValue): void {
    if (isObject(value) && typeof value.$anchor === 'string') this.#anchors.add(`#${value.$anchor}`)
    for (const each of fieldsOf(value)) this.#findAnchors(each)
  }

  /** @param isBeside whether fields may be named beside the part */
  look(part: JsonValue, path: string, isBeside: boolean): void {
    if (!SCHEMA_RULE.fits(part)) throw wrongValue(part, path, SCHEMA_RULE.expected)
    if (!isObject(part)) return
    checkType(part.type, path)
    checkValues(part, path)
    this.#checkReference(part.$ref, path)
    checkRequired(part, path, isBeside)
    for (const [keyword, value] of Object.entries(part)) {
      const beside = BESIDE.has(keyword)
      const isTuple = keyword === 'items' && Array.isArray(value)
      if (OF_ONE.has(keyword) && !isTuple) this.look(value, `${path}.${keyword}`, beside)
      else if ((OF_LIST.has(keyword) || isTuple) && Array.isArray(value)) {
        for (const [place, each] of value.entries()) this.look(each, `${path}.${keyword}[${place}]`, beside)
      } else if ((OF_NAMES.has(keyword) || DEFINITIONS.has(keyword)) && isObject(value)) {
        for (const [name, each] of Object.entries(value)) this.look(each, `${path}.${keyword}${step(name)}`, beside)
      }
    }
  }

  #checkReference(reference: JsonValue | undefined, path: string): void {
    if (typeof reference !== 'string') return
    if (reference === '#' || this.#anchors.has(reference) || targetOf(this.#root, reference) !== undefined) return
    throw new SnippetInputError(
      `${path}.$ref`,
      `${shown(reference)} doesn’t exist in the schema; expected the path of a definition, such as "#/$defs/Name"`,
    )
  }
}

const LONGEST = 60

const shown = (value: JsonValue): string => {
  const text = JSON.stringify(value)
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`
}

const step = (name: string): string =>
  name.length <= LONGEST && /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${JSON.stringify(name.slice(0, LONGEST))}]`

const wrongValue = (value: JsonValue, path: string, expected: string): SnippetInputError =>
  new SnippetInputError(path, `expected ${expected}, got ${shown(value)}`)

function checkValues(part: JsonObject, path: string): void {
  for (const [keyword, value] of Object.entries(part)) {
    const rule = KEYWORD_RULES.get(keyword)
    if (rule !== undefined && !rule.fits(value)) throw wrongValue(value, `${path}.${keyword}`, rule.expected)
  }
}

function checkType(type: JsonValue | undefined, path: string): void {
  if (type === undefined) return
  const types: readonly JsonValue[] = Array.isArray(type) ? (type as readonly JsonValue[]) : [type]
  const isList = types.length > 0 && new Set(types).size === types.length
  const wrong = isList ? types.find((each) => !TYPES.includes(each)) : type
  if (wrong === undefined) return
  throw new SnippetInputError(`${path}.type`, `${shown(wrong)} isn’t a type; expected one of ${TYPES.join(', ')}`)
}

/** Other keywords can also define fields, so the check isn’t possible. */
function checkRequired(part: JsonObject, path: string, isBeside: boolean): void {
  const { properties, required, type } = part
  if (!Array.isArray(required) || (isBeside && (type !== 'object' || properties === undefined))) return
  if (part.$ref !== undefined || part.patternProperties !== undefined) return
  if (isObject(part.additionalProperties) || [...BESIDE].some((keyword) => part[keyword] !== undefined)) return
  const place = required.findIndex((name) => !isObject(properties) || !Object.hasOwn(properties, String(name)))
  if (place === -1) return
  throw new SnippetInputError(
    `${path}.required[${place}]`,
    `${shown(required[place] as JsonValue)} isn’t a property of the object; add it to properties, or remove it here`,
  )
}
