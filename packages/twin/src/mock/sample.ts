import { isObject } from '../services/protocols/conversation.ts'

/** Schemas can refer to themselves. */
const DEEPEST = 12

/** Texts by format, as in JSON Schema. */
const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-01-01',
  'date-time': '2026-01-01T12:00:00Z',
  email: 'user@example.com',
  time: '12:00:00Z',
  uri: 'https://example.com/',
  uuid: '00000000-0000-4000-8000-000000000000',
}

/** Texts by field, for the fields of most examples. */
const FIELDS: Readonly<Record<string, string>> = {
  city: 'Paris',
  country: 'France',
  expression: '2 + 3',
  location: 'Paris',
  name: 'Ada',
  timezone: 'Europe/Paris',
  url: 'https://example.com/',
}

/**
 * Returns a value for a JSON Schema, always the same. It matches the schemas of ordinary tools and structured output,
 * but not every pattern or combination.
 *
 * @example
 * sampleOf({ type: 'object', properties: { city: { type: 'string' } } }) // { city: 'Paris' }
 */
export const sampleOf = (schema: unknown): unknown => sample(schema, schema, '', 0)

function sample(schema: unknown, root: unknown, field: string, depth: number): unknown {
  if (!isObject(schema) || depth > DEEPEST) return 'text'
  const within = (inner: unknown, name = field): unknown => sample(inner, root, name, depth + 1)
  if (schema['const'] !== undefined) return schema['const']
  if (Array.isArray(schema['enum']) && schema['enum'].length > 0) return schema['enum'][0]
  if (schema['default'] !== undefined && schema['default'] !== null) return schema['default']
  if (Array.isArray(schema['examples']) && schema['examples'].length > 0) return schema['examples'][0]
  if (typeof schema['$ref'] === 'string') return within(resolved(schema['$ref'], root))
  for (const word of ['anyOf', 'oneOf']) {
    const choices = schema[word]
    if (Array.isArray(choices)) {
      return within(choices.find((each) => !isObject(each) || each['type'] !== 'null') ?? choices[0])
    }
  }
  if (Array.isArray(schema['allOf']) && schema['properties'] === undefined) {
    const values = schema['allOf'].map((each: unknown) => within(each))
    return values.every(isObject) ? Object.assign({}, ...values) : values[0]
  }
  switch (typeOf(schema)) {
    case 'object': {
      const fields = Object.entries(isObject(schema['properties']) ? schema['properties'] : {})
      return Object.fromEntries(fields.map(([name, each]) => [name, within(each, name)]))
    }
    case 'array': {
      const count = Math.min(Math.max(numberIn(schema, 'minItems') ?? 1, 1), 100)
      return Array.from({ length: count }, () => within(schema['items']))
    }
    case 'integer':
    case 'number':
      return sampleNumber(schema)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return sampleText(schema, field)
  }
}

function typeOf(schema: Readonly<Record<string, unknown>>): unknown {
  const { type } = schema
  if (Array.isArray(type)) return type.find((each) => each !== 'null') ?? 'null'
  return type ?? (isObject(schema['properties']) ? 'object' : 'string')
}

function resolved(reference: string, root: unknown): unknown {
  let found = root
  for (const step of reference.replace(/^#\/?/, '').split('/')) {
    if (step === '') continue
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
    found = isObject(found) && Object.hasOwn(found, name) ? found[name] : undefined
  }
  return found
}

const numberIn = (schema: Readonly<Record<string, unknown>>, name: string): number | undefined =>
  typeof schema[name] === 'number' ? schema[name] : undefined

function sampleNumber(schema: Readonly<Record<string, unknown>>): number {
  const [least, above, most, below] = ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'].map((name) =>
    numberIn(schema, name),
  )
  const isWithin = (value: number): boolean =>
    value >= (least ?? value) &&
    value > (above ?? value - 1) &&
    value <= (most ?? value) &&
    value < (below ?? value + 1)
  const low = least ?? above
  const high = most ?? below
  const between = low !== undefined && high !== undefined ? (low + high) / 2 : undefined
  const ends = [least, above === undefined ? undefined : Math.floor(above) + 1, most]
  const candidates = [...ends, 1, between, below === undefined ? undefined : Math.ceil(below) - 1]
  return candidates.find((value) => value !== undefined && isWithin(value)) ?? 1
}

function sampleText(schema: Readonly<Record<string, unknown>>, field: string): string {
  const format = String(schema['format'])
  const text = Object.hasOwn(FORMATS, format)
    ? FORMATS[format]
    : Object.hasOwn(FIELDS, field)
      ? FIELDS[field]
      : undefined
  const given = text ?? 'text'
  const least = Math.min(numberIn(schema, 'minLength') ?? 0, 10_000)
  const most = numberIn(schema, 'maxLength') ?? Number.POSITIVE_INFINITY
  return given.padEnd(least, '.').slice(0, most)
}
