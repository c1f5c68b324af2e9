import type { OutputSchema } from '../../call/output-schema.ts'
import type { EnumShape, ObjectShape, OutputShape } from '../../call/output-shape.ts'
import { kindOfValues, shapeBesideNull } from '../clients/structured-output.ts'
import { lines, type Piece, paragraphs, name as rustName, when } from '../printing/code.ts'
import { FreeNames } from '../printing/free-names.ts'
import { B_TREE_MAP, VALUE } from './clients/names.ts'
import { code, rust } from './writer.ts'

/** A field's type. */
interface Type {
  readonly code: Piece
  /** Whether it also accepts `null`. */
  readonly takes: 'null' | 'anything' | 'values'
}

const typed = (type: Piece, takes: Type['takes'] = 'values'): Type => ({ code: type, takes })

/** The type that serde reads any value into. */
const ANY = typed(VALUE, 'anything')

const BASIC = {
  string: typed(code`String`),
  boolean: typed(code`bool`),
  integer: typed(code`i64`),
  number: typed(code`f64`),
} as const

/** The types that serde parses an answer into. */
export interface AnswerTypes {
  /** The type of the whole answer. */
  readonly type: Piece
  /** Declarations; `undefined` if the program needs none. */
  readonly declared: Piece | undefined
}

/** How types read an answer. */
interface Reading {
  /** Whether they reject fields that the schema doesn't name, and don't treat a missing field as null. */
  readonly isExact: boolean
}

/**
 * Returns a struct for each object of an answer and an enum for each choice of strings, starting with the whole
 * answer's.
 *
 * @param shape the shape of an object
 */
export function answerTypes({ name }: OutputSchema, shape: OutputShape, { isExact }: Reading): AnswerTypes {
  const types = new Types(isExact)
  const { code: type } = types.of(shape, name)
  return { type, declared: paragraphs(...types.declared) }
}

const DERIVE = code`#[derive(${rustName('Deserialize', { module: 'serde', name: 'Deserialize' })}, ${rustName('Serialize', { module: 'serde', name: 'Serialize' })})]`

/** The types of one answer. */
class Types {
  readonly #isExact: boolean
  readonly declared: (Piece | undefined)[] = []
  readonly #names = new FreeNames(TAKEN)
  /** The types of objects and enums, so that a recursive one refers to itself. */
  readonly #types = new Map<OutputShape, Piece>()
  /** Objects that are being written; they can contain themselves only in a box. */
  readonly #open = new Set<OutputShape>()

  constructor(isExact: boolean) {
    this.#isExact = isExact
  }

  /**
   * @param name the name of a type for this shape, if it's free
   * @param isApart whether it's already behind a pointer, so that a struct can contain its own type
   */
  of(shape: OutputShape, name: string, isApart = false): Type {
    switch (shape.kind) {
      case 'string':
      case 'boolean':
      case 'integer':
      case 'number':
        return BASIC[shape.kind]
      case 'enum':
        return this.#enum(shape, name)
      case 'array':
        return typed(code`Vec<${this.of(shape.items, name, true).code}>`)
      case 'map':
        return typed(code`${B_TREE_MAP}<String, ${this.of(shape.values, name, true).code}>`)
      case 'object':
        return typed(this.#struct(shape, typeName(shape.title ?? name), isApart))
      case 'union':
        return this.#union(shape.of, name, isApart)
      case 'reference':
        return this.of(shape.to.shape, typeName(shape.to.name), isApart)
      case 'any':
      case 'null':
        return ANY
    }
  }

  /** Reserves a name and a position among the declarations. */
  #declare(shape: OutputShape, wanted: string): { readonly type: Piece; readonly place: number } {
    const type = rustName(this.#names.take(wanted))
    this.#types.set(shape, type)
    return { type, place: this.declared.push(undefined) - 1 }
  }

  /** By default, serde accepts fields that a struct doesn't have. */
  #struct(shape: ObjectShape, wanted: string, isApart: boolean): Piece {
    const known = this.#types.get(shape)
    if (known !== undefined) return this.#open.has(shape) && !isApart ? code`Box<${known}>` : known
    const { type, place } = this.#declare(shape, wanted)
    this.#open.add(shape)
    const ofFields = new FreeNames()
    const fields = shape.fields.map((each) =>
      this.#field(each.name, ofFields.take(fieldName(each.name)), this.of(each.shape, typeName(each.name))),
    )
    this.declared[place] = code`
      ${DERIVE}
      ${when(this.#isExact, code`#[serde(deny_unknown_fields)]`)}
      ${fields.length === 0 ? code`struct ${type} {}` : braced(code`struct ${type}`, fields)}
    `
    this.#open.delete(shape)
    return type
  }

  /** By default, serde reads a missing field as null if the field may be null. */
  #field(name: string, inRust: string, { code: type, takes }: Type): Piece {
    return code`
      ${when(inRust !== name, code`#[serde(rename = ${name})]`)}
      ${when(this.#isExact && takes === 'null', code`#[serde(deserialize_with = "Option::deserialize")]`)}
      ${rust.variable(inRust)}: ${type},
    `
  }

  #enum(shape: EnumShape, wanted: string): Type {
    const { values } = shape
    const kind = kindOfValues(values)
    if (kind === undefined) return ANY
    if (kind !== 'string') return BASIC[kind]
    const known = this.#types.get(shape)
    if (known !== undefined) return typed(known)
    const texts = values.filter((value) => typeof value === 'string')
    const { type, place } = this.#declare(shape, typeName(wanted))
    const used = new FreeNames()
    const variants = texts.map((text) => ({ text, variant: used.take(typeName(text)) }))
    const isLower = variants.every(({ text, variant }) => variant.toLowerCase() === text)
    const items = variants.map(
      ({ text, variant }) => code`
        ${when(!isLower && variant !== text, code`#[serde(rename = ${text})]`)}
        ${rustName(variant)},
      `,
    )
    this.declared[place] = code`
      ${DERIVE}
      ${when(isLower, code`#[serde(rename_all = "lowercase")]`)}
      ${braced(code`enum ${type}`, items)}
    `
    return typed(type)
  }

  /** A value of several types stays JSON. */
  #union(members: readonly OutputShape[], name: string, isApart: boolean): Type {
    const other = shapeBesideNull(members)
    if (other === undefined) return ANY
    const type = this.of(other, name, isApart)
    return type.takes === 'values' ? typed(code`Option<${type.code}>`, 'null') : type
  }
}

const braced = (head: Piece, items: readonly Piece[]): Piece => code`
  ${head} {
      ${lines(...items)}
  }
`

const wordsOf = (name: string): readonly string[] => name.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')

/** Clippy doesn't accept type names in all capitals. */
const capital = (word: string): string =>
  word.charAt(0).toUpperCase() + (/[a-z]/.test(word) ? word.slice(1) : word.slice(1).toLowerCase())

const LONGEST_TYPE = 60

/** Converts `home_address` to `HomeAddress`. */
function typeName(name: string): string {
  const joined = wordsOf(name).map(capital).join('').slice(0, LONGEST_TYPE)
  // Rust's only keyword that looks like a type.
  if (joined === 'Self') return 'SelfValue'
  return /^[A-Z]/.test(joined) ? joined : `Value${joined}`
}

/** Converts `homeAddress` to `home_address`. */
function fieldName(name: string): string {
  const joined = wordsOf(name.replace(/([a-z0-9])([A-Z])/g, '$1_$2'))
    .join('_')
    .toLowerCase()
  const inRust = /^[a-z]/.test(joined) ? joined : `field${joined === '' ? '' : `_${joined}`}`
  return UNSPEAKABLE.includes(inRust) ? `${inRust}_` : inRust
}

/** Type names with another meaning in the programs. */
const TAKEN: readonly string[] = [
  ...[
    'ApiError',
    'ApiErrorResponse',
    'BTreeMap',
    'Box',
    'Client',
    'Context',
    'Default',
    'Deserialize',
    'Duration',
    'Err',
    'None',
    'Ok',
  ],
  ...['OpenAIConfig', 'OpenAIError', 'Option', 'Policy', 'ReqwestService', 'Response', 'Result', 'Serialize'],
  ...['ServiceBuilder', 'SimpleRetryPolicy', 'Some', 'StreamExt', 'String', 'Value', 'Vec', 'Write'],
]

/** Keywords that can't be raw identifiers: https://doc.rust-lang.org/reference/identifiers.html#raw-identifiers. */
const UNSPEAKABLE: readonly string[] = ['crate', 'self', 'super']
