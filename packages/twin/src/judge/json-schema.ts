import { isDeepStrictEqual } from 'node:util'

type Schema = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keywords that don't affect which values match, and definitions, which replace their references. */
const LEFT_OUT: ReadonlySet<string> = new Set(['$defs', '$schema', 'definitions', 'title'])

/** Keywords that only apply to values of one type. */
const OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  array: ['items', 'maxItems', 'minItems'],
  integer: ['exclusiveMaximum', 'exclusiveMinimum', 'maximum', 'minimum', 'multipleOf'],
  number: ['exclusiveMaximum', 'exclusiveMinimum', 'maximum', 'minimum', 'multipleOf'],
  object: ['additionalProperties', 'properties', 'required'],
  string: ['format', 'maxLength', 'minLength', 'pattern'],
}

/**
 * Converts a JSON Schema to one form for all schemas with the same meaning, because Pydantic, zod, and people write it
 * differently. Titles are removed, references are resolved, a single choice becomes a list, several types become
 * alternatives, null becomes a separate alternative, and lists without an order are sorted. zod's bounds for integers,
 * the range in which JavaScript is exact, are removed. Descriptions and all constraints on values are kept.
 */
export const meaningOf = (schema: unknown): unknown =>
  meaning(schema, { schema, deepest: isRecursive(schema, schema, []) ? DEEPEST : Number.POSITIVE_INFINITY, depth: 0 })

/** A recursive schema has no end, so it's compared only to this depth. */
const DEEPEST = 5

/** The root schema, and the depth of a part in it. */
interface Root {
  readonly schema: unknown
  readonly deepest: number
  readonly depth: number
}

const inside = (root: Root): Root => ({ ...root, depth: root.depth + 1 })

function isRecursive(schema: unknown, root: unknown, open: readonly string[]): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  const { $ref } = schema as Schema
  if (typeof $ref === 'string' && (open.includes($ref) || isRecursive(at(root, $ref), root, [...open, $ref])))
    return true
  return Object.entries(schema).some(([name, each]) => !LEFT_OUT.has(name) && isRecursive(each, root, open))
}

function meaning(schema: unknown, root: Root): unknown {
  if (schema === true || schema === undefined) return {}
  if (!isObject(schema)) return schema
  if (root.depth > root.deepest) return 'deeper'
  const { $ref, ...beside } = schema
  if (typeof $ref === 'string') return meaning({ ...(at(root.schema, $ref) as Schema), ...beside }, root)
  const { description, ...rest } = Object.fromEntries(Object.entries(schema).filter(([name]) => !LEFT_OUT.has(name)))
  const alternatives = alternativesOf(rest, root)
  const described = description === undefined ? {} : { description }
  const [only] = alternatives
  if (alternatives.length === 1 && isObject(only)) return { ...only, ...described }
  return { anyOf: inOrder(alternatives), ...described }
}

const at = (root: unknown, reference: string): unknown =>
  reference
    .split('/')
    .slice(1)
    .reduce((value, step) => (value as Schema)[decodeURIComponent(step)], root)

const inOrder = (values: readonly unknown[]): unknown[] =>
  [...new Set(values.map((value) => JSON.stringify(value)))].sort().map((text) => JSON.parse(text) as unknown)

/** Returns the alternatives that a schema allows. */
function alternativesOf(schema: Schema, root: Root): readonly unknown[] {
  const { anyOf, const: constant, enum: values, type, ...rest } = schema
  if (Array.isArray(anyOf)) {
    return anyOf.flatMap((each) => {
      const member = meaning(each, root)
      return isObject(member) && Array.isArray(member['anyOf']) && !('description' in member)
        ? member['anyOf']
        : [member]
    })
  }
  const choices = 'const' in schema ? [constant] : Array.isArray(values) ? values : undefined
  if (choices !== undefined) {
    const others = choices.filter((value) => value !== null)
    return [
      ...(others.length === 0 ? [] : [{ enum: inOrder(others) }]),
      ...(choices.includes(null) ? [{ type: 'null' }] : []),
    ]
  }
  const types = Array.isArray(type) ? type : [type]
  return types.map((each) => ofType(each, rest, root))
}

function ofType(type: unknown, schema: Schema, root: Root): unknown {
  if (type === undefined) return schema
  const known = OF_TYPE[String(type)] ?? []
  const kept = Object.fromEntries(Object.entries(schema).filter(([name]) => known.includes(name)))
  if (type === 'array') return { type, ...kept, items: meaning(kept['items'], inside(root)) }
  if (type === 'integer') return { type, ...withoutSafeBounds(kept) }
  if (type !== 'object') return { type, ...kept }
  const { properties, required, additionalProperties } = kept
  return {
    type,
    ...(isObject(properties)
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, value]) => [name, meaning(value, inside(root))]),
          ),
        }
      : {}),
    ...(Array.isArray(required) && required.length > 0 ? { required: inOrder(required) } : {}),
    additionalProperties: additionalProperties === false ? false : meaning(additionalProperties, inside(root)),
  }
}

const withoutSafeBounds = ({ minimum, maximum, ...others }: Schema): Schema => ({
  ...others,
  ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
  ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
})

/**
 * Returns a chat's body in which equal answer schemas have the same form.
 *
 * @param prefix a client's prefix of the schema's name
 */
export function withMeaningOfSchema(body: unknown, prefix = ''): unknown {
  const format = isObject(body) ? body['response_format'] : undefined
  if (!isObject(body) || !isObject(format)) return body
  const { json_schema: named } = format
  return {
    ...body,
    response_format: {
      ...format,
      ...(isObject(named) ? { json_schema: meaningOfNamed(named, prefix) } : {}),
    },
  }
}

const meaningOfNamed = ({ name, schema, ...others }: Schema, prefix: string): Schema => ({
  ...others,
  name: typeof name === 'string' && name.startsWith(prefix) ? name.slice(prefix.length) : name,
  schema: meaningOf(schema),
})

/**
 * Returns a chat's body in which equal tool parameters have the same form, as strict mode requires: a client that makes
 * every tool strict doesn't allow additional fields in any object. An explicit `strict: false` is the same as the
 * default.
 */
export function withMeaningOfTools(body: unknown): unknown {
  const tools = isObject(body) ? body['tools'] : undefined
  return isObject(body) && Array.isArray(tools) ? { ...body, tools: tools.map(meaningOfTool) } : body
}

/**
 * Returns a body in which all tools without parameters look the same: some clients send no schema for them, some an
 * object schema without properties, open or closed.
 */
export function withoutEmptyParameters(body: unknown): unknown {
  const tools = isObject(body) ? body['tools'] : undefined
  return isObject(body) && Array.isArray(tools) ? { ...body, tools: tools.map(withoutEmpty) } : body
}

function withoutEmpty(tool: unknown): unknown {
  const declared = isObject(tool) ? tool['function'] : undefined
  if (!isObject(tool) || !isObject(declared)) return tool
  const { parameters, strict: _strict, ...others } = declared
  const { properties } = isObject(parameters) ? parameters : {}
  const isEmpty = parameters === undefined || properties === undefined || isDeepStrictEqual(properties, {})
  return { ...tool, function: isEmpty ? others : declared }
}

function meaningOfTool(tool: unknown): unknown {
  const declared = isObject(tool) ? tool['function'] : undefined
  if (!isObject(tool) || !isObject(declared)) return tool
  const { parameters, strict, ...others } = declared
  return {
    ...tool,
    function: {
      ...others,
      ...(strict === undefined || typeof strict === 'boolean' ? {} : { strict }),
      ...(parameters === undefined ? {} : { parameters: closed(meaningOf(parameters)) }),
    },
  }
}

/** A schema's meaning if no object allows additional fields. */
function closed(meant: unknown): unknown {
  if (Array.isArray(meant)) return meant.map(closed)
  if (!isObject(meant)) return meant
  const parts = Object.entries(meant).map(([name, part]): [string, unknown] =>
    name === 'additionalProperties' && isDeepStrictEqual(part, {}) ? [name, false] : [name, closed(part)],
  )
  return Object.fromEntries(parts)
}
