import type { ChatCall } from '../../call/call.ts'
import { type OutputSchema, TAKEN } from '../../call/output-schema.ts'
import type { Limits, OutputShape, ShapeDefinition } from '../../call/output-shape.ts'
import { className, shapeOf, someShape, unsupportedModel, unsupportedSize } from '../clients/structured-output.ts'
import { lines, listed, name, type Piece } from '../printing/code.ts'
import { FreeNames } from '../printing/free-names.ts'
import { Z } from './names.ts'
import { typed } from './types.ts'
import { code, javascript } from './writer.ts'

/** Returns why zod can't express the schema. */
export const unsupportedZod = (call: ChatCall): string | undefined =>
  unsupportedModel(call) ??
  (someShape(shapeOf(call), hasPrototypeField)
    ? 'zod drops a field called __proto__ when parsing (https://github.com/openai/openai-node, helpers/zod)'
    : undefined) ??
  unsupportedSize(
    shapeOf(call),
    (_reference, isOpen) => !isOpen,
    'zod writes a definition out each time it’s used (https://zod.dev/json-schema#reused)',
  )

const hasPrototypeField = (shape: OutputShape): boolean =>
  shape.kind === 'object' && shape.fields.some((field) => field.name === '__proto__')

/**
 * Returns constants for zod 4: one for each definition that is used more than once, and the schema of a call's answer.
 *
 * @param taken further names that the program uses
 */
export function zodSchema(
  call: ChatCall,
  { name: root, schema }: OutputSchema,
  taken: readonly string[] = [],
): Piece | undefined {
  const { description } = schema
  const shape = shapeOf(call)
  const constants = new Constants(root, typed(call, ZOD_TYPE), taken)
  return constants.written(typeof description === 'string' ? { ...shape, description } : shape)
}

const ZOD_TYPE = code`${Z}.ZodType`

class Constants {
  readonly #root: string
  /** The type of a schema that isn't defined yet, in TypeScript. */
  readonly #annotation: Piece | undefined
  readonly #lines: Piece[] = []
  readonly #names: FreeNames
  readonly #ofDefinitions = new Map<ShapeDefinition, Piece>()
  readonly #open = new Set<ShapeDefinition>()

  constructor(root: string, annotation: Piece | undefined, taken: readonly string[]) {
    this.#root = root
    this.#annotation = annotation
    this.#names = new FreeNames([root, ...TAKEN, ...taken])
  }

  written(shape: OutputShape): Piece | undefined {
    if (shape.kind === 'reference') {
      const { description } = shape
      const { to } = shape
      this.#define(to, this.#root, description === undefined ? to.shape : { ...to.shape, description })
    } else this.#declare(name(this.#root), shape)
    return lines(...this.#lines)
  }

  #declare(constant: Piece, shape: OutputShape): void {
    const schema = this.#of(shape)
    this.#lines.push(code`const ${constant} = ${schema};`)
  }

  /** Writes a definition's constant after those that it uses. */
  #define(definition: ShapeDefinition, text: string, shape: OutputShape): Piece {
    const constant = name(text)
    this.#ofDefinitions.set(definition, constant)
    this.#open.add(definition)
    this.#declare(constant, shape)
    this.#open.delete(definition)
    return constant
  }

  /** A schema that isn't defined yet is looked up when a value is parsed. */
  #reference(to: ShapeDefinition): Piece {
    const constant = this.#ofDefinitions.get(to) ?? this.#define(to, this.#names.take(className(to.name)), to.shape)
    return this.#open.has(to) ? code`${Z}.lazy(()${this.#annotation} => ${constant})` : constant
  }

  /** @param more calls that follow; a piece around each level would be nested too deeply */
  #of(shape: OutputShape, more?: Piece): Piece {
    const { limits = {}, description, unchecked } = shape
    const calls = (Object.keys(limits) as (keyof Limits)[]).map((limit) => code`.${METHODS[limit]}(${limits[limit]})`)
    if (unchecked !== undefined) {
      const meta = { ...(description === undefined ? {} : { description }), ...unchecked }
      calls.push(code`.meta(${javascript.inline(meta)})`)
    } else if (description !== undefined) calls.push(code`.describe(${description})`)
    return this.#bare(shape, listed([...calls, more], ''))
  }

  #bare(shape: OutputShape, more: Piece | undefined): Piece {
    switch (shape.kind) {
      case 'string':
      case 'number':
      case 'boolean':
      case 'null':
      case 'any':
        return code`${Z}.${name(shape.kind)}()${more}`
      case 'integer':
        return code`${Z}.int()${more}`
      case 'enum': {
        const { values } = shape
        if (values.length === 1) return code`${Z}.literal(${values[0]})${more}`
        const areTexts = values.length > 1 && values.every((value) => typeof value === 'string')
        return code`${Z}.${areTexts ? code`enum` : code`literal`}(${javascript.inline(values)})${more}`
      }
      case 'array':
        return code`${Z}.array(${this.#of(shape.items)})${more}`
      case 'map':
        return code`${Z}.record(${Z}.string(), ${this.#of(shape.values)})${more}`
      case 'union':
        return this.#union(shape.of, more)
      case 'reference': {
        const schema = this.#reference(shape.to)
        return more === undefined ? schema : code`${schema}${more}`
      }
      case 'object': {
        if (shape.fields.length === 0) return code`${Z}.strictObject({})${more}`
        const fields = Object.fromEntries(shape.fields.map((field) => [field.name, this.#of(field.shape)]))
        return code`
          ${Z}.strictObject({
            ${javascript.properties(fields)}
          })${more}
        `
      }
    }
  }

  /** A single shape that may be null, or several. */
  #union(members: readonly OutputShape[], more: Piece | undefined): Piece {
    const others = members.filter(({ kind }) => kind !== 'null')
    const [first] = others
    const rest = others.length === members.length ? more : code`.nullable()${more}`
    if (first !== undefined && others.length === 1) return this.#of(first, rest)
    const union = listed(
      others.map((each) => this.#of(each)),
      ', ',
    )
    return code`${Z}.union([${union}])${rest}`
  }
}

const METHODS: { readonly [limit in keyof Limits]-?: Piece } = {
  minimum: name('min'),
  maximum: name('max'),
  exclusiveMinimum: name('gt'),
  exclusiveMaximum: name('lt'),
  minItems: name('min'),
  maxItems: name('max'),
}
