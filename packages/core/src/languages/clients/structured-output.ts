import type { AnswerSchema } from '../../call/answer-schema.ts'
import type { AnswerShape, EnumValue } from '../../call/answer-shape.ts'
import type { ChatCall } from '../../call/call.ts'
import { type RawNode, type Value, ValueNode } from '../../values/value.ts'
import { bodyOf } from './chat-api.ts'

/* What all clients share that ask for an answer by a schema. */

/** What the call shall be answered with. */
export function answerOf({ answer }: ChatCall): AnswerSchema {
  if (answer === undefined) throw new TypeError('[model-snippets] the call has no schema of its answer')
  return answer
}

/** The same as a model says it; asked only for what is not unsupported. */
export function shapeOf(call: ChatCall): AnswerShape {
  const { shape } = answerOf(call)
  if ('unsayable' in shape) throw new TypeError(`[model-snippets] ${shape.unsayable}`)
  return shape
}

/** Why no client gets an answer by a schema. */
export const unsupportedAnswer = (call: ChatCall): string | undefined => answerOf(call).unsupported

/** Why a client that is given a model gets no answer by a schema. */
export function unsupportedModel(call: ChatCall): string | undefined {
  const { shape } = answerOf(call)
  return unsupportedAnswer(call) ?? ('unsayable' in shape ? shape.unsayable : undefined)
}

/** OpenAI's helpers make every schema strict, and strict mode lets no object have fields that it does not name. */
export const unsupportedByHelper = (call: ChatCall): string | undefined =>
  answerOf(call).isStrict
    ? undefined
    : 'the client’s helper makes every schema strict, which names all fields and types (https://platform.openai.com/docs/guides/structured-outputs)'

/** Whether a part of the shape is of a sort. */
export function someShape(shape: AnswerShape, isSuch: (part: AnswerShape) => boolean): boolean {
  return isSuch(shape) || partsOf(shape).some((part) => someShape(part, isSuch))
}

function partsOf(shape: AnswerShape): readonly AnswerShape[] {
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

/** The one type that all values of an enum have, where they have one. */
export function kindOfValues(
  values: readonly EnumValue[],
): Extract<AnswerShape['kind'], 'string' | 'boolean' | 'integer' | 'number'> | undefined {
  if (values.every((value) => typeof value === 'string')) return 'string'
  if (values.every((value) => typeof value === 'boolean')) return 'boolean'
  if (values.every((value) => Number.isSafeInteger(value))) return 'integer'
  return values.every((value) => typeof value === 'number') ? 'number' : undefined
}

/** What a value of several shapes is if it is not null, where that is one shape. */
export function shapeBesideNull(members: readonly AnswerShape[]): AnswerShape | undefined {
  const [first, ...more] = members.filter(({ kind }) => kind !== 'null')
  return more.length === 0 ? first : undefined
}

/** The first of `name`, `name2`, `name3` … that is not used yet; from then on it is. */
export function freeName(name: string, used: Set<string>): string {
  let free = name
  for (let count = 2; used.has(free); count++) free = `${name}${count}`
  used.add(free)
  return free
}

/** Whether a request asks for the answer in the field that the API's own clients write. */
export function unsupportedFormat({ request }: ChatCall, field: string): string | undefined {
  return Object.hasOwn(bodyOf(request), field)
    ? undefined
    : `the service takes the schema in a field of its own, and the client’s helper writes it into ${field}`
}

/** What programs say of an answer that they cannot use. */
export const NO_CHOICES = 'The service sent no choices.'
export const CUT_OFF = 'The answer is cut off: it reached the limit of tokens.'

type Fields = { readonly [key: string]: Value }

/** The body of a chat that asks for an answer by a schema, with a node in the schema's place. */
export function bodyWithSchema(call: ChatCall, schema: RawNode): Fields {
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
