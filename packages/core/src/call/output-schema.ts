import { SnippetInputError } from '../values/errors.ts'
import { readJson, setField } from '../values/read-json.ts'
import type { JsonObject, JsonValue, Value } from '../values/value.ts'
import { checkNesting, checkSchema } from './check-schema.ts'
import { inferSchema } from './infer-schema.ts'
import { isOutputSchema, requestedSchema } from './is-output-schema.ts'
import { shownValue } from './option-values.ts'
import type { SnippetOptions } from './options.ts'
import { type OutputShape, readShape } from './output-shape.ts'
import { leadsBack, readGraph, targetOf } from './schema-graph.ts'
import { DEFINITIONS, OF_LIST, SCHEMA_FIELD } from './schema-keywords.ts'
import { lossesOf, type SchemaLosses } from './schema-losses.ts'

/** The expected answer, for the recipe `structured-output`. */
export interface OutputSchema {
  /** The schema’s name in requests and code: an identifier such as `CityReport`. */
  readonly name: string
  /** The JSON Schema as sent: all fields are required, and optional ones may be null. */
  readonly schema: JsonObject
  /** The body field that requests the format. */
  readonly format: JsonObject
  /** Whether strict mode supports the schema: all fields of each object are named. */
  readonly isStrict: boolean
  /** The schema for typed classes; or why they can’t express it. */
  readonly shape: OutputShape | { readonly notExpressible: string }
  /** Parts of the user’s schema that aren’t sent. */
  readonly losses: SchemaLosses
  /** Why the provider doesn’t support a schema, according to its documentation. */
  readonly unsupported: string | undefined
}

/** The schema for the generator’s own prompts, with a question or an image. */
const DEFAULT_SCHEMA: JsonObject = {
  title: 'Answer',
  type: 'object',
  properties: {
    answer: { type: 'string', description: 'The answer in one sentence' },
    confidence: { type: 'string', enum: ['low', 'medium', 'high'] },
    keywords: { type: 'array', items: { type: 'string' } },
  },
  required: ['answer', 'confidence', 'keywords'],
}

/**
 * Reads the option `schema`: a JSON Schema for an object, also in a request’s format, or a sample object. A value with
 * a keyword that samples don’t have is a schema, and must be valid.
 *
 * @param unsupported why the provider takes no schema
 * @throws SnippetInputError for anything else
 */
export function readOutputSchema(
  { schema: given = DEFAULT_SCHEMA }: Pick<SnippetOptions, 'schema'>,
  unsupported: string | undefined,
): OutputSchema {
  const read = readJson(given, SCHEMA_FIELD)
  const whole = requestedSchema(read) ?? (isOutputSchema(read) ? (read as JsonObject) : inferSchema(read))
  checkSchema(whole)
  const { root, reference } = withoutRootReference(whole)
  if (root.type !== 'object' && (root.type !== undefined || root.properties === undefined)) {
    throw new SnippetInputError(
      SCHEMA_FIELD,
      `expected a JSON Schema for an object, such as {"type": "object", "properties": …}, got ${shownValue(given)}`,
    )
  }
  const schema = strictly(root) as JsonObject
  checkNesting(schema)
  const named = { name: nameOf(root.title), schema, isStrict: isClosed(schema) }
  return Object.freeze({
    ...named,
    format: Object.freeze(responseFormat(named) as JsonObject),
    losses: lossesOf(root),
    shape: readShape(schema, readGraph(schema, reference), named.name),
    unsupported,
  })
}

/**
 * Returns the body field that requests the format.
 *
 * @param written what stands in the schema's place in a program
 */
export const responseFormat = (
  { name, schema, isStrict }: Pick<OutputSchema, 'name' | 'schema' | 'isStrict'>,
  written: Value = schema,
): { readonly [key: string]: Value } => ({
  type: 'json_schema',
  json_schema: { name, ...(isStrict ? { strict: true } : undefined), schema: written },
})

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Turns a title into a valid class name for Python and JavaScript; falls back to the usual name. */
const nameOf = (title: JsonValue | undefined): string =>
  typeof title === 'string' && /^[A-Z][A-Za-z0-9]{0,59}$/.test(title) && !TAKEN.has(title) ? title : 'Answer'

/** Names that programs and languages already use. */
export const TAKEN: ReadonlySet<string> = new Set(
  (
    'APIConnectionError APIStatusError AbortController AbortSignal Annotated Anthropic Any Array AsyncAnthropic ' +
    'AsyncInferenceClient AsyncOpenAI BaseModel Boolean Error Exception False Field HTTPError HfHubHTTPError ' +
    'InferenceClient Infinity JSON LengthFinishReasonError Literal Map Math NaN None Number Object OpenAI OpenAIError ' +
    'Output Promise Set String Symbol SystemExit TextDecoderStream True TypeError ValidationError ValueError IndexError'
  ).split(' '),
)

/** Schema generators put the whole schema into a definition; returns it with its reference. */
function withoutRootReference(whole: JsonObject): { readonly root: JsonObject; readonly reference?: string } {
  let root = whole
  const seen = new Set<JsonValue>()
  while (typeof root.$ref === 'string') {
    const { $ref: reference, ...others } = root
    const target = targetOf(whole, reference as string)?.schema
    if (!isObject(target)) return { root }
    if (seen.has(target)) throw leadsBack(reference)
    seen.add(target)
    root = { ...target, ...others }
    // Keywords next to a reference that constrain it make a different schema.
    const isSame = Object.keys(others).every((name) => ANNOTATIONS.has(name) || BESIDE_REFERENCE.has(name))
    if (isSame && typeof root.$ref !== 'string') return { root, reference: reference as string }
  }
  return { root }
}

const BESIDE_REFERENCE: ReadonlySet<string> = new Set([...DEFINITIONS, 'description'])

/** Keywords that don’t affect which answers match; they aren’t sent. */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  '$comment',
  '$id',
  '$schema',
  'default',
  'deprecated',
  'examples',
  'readOnly',
  'title',
  'writeOnly',
])

/** Keywords whose schemas strict mode changes, besides those of `OF_LIST`. */
const OF_ONE: ReadonlySet<string> = new Set(['items', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'])

/** Makes a schema strict: each object names and requires all its fields. Optional fields may be null. */
function strictly(schema: JsonValue): JsonValue {
  if (!isObject(schema)) return schema
  const copy: { [keyword: string]: JsonValue } = {}
  for (const [keyword, value] of Object.entries(schema)) {
    if (ANNOTATIONS.has(keyword)) continue
    setField(copy, keyword, strictKeyword(keyword, value, schema))
  }
  if (isObject(schema.properties)) {
    copy.type ??= 'object'
    copy.required = Object.keys(schema.properties)
  }
  if (copy.type === 'object') copy.additionalProperties ??= !isObject(schema.properties)
  return Object.freeze(copy)
}

function strictKeyword(keyword: string, value: JsonValue, schema: JsonObject): JsonValue {
  if (OF_ONE.has(keyword) || keyword === 'additionalProperties') return strictly(value)
  if (OF_LIST.has(keyword) && Array.isArray(value)) return value.map(strictly)
  if (DEFINITIONS.has(keyword) && isObject(value)) return mapped(value, (_name, each) => strictly(each))
  if (keyword !== 'properties' || !isObject(value)) return value
  const required = new Set<JsonValue>(Array.isArray(schema.required) ? schema.required : [])
  return mapped(value, (name, each) => (required.has(name) ? strictly(each) : nullable(strictly(each))))
}

function mapped(fields: JsonObject, change: (name: string, value: JsonValue) => JsonValue): JsonObject {
  const copy: { [name: string]: JsonValue } = {}
  for (const [name, value] of Object.entries(fields)) setField(copy, name, change(name, value))
  return Object.freeze(copy)
}

/** Allows null in addition. The description stays outside, where readers of schemas look for it. */
function nullable(schema: JsonValue): JsonValue {
  if (!isObject(schema) || allowsNull(schema)) return schema
  const { description, ...rest } = schema
  const described = description === undefined ? undefined : { description }
  if (typeof rest.type === 'string' && rest.type !== 'object' && rest.enum === undefined && rest.const === undefined) {
    return { ...rest, type: [rest.type, 'null'], ...described }
  }
  if (Object.keys(rest).length === 1 && Array.isArray(rest.anyOf)) {
    return { anyOf: [...rest.anyOf, { type: 'null' }], ...described }
  }
  return { anyOf: [rest, { type: 'null' }], ...described }
}

function allowsNull({ type, anyOf, enum: values, ...others }: JsonObject): boolean {
  if (Array.isArray(anyOf)) return anyOf.some((each) => isObject(each) && allowsNull(each))
  if (Array.isArray(values)) return values.includes(null)
  if (others.const !== undefined) return others.const === null
  if (type === undefined) return Object.keys(others).length === 0
  return type === 'null' || (Array.isArray(type) && type.includes('null'))
}

/** Whether all objects have only named fields, and all values a type. */
function isClosed(schema: JsonValue): boolean {
  if (!isObject(schema)) return false
  if (schema.additionalProperties !== undefined && schema.additionalProperties !== false) return false
  const isTyped = ['$ref', 'anyOf', 'const', 'enum', 'type'].some((keyword) => schema[keyword] !== undefined)
  const isList = schema.type === 'array' || (Array.isArray(schema.type) && schema.type.includes('array'))
  const parts = [
    ...(isList ? [schema.items ?? true] : []),
    ...(Array.isArray(schema.anyOf) ? schema.anyOf : []),
    ...[schema.properties, schema.$defs, schema.definitions].flatMap((each) =>
      isObject(each) ? Object.values(each) : [],
    ),
  ]
  return isTyped && parts.every(isClosed)
}
