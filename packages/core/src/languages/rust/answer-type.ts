import type { OutputSchema } from '../../call/output-schema.ts'
import type { EnumShape, ObjectShape, OutputShape } from '../../call/output-shape.ts'
import { kindOfValues, shapeBesideNull } from '../clients/structured-output.ts'
import { lines, type Piece, paragraphs, name as rustName, when } from '../printing/code.ts'
import { FreeNames } from '../printing/free-names.ts'
import { B_TREE_MAP, VALUE } from './clients/names.ts'
import { code, rust } from './writer.ts'

/** A type of a field. */
interface Type {
  readonly code: Piece
  /** Whether it holds `null`, too. */
  readonly takes: 'null' | 'anything' | 'values'
}

const typed = (type: Piece, takes: Type['takes'] = 'values'): Type => ({ code: type, takes })

/** What serde reads any value into. */
const ANY = typed(VALUE, 'anything')

const BASIC = {
  string: typed(code`String`),
  boolean: typed(code`bool`),
  integer: typed(code`i64`),
  number: typed(code`f64`),
} as const

/** The types that serde reads an answer into. */
export interface AnswerTypes {
  /** The whole answer's type. */
  readonly type: Piece
  /** Declarations; undefined where no type is of the program's own. */
  readonly declared: Piece | undefined
}

/** How types read an answer. */
interface Reading {
  /** Whether they refuse fields that the schema does not name, and take a missing field for no null. */
  readonly isExact: boolean
}

/**
 * Writes a struct for each object of an answer and an enum for each choice between texts, the whole answer's first.
 *
 * @param shape of an object
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
  /** The types of objects and enums: what holds its like comes to the same one again. */
  readonly #types = new Map<OutputShape, Piece>()
  /** Objects that are being written: such a one is part of itself in a box alone. */
  readonly #open = new Set<OutputShape>()

  constructor(isExact: boolean) {
    this.#isExact = isExact
  }

  /**
   * @param name what a type of this shape is called, if that is free
   * @param isApart whether it stands behind a pointer already, so that a struct can hold its like
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

  /** Takes a name and a place among the declarations. */
  #declare(shape: OutputShape, wanted: string): { readonly type: Piece; readonly place: number } {
    const type = rustName(this.#names.take(wanted))
    this.#types.set(shape, type)
    return { type, place: this.declared.push(undefined) - 1 }
  }

  /** Of itself serde takes fields that a struct does not have. */
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

  /** Of itself serde takes a missing field for none where it may be null. */
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

  /** One of several types is read as it is. */
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

/** A name that is all capitals is no type to clippy. */
const capital = (word: string): string =>
  word.charAt(0).toUpperCase() + (/[a-z]/.test(word) ? word.slice(1) : word.slice(1).toLowerCase())

const LONGEST_TYPE = 60

/** `HomeAddress` of `home_address`. */
function typeName(name: string): string {
  const joined = wordsOf(name).map(capital).join('').slice(0, LONGEST_TYPE)
  // The one word of Rust that begins like a type.
  if (joined === 'Self') return 'SelfValue'
  return /^[A-Z]/.test(joined) ? joined : `Value${joined}`
}

/** `home_address` of `homeAddress`. */
function fieldName(name: string): string {
  const joined = wordsOf(name.replace(/([a-z0-9])([A-Z])/g, '$1_$2'))
    .join('_')
    .toLowerCase()
  const inRust = /^[a-z]/.test(joined) ? joined : `field${joined === '' ? '' : `_${joined}`}`
  return UNSPEAKABLE.includes(inRust) ? `${inRust}_` : inRust
}

/** Names of types that the programs have for something else. */
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

/** Words that no sign makes a name: https://doc.rust-lang.org/reference/identifiers.html#raw-identifiers. */
const UNSPEAKABLE: readonly string[] = ['crate', 'self', 'super']
