import type { OutputSchema } from '../../call/output-schema.ts'
import type { EnumShape, ObjectShape, OutputShape, ShapeField } from '../../call/output-shape.ts'
import { kindOfValues, shapeBesideNull, someShape } from '../clients/structured-output.ts'
import { listed, name as nameOf, type Piece, paragraphs } from '../printing/code.ts'
import { FreeNames } from '../printing/free-names.ts'
import { JSON_NODE, JSON_PROPERTY, LIST, MAP, OPTIONAL } from './names.ts'
import { code, java } from './writer.ts'

interface Type {
  /** In a flat list, because a schema's lists may be nested a hundred levels deep. */
  readonly parts: readonly Piece[]
  /** The type between angle brackets, if it's a different one. */
  readonly box?: Piece
  readonly isGeneric?: true
  readonly isOptional?: true
}

/** The type that Jackson reads any value into. */
const NODE: Type = { parts: [JSON_NODE] }

const STRING: Type = { parts: [code`String`] }
const BOOLEAN: Type = { parts: [code`boolean`], box: code`Boolean` }
const LONG: Type = { parts: [code`long`], box: code`Long` }
const DOUBLE: Type = { parts: [code`double`], box: code`Double` }

const BASIC = { string: STRING, boolean: BOOLEAN, integer: LONG, number: DOUBLE } as const

const LIST_OF = code`${LIST}<`
const MAP_TO = code`${MAP}<String, `
const OPTIONAL_OF = code`${OPTIONAL}<`
const END = code`>`

const generic = (start: Piece, { parts, box }: Type): Type => ({
  parts: [start, ...(box === undefined ? parts : [box]), END],
  isGeneric: true,
})

const typeCode = ({ parts }: Type): Piece => code`${listed(parts, '')}`

/** The types that Jackson parses an answer into. */
export interface AnswerTypes {
  /** The type of the whole answer. */
  readonly type: Piece
  readonly isGeneric: boolean
  /** Records and enums, as class members. */
  readonly declared: Piece | undefined
}

/**
 * Returns a record for each object of an answer and an enum for each choice of strings, starting with the whole
 * answer's.
 *
 * @param shape the shape of an object
 */
export function answerTypes({ name }: OutputSchema, shape: OutputShape): AnswerTypes {
  const types = new Types()
  const type = types.of(shape, name)
  return { type: typeCode(type), isGeneric: type.isGeneric === true, declared: paragraphs(...types.declared) }
}

/** An annotation can't contain longer names, because it takes a single literal. */
const LONGEST_NAME = 1_000

/** The most parameters of a constructor, each of which may count as two: Java's own limit is 255. */
const MOST_FIELDS = 120

/** The most constants of an enum: one method creates all of them, with at most 65,535 bytes of code. */
const MOST_CONSTANTS = 1_000

/** Returns why an answer's object can't be a record. A map instead would allow missing fields. */
export function unsupportedRecords(shape: OutputShape): string | undefined {
  if (someShape(shape, (part) => part.kind === 'object' && !isRecord(part.fields))) {
    return `we support records of at most ${MOST_FIELDS} fields, and Jackson’s annotation requires names of 1 to ${LONGEST_NAME} characters`
  }
  return someShape(shape, (part) => part.kind === 'enum' && part.values.length > MOST_CONSTANTS)
    ? `we support enums of at most ${MOST_CONSTANTS} constants, because Java initializes them all in one method`
    : undefined
}

const isRecord = (fields: readonly ShapeField[]): boolean =>
  fields.length <= MOST_FIELDS && fields.every((field) => isAnnotated(field.name))

interface Declared {
  readonly name: Piece
  readonly type: Type
  readonly place: number
}

/** The types of one answer. */
class Types {
  readonly declared: (Piece | undefined)[] = []
  readonly #names = new FreeNames(TAKEN)
  /** The types of objects and enums, so that a recursive one refers to itself. */
  readonly #types = new Map<OutputShape, Type>()

  /** @param name the name of a type for this shape, if it's free */
  of(shape: OutputShape, name: string): Type {
    switch (shape.kind) {
      case 'string':
      case 'boolean':
      case 'integer':
      case 'number':
        return BASIC[shape.kind]
      case 'enum':
        return this.#types.get(shape) ?? this.#enum(shape, name)
      case 'array':
        return generic(LIST_OF, this.of(shape.items, name))
      case 'map':
        return generic(MAP_TO, this.of(shape.values, name))
      case 'object':
        return this.#types.get(shape) ?? this.#record(shape, shape.title === undefined ? name : typeName(shape.title))
      case 'union':
        return this.#union(shape.of, name)
      case 'reference':
        return this.of(shape.to.shape, typeName(shape.to.name))
      case 'any':
      case 'null':
        return NODE
    }
  }

  /** Reserves a name and a position for a type before those of its parts. */
  #declare(shape: OutputShape, wanted: string): Declared {
    const name = nameOf(this.#names.take(wanted))
    const type: Type = { parts: [name] }
    this.#types.set(shape, type)
    return { name, type, place: this.declared.push(undefined) - 1 }
  }

  #record(shape: ObjectShape, wanted: string): Type {
    const { name, type, place } = this.#declare(shape, wanted)
    const ofFields = new FreeNames()
    const fields = shape.fields.map((field) => {
      const inJava = ofFields.take(fieldName(field.name))
      const annotation = inJava === field.name ? undefined : code`@${JSON_PROPERTY}(${field.name}) `
      return code`${annotation}${typeCode(this.of(field.shape, typeName(field.name)))} ${nameOf(inJava)}`
    })
    this.declared[place] = code`record ${name}${java.parameters(fields)} {}`
    return type
  }

  #enum(shape: EnumShape, wanted: string): Type {
    const { values } = shape
    const kind = kindOfValues(values)
    if (kind !== undefined && kind !== 'string') return BASIC[kind]
    const texts = values.filter((value) => typeof value === 'string')
    if (kind === undefined || !texts.every(isAnnotated)) return NODE
    const { name, type, place } = this.#declare(shape, wanted)
    const used = new FreeNames()
    const constants = texts.map(
      (text) => code`
        @${JSON_PROPERTY}(${text})
        ${nameOf(used.take(constantName(text)))}
      `,
    )
    this.declared[place] = code`
      enum ${name} {
          ${java.below(constants)}
      }
    `
    return type
  }

  /** A value that may be null is optional; one of several types stays JSON. */
  #union(members: readonly OutputShape[], name: string): Type {
    const other = shapeBesideNull(members)
    if (other === undefined) return NODE
    const type = this.of(other, name)
    if (type === NODE || type.isOptional) return type
    return { ...generic(OPTIONAL_OF, type), isOptional: true }
  }
}

/** A class is a file, whose name may have 255 characters, including the names of the enclosing classes. */
const LONGEST_TYPE = 60

/** Checks whether an annotation can contain a text; an empty one would mean that there is none. */
export const isAnnotated = (text: string): boolean => text !== '' && text.length <= LONGEST_NAME

const wordsOf = (name: string): readonly string[] => name.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Converts `home_address` to `HomeAddress`. */
export function typeName(name: string): string {
  const joined = wordsOf(name).map(capital).join('').slice(0, LONGEST_TYPE)
  return /^[A-Z]/.test(joined) ? joined : `Value${joined}`
}

/** Converts `home_address` to `homeAddress`, and `URL` to `url`. */
export function fieldName(name: string): string {
  const joined = typeName(name)
  const [, start = ''] = /^([A-Z]+(?![a-z])|[A-Z])/.exec(joined) ?? []
  const lower = (wordsOf(name).length > 1 ? joined.charAt(0) : start).toLowerCase()
  const inJava = lower + joined.slice(lower.length)
  return RESERVED.includes(inJava) ? `${inJava}_` : inJava
}

/** Converts `per day` to `PER_DAY`. */
function constantName(text: string): string {
  const joined = wordsOf(text).join('_').toUpperCase()
  return /^[A-Z]/.test(joined) ? joined : `VALUE${joined === '' ? '' : `_${joined}`}`
}

/** Type names with another meaning in the programs. */
export const TAKEN: readonly string[] = [
  ...['JsonNode', 'JsonProperty', 'List', 'Map', 'Optional'],
  ...['Boolean', 'ChatCompletion', 'ChatCompletionChunk', 'ChatCompletionCreateParams', 'ChatCompletionMessageParam'],
  ...[
    'Base64',
    'DeserializationFeature',
    'Double',
    'Enum',
    'Example',
    'Files',
    'FinishReason',
    'IOException',
    'IllegalStateException',
  ],
  ...[
    'Iterable',
    'Jdk8Module',
    'JsonMapper',
    'JsonValue',
    'Long',
    'MapperFeature',
    'Object',
    'ObjectMappers',
    'Override',
  ],
  ...['OpenAIOkHttpClient', 'Path', 'Record', 'String', 'StringBuilder', 'System', 'TypeReference'],
  ...[
    'ChatCompletionAccumulator',
    'ChatCompletionAssistantMessageParam',
    'ChatCompletionToolMessageParam',
    'Class',
    'IllegalArgumentException',
    'Objects',
  ],
  ...['JsonClassDescription', 'JsonPropertyDescription', 'JsonTypeName', 'ObjectMapper'],
]

/**
 * Java keywords, and methods that every record has:
 * https://docs.oracle.com/javase/specs/jls/se17/html/jls-8.html#jls-8.10.1.
 */
export const RESERVED: readonly string[] = (
  'abstract assert boolean break byte case catch char class clone const continue default do double else enum extends ' +
  'false final finalize finally float for getClass goto hashCode if implements import instanceof int interface long ' +
  'native new notify notifyAll null package private protected public return short static strictfp super switch ' +
  'synchronized this throw throws toString transient true try void volatile wait while'
).split(' ')
