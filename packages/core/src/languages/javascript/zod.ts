import type { AnswerSchema } from '../../call/answer-schema.ts'
import type { AnswerShape, Limits } from '../../call/answer-shape.ts'
import type { ChatCall } from '../../call/call.ts'
import { raw } from '../../values/value.ts'
import { shapeOf, someShape, unsupportedModel } from '../clients/structured-output.ts'
import { spaces } from '../printing/literal.ts'
import { type JavaScriptImport, javascript } from './writer.ts'

export const ZOD: JavaScriptImport = { module: 'zod', name: 'z' }

/** Why zod cannot say what the call shall be answered with. */
export const unsupportedZod = (call: ChatCall): string | undefined =>
  unsupportedModel(call) ??
  (someShape(shapeOf(call), hasPrototypeField)
    ? 'zod leaves a field called __proto__ out of what it parsed (https://github.com/openai/openai-node, helpers/zod)'
    : undefined)

const hasPrototypeField = (shape: AnswerShape): boolean =>
  shape.kind === 'object' && shape.fields.some(({ name }) => name === '__proto__')

/** A constant that is the schema of a call's answer, for zod 4. */
export function zodSchema(call: ChatCall, { name, schema }: AnswerSchema): string {
  const { description } = schema
  const shape = shapeOf(call)
  const described = typeof description === 'string' ? { ...shape, description } : shape
  return `const ${name} = ${zodOf(described, 0)};\n`
}

function zodOf(shape: AnswerShape, column: number): string {
  const { limits = {}, description, unchecked } = shape
  let code = bare(shape, column)
  for (const name of Object.keys(limits) as (keyof Limits)[]) code += `.${METHODS[name]}(${limits[name]})`
  if (unchecked !== undefined) {
    return `${code}.meta(${javascript.literal({ ...(description === undefined ? {} : { description }), ...unchecked }, column, -Infinity)})`
  }
  return description === undefined ? code : `${code}.describe(${javascript.string(description)})`
}

const METHODS: { readonly [name in keyof Limits]-?: string } = {
  minimum: 'min',
  maximum: 'max',
  exclusiveMinimum: 'gt',
  exclusiveMaximum: 'lt',
  minItems: 'min',
  maxItems: 'max',
}

function bare(shape: AnswerShape, column: number): string {
  switch (shape.kind) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'any':
      return `z.${shape.kind}()`
    case 'integer':
      return 'z.int()'
    case 'enum': {
      const { values } = shape
      const areTexts = values.length > 1 && values.every((value) => typeof value === 'string')
      return `z.${areTexts ? 'enum' : 'literal'}(${javascript.literal(values.length === 1 ? (values[0] ?? '') : values, column, -Infinity)})`
    }
    case 'array':
      return `z.array(${zodOf(shape.items, column)})`
    case 'map':
      return `z.record(z.string(), ${zodOf(shape.values, column)})`
    case 'union':
      return unionOf(shape.of, column)
    case 'object': {
      const inner = column + 2
      const fields = shape.fields.map((field) => javascript.property(field.name, raw(zodOf(field.shape, inner)), inner))
      return fields.length === 0 ? 'z.strictObject({})' : `z.strictObject({\n${fields.join('')}${spaces(column)}})`
    }
  }
}

/** One shape that may be null, or several. */
function unionOf(members: readonly AnswerShape[], column: number): string {
  const others = members.filter(({ kind }) => kind !== 'null')
  const [first] = others
  const code =
    first !== undefined && others.length === 1
      ? zodOf(first, column)
      : `z.union([${others.map((each) => zodOf(each, column)).join(', ')}])`
  return others.length === members.length ? code : `${code}.nullable()`
}
