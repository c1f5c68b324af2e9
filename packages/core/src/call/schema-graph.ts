import { SnippetInputError } from '../values/errors.ts'
import { getOwn } from '../values/get-own.ts'
import type { JsonObject, JsonValue } from '../values/value.ts'
import { OF_LIST, OF_NAMES, OF_ONE, SCHEMA_FIELD } from './schema-keywords.ts'

/** Resolves the references in a schema. */
export interface SchemaGraph {
  /** The schema that a reference points to, and its name. */
  readonly target: (reference: string) => SchemaTarget | undefined
  /** Whether a schema is used in several places. */
  readonly isShared: (schema: JsonObject) => boolean
  /** Whether a schema contains itself without an object in between. */
  readonly isEndless: (schema: JsonObject) => boolean
}

/** A schema, and the name of its definition. */
export interface SchemaTarget {
  readonly schema: JsonValue
  readonly name: string
}

/** Maximum depth of a schema with references resolved, because languages, JSON, and classes nest as deeply. */
const DEEPEST = 100

/** Keywords whose schemas describe the same value. */
const IN_PLACE: ReadonlySet<string> = new Set([
  ...['allOf', 'anyOf', 'dependentSchemas', 'else', 'if', 'not', 'oneOf', 'then'],
])

/**
 * Resolves the references in a schema.
 *
 * @param rootReference by which the schema itself is known, where it stood in a definition
 * @throws SnippetInputError where they lead in a circle, or deeper than programs go
 */
export function readGraph(root: JsonObject, rootReference?: string): SchemaGraph {
  const target = (reference: string): SchemaTarget | undefined =>
    reference === '#' || reference === rootReference ? { schema: root, name: '' } : targetOf(root, reference)
  const walk = new Walk(target)
  walk.visit(root)
  const [circle] = inCircles(walk.inPlace)
  if (circle !== undefined) throw leadsBack(circle.name)
  const endless = new Set([...inCircles(walk.withoutField)].map(({ schema }) => schema))
  return {
    target,
    isShared: (schema) => (walk.uses.get(schema) ?? 0) > 1,
    isEndless: (schema) => endless.has(schema),
  }
}

const LONGEST_SHOWN = 80

/** The error for a circular reference. */
export const leadsBack = (reference: string): SnippetInputError =>
  new SnippetInputError(
    SCHEMA_FIELD,
    `the reference ${JSON.stringify(reference.slice(0, LONGEST_SHOWN))} is circular; a schema can refer to itself only through a property or an array item`,
  )

/** Resolves a JSON Pointer: https://www.rfc-editor.org/rfc/rfc6901. */
export function targetOf(root: JsonValue, reference: string): SchemaTarget | undefined {
  if (!reference.startsWith('#/')) return undefined
  const steps = reference.slice(2).split('/').map(unescaped)
  let schema: JsonValue | undefined = root
  for (const step of steps) {
    if (step === undefined || typeof schema !== 'object' || schema === null) return undefined
    schema = getOwn(schema as JsonObject, step)
  }
  return typeof schema === 'boolean' || isObject(schema) ? { schema, name: steps.at(-1) ?? '' } : undefined
}

function unescaped(step: string): string | undefined {
  try {
    return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
  } catch {
    return undefined
  }
}

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** References between schemas. */
type Edges = Map<JsonObject, Map<JsonObject, string>>

/** Where a part is in a definition. */
interface Part {
  readonly of: JsonObject
  readonly level: number
  readonly isInPlace: boolean
  readonly hasField: boolean
}

class Walk {
  readonly uses = new Map<JsonObject, number>()
  readonly inPlace: Edges = new Map()
  readonly withoutField: Edges = new Map()
  /** Depth of each schema; none while it’s being read. */
  readonly #heights = new Map<JsonObject, number>()
  readonly #target: (reference: string) => SchemaTarget | undefined

  constructor(target: (reference: string) => SchemaTarget | undefined) {
    this.#target = target
  }

  visit(schema: JsonObject, level = 0): number {
    this.uses.set(schema, (this.uses.get(schema) ?? 0) + 1)
    const known = this.#heights.get(schema)
    if (known === undefined) {
      this.#heights.set(schema, 0)
      this.#heights.set(schema, this.#below(schema, { of: schema, level, isInPlace: true, hasField: false }))
    } else if (level + known > DEEPEST) throw tooDeep()
    return this.#heights.get(schema) ?? 0
  }

  /** Depth of a part. */
  #below(part: JsonValue, place: Part): number {
    if (!isObject(part)) return 0
    if (place.level > DEEPEST) throw tooDeep()
    let height = 0
    for (const [keyword, value] of Object.entries(part)) {
      const isInPlace = place.isInPlace && IN_PLACE.has(keyword)
      const hasField = place.hasField || keyword === 'properties'
      const inner = { of: place.of, level: place.level + 1, isInPlace, hasField }
      for (const each of partsOf(keyword, value)) height = Math.max(height, 1 + this.#below(each, inner))
    }
    return typeof part.$ref === 'string' ? Math.max(height, 1 + this.#follow(part.$ref, place)) : height
  }

  #follow(reference: string, { of, level, isInPlace, hasField }: Part): number {
    const target = this.#target(reference)?.schema
    if (!isObject(target)) return 0
    if (isInPlace) edgesOf(this.inPlace, of).set(target, reference)
    if (!hasField) edgesOf(this.withoutField, of).set(target, reference)
    return this.visit(target, level + 1)
  }
}

const tooDeep = (): SnippetInputError =>
  new SnippetInputError(
    SCHEMA_FIELD,
    `with its references resolved, the schema is nested deeper than ${DEEPEST} levels; remove fields that you don’t need`,
  )

function edgesOf(edges: Edges, from: JsonObject): Map<JsonObject, string> {
  const known = edges.get(from) ?? new Map<JsonObject, string>()
  edges.set(from, known)
  return known
}

/** Schemas that describe a value; definitions alone don’t. */
function partsOf(keyword: string, value: JsonValue): readonly JsonValue[] {
  if (OF_ONE.has(keyword)) return [value]
  if (OF_LIST.has(keyword)) return Array.isArray(value) ? (value as readonly JsonValue[]) : []
  return OF_NAMES.has(keyword) && isObject(value) ? Object.values(value) : []
}

/** Schemas that refer to themselves, directly or not: those left after removing all that don’t. */
function inCircles(edges: Edges): ReadonlySet<{ readonly schema: JsonObject; readonly name: string }> {
  const incoming = new Map<JsonObject, JsonObject[]>()
  const open = new Map<JsonObject, number>()
  for (const [from, targets] of edges) {
    open.set(from, targets.size)
    for (const target of targets.keys()) {
      const before = incoming.get(target) ?? []
      before.push(from)
      incoming.set(target, before)
    }
  }
  const ended = [...incoming.keys()].filter((schema) => !open.has(schema))
  for (let next = ended.pop(); next !== undefined; next = ended.pop()) {
    for (const from of incoming.get(next) ?? []) {
      const left = (open.get(from) ?? 0) - 1
      open.set(from, left)
      if (left === 0) ended.push(from)
    }
  }
  const left = new Set<{ readonly schema: JsonObject; readonly name: string }>()
  for (const [from, targets] of edges) {
    if ((open.get(from) ?? 0) === 0) continue
    for (const [schema, name] of targets) if ((open.get(schema) ?? 0) > 0) left.add({ schema, name })
  }
  return left
}
