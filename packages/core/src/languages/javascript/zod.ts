import { type AnswerSchema, TAKEN } from '../../call/answer-schema.ts'
import type { AnswerShape, Limits, ShapeDefinition } from '../../call/answer-shape.ts'
import type { ChatCall } from '../../call/call.ts'
import { raw } from '../../values/value.ts'
import { className, shapeOf, someShape, unsupportedModel, unsupportedSize } from '../clients/structured-output.ts'
import { FreeNames } from '../printing/free-names.ts'
import { spaces } from '../printing/literal.ts'
import { typed } from './types.ts'
import { type JavaScriptImport, javascript } from './writer.ts'

export const ZOD: JavaScriptImport = { module: 'zod', name: 'z' }

/** Why zod cannot say what the call shall be answered with. */
export const unsupportedZod = (call: ChatCall): string | undefined =>
  unsupportedModel(call) ??
  (someShape(shapeOf(call), hasPrototypeField)
    ? 'zod leaves a field called __proto__ out of what it parsed (https://github.com/openai/openai-node, helpers/zod)'
    : undefined) ??
  unsupportedSize(
    shapeOf(call),
    (_reference, isOpen) => !isOpen,
    'zod writes a definition out each time that it is used (https://zod.dev/json-schema#reused)',
  )

const hasPrototypeField = (shape: AnswerShape): boolean =>
  shape.kind === 'object' && shape.fields.some(({ name }) => name === '__proto__')

/** Constants for zod 4: one for each definition that is used more than once, and the schema of a call's answer. */
export function zodSchema(call: ChatCall, { name, schema }: AnswerSchema): string {
  const { description } = schema
  const shape = shapeOf(call)
  const constants = new Constants(name, typed(call, ': z.ZodType'))
  return constants.written(typeof description === 'string' ? { ...shape, description } : shape)
}

class Constants {
  readonly #root: string
  /** The type of what is not made yet, where the program says types. */
  readonly #annotation: string
  readonly #lines: string[] = []
  readonly #names: FreeNames
  readonly #ofDefinitions = new Map<ShapeDefinition, string>()
  readonly #open = new Set<ShapeDefinition>()

  constructor(root: string, annotation: string) {
    this.#root = root
    this.#annotation = annotation
    this.#names = new FreeNames([root, ...TAKEN])
  }

  written(shape: AnswerShape): string {
    if (shape.kind === 'reference') {
      const { description } = shape
      const { to } = shape
      this.#define(to, this.#root, description === undefined ? to.shape : { ...to.shape, description })
    } else this.#lines.push(`const ${this.#root} = ${this.#of(shape, 0)};\n`)
    return this.#lines.join('')
  }

  /** Writes a definition's constant behind those that it uses. */
  #define(definition: ShapeDefinition, name: string, shape: AnswerShape): string {
    this.#ofDefinitions.set(definition, name)
    this.#open.add(definition)
    this.#lines.push(`const ${name} = ${this.#of(shape, 0)};\n`)
    this.#open.delete(definition)
    return name
  }

  /** What is not made yet is asked for when a value is read. */
  #reference(to: ShapeDefinition): string {
    const name = this.#ofDefinitions.get(to) ?? this.#define(to, this.#names.take(className(to.name)), to.shape)
    return this.#open.has(to) ? `z.lazy(()${this.#annotation} => ${name})` : name
  }

  #of(shape: AnswerShape, column: number): string {
    const { limits = {}, description, unchecked } = shape
    let code = this.#bare(shape, column)
    for (const name of Object.keys(limits) as (keyof Limits)[]) code += `.${METHODS[name]}(${limits[name]})`
    if (unchecked !== undefined) {
      return `${code}.meta(${javascript.literal({ ...(description === undefined ? {} : { description }), ...unchecked }, column, -Infinity)})`
    }
    return description === undefined ? code : `${code}.describe(${javascript.string(description)})`
  }

  #bare(shape: AnswerShape, column: number): string {
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
        return `z.array(${this.#of(shape.items, column)})`
      case 'map':
        return `z.record(z.string(), ${this.#of(shape.values, column)})`
      case 'union':
        return this.#union(shape.of, column)
      case 'reference':
        return this.#reference(shape.to)
      case 'object': {
        const inner = column + 2
        const fields = shape.fields.map((field) =>
          javascript.property(field.name, raw(this.#of(field.shape, inner)), inner),
        )
        return fields.length === 0 ? 'z.strictObject({})' : `z.strictObject({\n${fields.join('')}${spaces(column)}})`
      }
    }
  }

  /** One shape that may be null, or several. */
  #union(members: readonly AnswerShape[], column: number): string {
    const others = members.filter(({ kind }) => kind !== 'null')
    const [first] = others
    const code =
      first !== undefined && others.length === 1
        ? this.#of(first, column)
        : `z.union([${others.map((each) => this.#of(each, column)).join(', ')}])`
    return others.length === members.length ? code : `${code}.nullable()`
  }
}

const METHODS: { readonly [name in keyof Limits]-?: string } = {
  minimum: 'min',
  maximum: 'max',
  exclusiveMinimum: 'gt',
  exclusiveMaximum: 'lt',
  minItems: 'min',
  maxItems: 'max',
}
