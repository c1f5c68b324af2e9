import { type AnswerSchema, responseFormat } from '../../call/answer-schema.ts'
import type { AnswerShape } from '../../call/answer-shape.ts'
import type { ChatCall } from '../../call/call.ts'
import type { RawNode, Value } from '../../values/value.ts'

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

/** What programs say of an answer that they cannot use. */
export const NO_CHOICES = 'The service sent no choices.'
export const CUT_OFF = 'The answer is cut off: it reached the limit of tokens.'

/** The body of a chat that asks for an answer by a schema, with a node in the schema's place. */
export function bodyWithSchema(call: ChatCall, schema: RawNode): { readonly [key: string]: Value } {
  const value = call.request.body.kind === 'json' ? call.request.body.value : {}
  return { ...value, response_format: responseFormat(answerOf(call), schema) }
}
