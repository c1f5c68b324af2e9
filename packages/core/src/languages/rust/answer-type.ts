import type { AnswerSchema } from '../../call/answer-schema.ts'
import type { AnswerShape, EnumShape, ObjectShape } from '../../call/answer-shape.ts'
import { kindOfValues, shapeBesideNull } from '../clients/structured-output.ts'
import { FreeNames } from '../printing/free-names.ts'
import type { RustCode } from './clients/main.ts'
import { rust } from './writer.ts'

/** What serde reads any value into. */
const ANY = 'Value'

const BASIC = { string: 'String', boolean: 'bool', integer: 'i64', number: 'f64' } as const

const IMPORTS: { readonly [name: string]: string } = {
  BTreeMap: 'std::collections::BTreeMap',
  Value: 'serde_json::Value',
}

/** The types that serde reads an answer into. */
export interface AnswerTypes extends RustCode {
  /** The whole answer's type. */
  readonly type: string
}

/**
 * Writes a struct for each object of an answer and an enum for each choice between texts, the whole answer's first.
 *
 * @param shape of an object
 */
export function answerTypes({ name }: AnswerSchema, shape: AnswerShape): AnswerTypes {
  const types = new Types()
  const type = types.of(shape, name)
  const code = types.declared.join('\n')
  const used = Object.keys(IMPORTS).filter((short) => new RegExp(`\\b${short}\\b`).test(type + code))
  return {
    type,
    imports: [
      ...used.map((short) => IMPORTS[short] ?? ''),
      ...(code === '' ? [] : ['serde::Deserialize', 'serde::Serialize']),
    ],
    code,
  }
}

/** Of itself serde takes fields that a struct does not have, and a missing field for none where it may be null. */
const STRUCT = '#[derive(Deserialize, Serialize)]\n#[serde(deny_unknown_fields)]\n'
const ENUM = '#[derive(Deserialize, Serialize)]\n'
const REQUIRED = 'deserialize_with = "Option::deserialize"'

/** The types of one answer. */
class Types {
  readonly declared: string[] = []
  readonly #names = new FreeNames(TAKEN)
  /** The types of objects and enums: what holds its like comes to the same one again. */
  readonly #types = new Map<AnswerShape, string>()
  /** Objects that are being written: such a one is part of itself in a box alone. */
  readonly #open = new Set<AnswerShape>()

  /**
   * @param name what a type of this shape is called, if that is free
   * @param isApart whether it stands behind a pointer already, so that a struct can hold its like
   */
  of(shape: AnswerShape, name: string, isApart = false): string {
    switch (shape.kind) {
      case 'string':
      case 'boolean':
      case 'integer':
      case 'number':
        return BASIC[shape.kind]
      case 'enum':
        return this.#types.get(shape) ?? this.#enum(shape, name)
      case 'array':
        return `Vec<${this.of(shape.items, name, true)}>`
      case 'map':
        return `BTreeMap<String, ${this.of(shape.values, name, true)}>`
      case 'object':
        return this.#struct(shape, typeName(shape.title ?? name), isApart)
      case 'union':
        return this.#union(shape.of, name, isApart)
      case 'reference':
        return this.of(shape.to.shape, typeName(shape.to.name), isApart)
      case 'any':
      case 'null':
        return ANY
    }
  }

  #declare(wanted: string): { readonly name: string; readonly place: number } {
    return { name: this.#names.take(wanted), place: this.declared.push('') - 1 }
  }

  #struct(shape: ObjectShape, wanted: string, isApart: boolean): string {
    const known = this.#types.get(shape)
    if (known !== undefined) return this.#open.has(shape) && !isApart ? `Box<${known}>` : known
    const { name, place } = this.#declare(wanted)
    this.#types.set(shape, name)
    this.#open.add(shape)
    const ofFields = new FreeNames()
    const lines = shape.fields.map((field) => {
      const inRust = ofFields.take(fieldName(field.name))
      const type = this.of(field.shape, typeName(field.name))
      const attributes = [
        ...(inRust === field.name ? [] : [`rename = ${rust.string(field.name)}`]),
        ...(type.startsWith('Option<') ? [REQUIRED] : []),
      ]
      const spelled = RESERVED.includes(inRust) ? `r#${inRust}` : inRust
      return `${attributes.map((each) => `    #[serde(${each})]\n`).join('')}    ${spelled}: ${type},\n`
    })
    this.declared[place] = `${STRUCT}struct ${name} {${lines.length === 0 ? '' : `\n${lines.join('')}`}}\n`
    this.#open.delete(shape)
    return name
  }

  #enum(shape: EnumShape, wanted: string): string {
    const { values } = shape
    const kind = kindOfValues(values)
    if (kind === undefined) return ANY
    if (kind !== 'string') return BASIC[kind]
    const texts = values.filter((value) => typeof value === 'string')
    const { name, place } = this.#declare(typeName(wanted))
    this.#types.set(shape, name)
    const used = new FreeNames()
    const variants = texts.map((text) => ({ text, variant: used.take(typeName(text)) }))
    const isLower = variants.every(({ text, variant }) => variant.toLowerCase() === text)
    const lines = variants.map(({ text, variant }) => {
      const rename = isLower || variant === text ? '' : `    #[serde(rename = ${rust.string(text)})]\n`
      return `${rename}    ${variant},\n`
    })
    const rule = isLower ? '#[serde(rename_all = "lowercase")]\n' : ''
    this.declared[place] = `${ENUM}${rule}enum ${name} {\n${lines.join('')}}\n`
    return name
  }

  /** One of several types is read as it is. */
  #union(members: readonly AnswerShape[], name: string, isApart: boolean): string {
    const other = shapeBesideNull(members)
    if (other === undefined) return ANY
    const type = this.of(other, name, isApart)
    return type === ANY || type.startsWith('Option<') ? type : `Option<${type}>`
  }
}

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
  ...Object.keys(IMPORTS),
  ...[
    'ApiError',
    'ApiErrorResponse',
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
  ...['ServiceBuilder', 'SimpleRetryPolicy', 'Some', 'StreamExt', 'String', 'Vec', 'Write'],
]

/** Words that are no names, and those that no sign makes one: https://doc.rust-lang.org/reference/keywords.html. */
const RESERVED: readonly string[] = (
  'abstract as async await become box break const continue do dyn else enum extern false final fn for gen if impl in ' +
  'let loop macro match mod move mut override priv pub ref return static struct trait true try type typeof unsafe ' +
  'unsized use virtual where while yield'
).split(' ')
const UNSPEAKABLE: readonly string[] = ['crate', 'self', 'super']
