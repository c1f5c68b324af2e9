import type { OutputSchema } from '../../call/output-schema.ts'
import type { ObjectShape, OutputShape } from '../../call/output-shape.ts'
import { kindOfValues, shapeBesideNull } from '../clients/structured-output.ts'
import { type Piece, paragraphs, name as typeName } from '../printing/code.ts'
import { FreeNames } from '../printing/free-names.ts'
import { code, type FieldTag, go } from './writer.ts'

/** For values that are kept unchanged, so that no number loses a digit. */
const RAW = 'json.RawMessage'

const BASIC = { string: 'string', boolean: 'bool', integer: 'int64', number: 'float64' } as const

/**
 * Returns the types that `encoding/json` parses an answer into: a struct for each object, starting with the whole
 * answer's.
 *
 * @param shape the shape of an object
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

/** Checks whether a shape becomes its own struct. */
const isStruct = (shape: OutputShape): boolean =>
  shape.kind === 'reference' ? isStruct(shape.to.shape) : shape.kind === 'object' && hasTags(shape)

/** A tag can't contain quotes and commas, and `encoding/json` supports few other characters in it. */
const hasTags = ({ fields }: ObjectShape): boolean => fields.every((field) => TAGGED.test(field.name))

type TagsOf = (shape: OutputShape) => readonly FieldTag[]

/** The types of one answer. */
class Types {
  readonly #tagsOf: TagsOf
  readonly declared: (Piece | undefined)[] = []
  readonly #names = new FreeNames()
  /** The structs of objects, so that a recursive one refers to itself. */
  readonly #structs = new Map<OutputShape, string>()
  /** Objects that are being written; they can contain themselves only as a pointer. */
  readonly #open = new Set<OutputShape>()
  /** How many values the structs contain, including nested structs. */
  readonly #sizes = new Map<string, number>()

  constructor(tagsOf: TagsOf) {
    this.#tagsOf = tagsOf
  }

  /** Makes a name unavailable for later declarations. */
  reserve(name: string): void {
    this.#names.take(name)
  }

  /**
   * @param name the name of a struct for this shape, if it's free
   * @param isApart whether it's in a slice or a map, so that a struct can contain its own type
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

  /**
   * Nested structs that each contain the next one twice soon need more memory than there is, and Go doesn't compile
   * them.
   */
  #isLarge(name: string): boolean {
    return (this.#sizes.get(name) ?? 0) > MOST_VALUES
  }

  /** A shape that may be null is a pointer, unless its type already has nil. */
  #union(members: readonly OutputShape[], name: string, isApart: boolean): string {
    const other = shapeBesideNull(members)
    if (other === undefined) return RAW
    const type = this.of(other, name, isApart)
    return /^(?:\[\]|map\[|json\.|\*)/.test(type) ? type : `*${type}`
  }
}

const LONGEST_TYPE = 60

/** A larger struct is a pointer. */
const MOST_VALUES = 10_000

/** Names that `encoding/json` reads from a tag. */
const TAGGED = /^(?!-$)[A-Za-z0-9_.$%/-]+$/

/** Returns an exported name. */
function exported(name: string): string {
  const words = go.fieldName(name.replace(/[^A-Za-z0-9]+/g, '_'))
  return /^[A-Z]/.test(words) ? words : `Field${words}`
}
