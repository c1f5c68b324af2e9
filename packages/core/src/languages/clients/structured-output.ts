import type { ChatCall } from '../../call/call.ts'
import type { OutputSchema } from '../../call/output-schema.ts'
import type { EnumValue, OutputShape, ShapeDefinition } from '../../call/output-shape.ts'
import { type CodeNode, type Value, ValueNode } from '../../values/value.ts'
import { bodyOf } from './chat-api.ts'

/* Shared by all clients with structured output. */

/** Returns the expected answer of a call. */
export function answerOf({ answer }: ChatCall): OutputSchema {
  if (answer === undefined) throw new TypeError('[model-snippets] the call has no answer schema')
  return answer
}

/** Returns the answer's shape; call it only if the shape is supported. */
export function shapeOf(call: ChatCall): OutputShape {
  const { shape } = answerOf(call)
  if ('notExpressible' in shape) throw new TypeError(`[model-snippets] ${shape.notExpressible}`)
  return shape
}

/** Returns why no client supports the schema. */
export const unsupportedAnswer = (call: ChatCall): string | undefined => answerOf(call).unsupported

/** Returns why a client that uses classes doesn't support the schema. */
export function unsupportedModel(call: ChatCall): string | undefined {
  const { shape } = answerOf(call)
  return unsupportedAnswer(call) ?? ('notExpressible' in shape ? shape.notExpressible : undefined)
}

/** OpenAI's helpers make every schema strict, and strict mode doesn't allow unnamed fields. */
export const unsupportedByHelper = (call: ChatCall): string | undefined =>
  answerOf(call).isStrict
    ? undefined
    : 'the client’s helper makes every schema strict, but this schema allows unnamed fields or untyped values (https://platform.openai.com/docs/guides/structured-outputs)'

/** Checks whether some part of a shape has a property. */
export function someShape(
  shape: OutputShape,
  isSuch: (part: OutputShape) => boolean,
  seen = new Set<ShapeDefinition>(),
): boolean {
  if (shape.kind !== 'reference') {
    return isSuch(shape) || partsOf(shape).some((part) => someShape(part, isSuch, seen))
  }
  if (seen.has(shape.to)) return isSuch(shape)
  seen.add(shape.to)
  return isSuch(shape) || someShape(shape.to.shape, isSuch, seen)
}

/**
 * Checks whether a shape contains a recursive definition.
 *
 * @param read the definitions seen so far; `true` if completely read
 */
export function holdsItself(shape: OutputShape, read = new Map<ShapeDefinition, boolean>()): boolean {
  if (shape.kind !== 'reference') return partsOf(shape).some((part) => holdsItself(part, read))
  const { to } = shape
  if (read.has(to)) return read.get(to) === false
  read.set(to, false)
  const holds = holdsItself(to.shape, read)
  read.set(to, true)
  return holds
}

function partsOf(shape: OutputShape): readonly OutputShape[] {
  switch (shape.kind) {
    case 'array':
      return [shape.items]
    case 'map':
      return [shape.values]
    case 'object':
      return shape.fields.map((field) => field.shape)
    case 'union':
      return shape.of
    default:
      return []
  }
}

export type ShapeReference = Extract<OutputShape, { readonly kind: 'reference' }>

/** The most parts that a library may expand a model to, before it takes too much time or memory. */
const MOST_WRITTEN_OUT = 10_000

/**
 * Returns why a library that expands definitions at each reference can't get the model.
 *
 * @param isWrittenOut whether the library expands a reference; `isOpen` if it's inside its own definition
 * @param does what the library does, in words
 */
export function unsupportedSize(
  shape: OutputShape,
  isWrittenOut: (reference: ShapeReference, isOpen: boolean) => boolean,
  does: string,
): string | undefined {
  const sizes = new Map<ShapeDefinition, number | undefined>()
  const apart = new Set<ShapeDefinition>()
  const sizeOf = (part: OutputShape): number => {
    if (part.kind !== 'reference') return partsOf(part).reduce((size, each) => size + sizeOf(each), 1)
    const { to } = part
    const isOpen = sizes.has(to) && sizes.get(to) === undefined
    if (!isWrittenOut(part, isOpen)) {
      apart.add(to)
      return 1
    }
    if (isOpen) return Number.POSITIVE_INFINITY
    if (!sizes.has(to)) {
      sizes.set(to, undefined)
      sizes.set(to, sizeOf(to.shape))
    }
    return sizes.get(to) ?? 0
  }
  let size = sizeOf(shape)
  // The loop also visits what it adds on the way.
  for (const { shape: definition } of apart) size += sizeOf(definition)
  return size > MOST_WRITTEN_OUT
    ? `${does}, which turns this schema into more than ${MOST_WRITTEN_OUT} parts`
    : undefined
}

/** Returns the type of an enum's values, if they have the same type. */
export function kindOfValues(
  values: readonly EnumValue[],
): Extract<OutputShape['kind'], 'string' | 'boolean' | 'integer' | 'number'> | undefined {
  if (values.every((value) => typeof value === 'string')) return 'string'
  if (values.every((value) => typeof value === 'boolean')) return 'boolean'
  if (values.every((value) => Number.isSafeInteger(value))) return 'integer'
  return values.every((value) => typeof value === 'number') ? 'number' : undefined
}

/** Returns the shape of a nullable value, if there's only one shape besides null. */
export function shapeBesideNull(members: readonly OutputShape[]): OutputShape | undefined {
  const [first, ...more] = members.filter(({ kind }) => kind !== 'null')
  return more.length === 0 ? first : undefined
}

/** Converts a name such as `home_address` to a class name: `HomeAddress`. */
export function className(name: string): string {
  const words = name.match(/[A-Za-z0-9]+/g) ?? []
  const joined = words
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .slice(0, 60)
  return /^[A-Z]/.test(joined) ? joined : `Part${joined}`
}

/** Returns why a client's helper can't be used: the request has the schema in a different field. */
export function unsupportedFormat({ request }: ChatCall, field: string): string | undefined {
  return Object.hasOwn(bodyOf(request), field)
    ? undefined
    : `the service expects the schema in a different field than ${field}, which the client’s helper uses`
}

/** The message for a response without choices. */
export const NO_CHOICES = 'The service sent no choices.'

type Fields = { readonly [key: string]: Value }

/** Returns the body of a chat with structured output, with a node instead of the schema. */
export function bodyWithSchema(call: ChatCall, schema: CodeNode): Fields {
  const printed: Value = answerOf(call).schema
  const inPlace = (value: Value): Value => {
    if (value === printed) return schema
    if (typeof value !== 'object' || value === null || value instanceof ValueNode) return value
    return Array.isArray(value) ? value.map(inPlace) : fieldsInPlace(value as Fields)
  }
  const fieldsInPlace = (fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, inPlace(value)]))
  return fieldsInPlace(bodyOf(call.request))
}
