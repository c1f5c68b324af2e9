import type { OutputSchema } from '../../call/output-schema.ts'
import type { ObjectShape, OutputShape } from '../../call/output-shape.ts'
import { kindOfValues, shapeBesideNull } from '../clients/structured-output.ts'
import { type Piece, paragraphs, name as typeName } from '../printing/code.ts'
import { FreeNames } from '../printing/free-names.ts'
import { code, type FieldTag, go } from './writer.ts'

/** What is kept as it came, so that no number loses a digit. */
const RAW = 'json.RawMessage'

const BASIC = { string: 'string', boolean: 'bool', integer: 'int64', number: 'float64' } as const

/**
 * The types that `encoding/json` reads an answer into: a struct for each object, the whole answer's first.
 *
 * @param shape of an object
 * @param tagsOf further tags of a field
 */
export function answerTypes({ name }: OutputSchema, shape: OutputShape, tagsOf: TagsOf = () => []): Piece {
  const types = new Types(tagsOf)
  if (isStruct(shape)) {
    types.of(shape, name)
    return code`${paragraphs(...types.declared)}`
  }
  types.reserve(name)
  const type = types.of(shape, name)
  const alias = code`
    // ${typeName(name)} is an answer.
    ${go.declare(name, type)}
  `
  return code`${paragraphs(alias, ...types.declared)}`
}

/** Whether a shape becomes a struct of its own. */
const isStruct = (shape: OutputShape): boolean =>
  shape.kind === 'reference' ? isStruct(shape.to.shape) : shape.kind === 'object' && hasTags(shape)

/** A tag has no quotes and no commas, and `encoding/json` reads few other signs out of it. */
const hasTags = ({ fields }: ObjectShape): boolean => fields.every((field) => TAGGED.test(field.name))

type TagsOf = (shape: OutputShape) => readonly FieldTag[]

/** The types of one answer. */
class Types {
  readonly #tagsOf: TagsOf
  readonly declared: (Piece | undefined)[] = []
  readonly #names = new FreeNames()
  /** The structs of objects: what holds its like comes to the same one again. */
  readonly #structs = new Map<OutputShape, string>()
  /** Objects that are being written: such a one is part of itself by a pointer alone. */
  readonly #open = new Set<OutputShape>()
  /** How many values the structs hold, those of structs within them too. */
  readonly #sizes = new Map<string, number>()

  constructor(tagsOf: TagsOf) {
    this.#tagsOf = tagsOf
  }

  /** Takes a name away from what is declared later. */
  reserve(name: string): void {
    this.#names.take(name)
  }

  /**
   * @param name what a struct of this shape is called, if that is free
   * @param isApart whether it stands in a slice or a map, which a struct can hold of its like
   */
  of(shape: OutputShape, name: string, isApart = false): string {
    switch (shape.kind) {
      case 'string':
      case 'boolean':
      case 'integer':
      case 'number':
        return BASIC[shape.kind]
      case 'enum': {
        const kind = kindOfValues(shape.values)
        return kind === undefined ? RAW : BASIC[kind]
      }
      case 'array':
        return `[]${this.of(shape.items, name, true)}`
      case 'map':
        return `map[string]${this.of(shape.values, name, true)}`
      case 'object':
        return this.#struct(shape, shape.title === undefined ? name : exported(shape.title), isApart)
      case 'union':
        return this.#union(shape.of, name, isApart)
      case 'reference':
        return this.of(shape.to.shape, exported(shape.to.name), isApart)
      case 'any':
      case 'null':
        return RAW
    }
  }

  #struct(shape: ObjectShape, wanted: string, isApart: boolean): string {
    const { fields } = shape
    if (!hasTags(shape)) return `map[string]${RAW}`
    const known = this.#structs.get(shape)
    if (known !== undefined) return !isApart && (this.#open.has(shape) || this.#isLarge(known)) ? `*${known}` : known
    const name = this.#names.take(wanted.slice(0, LONGEST_TYPE))
    this.#structs.set(shape, name)
    this.#open.add(shape)
    const place = this.declared.push(undefined) - 1
    const ofFields = new FreeNames()
    const lines = fields.map((field) => {
      const inGo = ofFields.take(exported(field.name))
      return { name: inGo, json: field.name, type: this.of(field.shape, inGo), tags: this.#tagsOf(field.shape) }
    })
    this.declared[place] = go.declare(name, lines)
    this.#open.delete(shape)
    this.#sizes.set(
      name,
      lines.reduce((sum, { type }) => sum + (this.#sizes.get(type) ?? 1), 0),
    )
    return !isApart && this.#isLarge(name) && this.#open.size > 0 ? `*${name}` : name
  }

  /** Structs that each hold the next one twice soon take more room than there is, and Go compiles none of them. */
  #isLarge(name: string): boolean {
    return (this.#sizes.get(name) ?? 0) > MOST_VALUES
  }

  /** A shape that may be null is a pointer, where its type has no nil of its own. */
  #union(members: readonly OutputShape[], name: string, isApart: boolean): string {
    const other = shapeBesideNull(members)
    if (other === undefined) return RAW
    const type = this.of(other, name, isApart)
    return /^(?:\[\]|map\[|json\.|\*)/.test(type) ? type : `*${type}`
  }
}

const LONGEST_TYPE = 60

/** A struct of more values is held by a pointer. */
const MOST_VALUES = 10_000

/** Names that `encoding/json` reads out of a tag. */
const TAGGED = /^(?!-$)[A-Za-z0-9_.$%/-]+$/

/** A name that other packages see. */
function exported(name: string): string {
  const words = go.fieldName(name.replace(/[^A-Za-z0-9]+/g, '_'))
  return /^[A-Z]/.test(words) ? words : `Field${words}`
}
