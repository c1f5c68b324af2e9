import type { AnswerSchema } from '../../call/answer-schema.ts'
import type { AnswerShape, EnumShape, ObjectShape, ShapeField } from '../../call/answer-shape.ts'
import { kindOfValues, shapeBesideNull, someShape } from '../clients/structured-output.ts'
import { FreeNames } from '../printing/free-names.ts'
import { java } from './writer.ts'

/** What Jackson reads any value into. */
const NODE = 'JsonNode'

const BASIC = { string: 'String', boolean: 'boolean', integer: 'long', number: 'double' } as const

/** Full names of classes, by their short ones. */
const IMPORTS: { readonly [name: string]: string } = {
  JsonNode: 'com.fasterxml.jackson.databind.JsonNode',
  JsonProperty: 'com.fasterxml.jackson.annotation.JsonProperty',
  List: 'java.util.List',
  Map: 'java.util.Map',
  Optional: 'java.util.Optional',
}

/** The types that Jackson reads an answer into. */
export interface AnswerTypes {
  readonly imports: readonly string[]
  /** The whole answer's type. */
  readonly type: string
  /** Records and enums, members of a class. */
  readonly code: string
}

/**
 * Writes a record for each object of an answer and an enum for each choice between texts, the whole answer's first.
 *
 * @param shape of an object
 */
export function answerTypes({ name }: AnswerSchema, shape: AnswerShape): AnswerTypes {
  const types = new Types()
  const type = types.of(shape, name)
  const code = types.declared.join('\n')
  const used = Object.keys(IMPORTS).filter((short) => new RegExp(`\\b${short}\\b`).test(type + code))
  return { imports: used.map((short) => IMPORTS[short] ?? ''), type, code }
}

/** Longer names stand in no annotation, which takes one literal. */
const LONGEST_NAME = 1_000

/** Values that a constructor takes at most, as each may be as wide as two: Java's own limit is 255. */
const MOST_FIELDS = 120

/** Constants of an enum at most: all are made by one method, whose code has at most 65,535 bytes. */
const MOST_CONSTANTS = 1_000

/** Why there is no record for an object of an answer. A map in its place would let fields be missing. */
export function unsupportedRecords(shape: AnswerShape): string | undefined {
  if (someShape(shape, (part) => part.kind === 'object' && !isRecord(part.fields))) {
    return `a record has at most ${MOST_FIELDS} fields here, and Jackson’s annotation names none that is empty or longer than ${LONGEST_NAME} characters`
  }
  return someShape(shape, (part) => part.kind === 'enum' && part.values.length > MOST_CONSTANTS)
    ? `an enum has at most ${MOST_CONSTANTS} constants here, as Java makes them all in one method`
    : undefined
}

const isRecord = (fields: readonly ShapeField[]): boolean =>
  fields.length <= MOST_FIELDS && fields.every((field) => isAnnotated(field.name))

/** The types of one answer. */
class Types {
  readonly declared: string[] = []
  readonly #names = new FreeNames(TAKEN)
  /** The types of objects and enums: what holds its like comes to the same one again. */
  readonly #types = new Map<AnswerShape, string>()

  /** @param name what a type of this shape is called, if that is free */
  of(shape: AnswerShape, name: string): string {
    switch (shape.kind) {
      case 'string':
      case 'boolean':
      case 'integer':
      case 'number':
        return BASIC[shape.kind]
      case 'enum':
        return this.#types.get(shape) ?? this.#enum(shape, name)
      case 'array':
        return `List<${boxed(this.of(shape.items, name))}>`
      case 'map':
        return `Map<String, ${boxed(this.of(shape.values, name))}>`
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

  #declare(wanted: string): { readonly name: string; readonly place: number } {
    return { name: this.#names.take(wanted), place: this.declared.push('') - 1 }
  }

  #record(shape: ObjectShape, wanted: string): string {
    const { name, place } = this.#declare(wanted)
    this.#types.set(shape, name)
    const ofFields = new FreeNames()
    const components = shape.fields.map((field) => {
      const inJava = ofFields.take(fieldName(field.name))
      const annotation = inJava === field.name ? '' : `@JsonProperty(${java.string(field.name)}) `
      return `${annotation}${this.of(field.shape, typeName(field.name))} ${inJava}`
    })
    const line = `    record ${name}(${components.join(', ')}) {}\n`
    this.declared[place] =
      line.length <= LONGEST_LINE
        ? line
        : `    record ${name}(\n${components.map((each) => `            ${each}`).join(',\n')}) {}\n`
    return name
  }

  #enum(shape: EnumShape, wanted: string): string {
    const { values } = shape
    const kind = kindOfValues(values)
    if (kind !== undefined && kind !== 'string') return BASIC[kind]
    const texts = values.filter((value) => typeof value === 'string')
    if (kind === undefined || !texts.every(isAnnotated)) return NODE
    const { name, place } = this.#declare(wanted)
    this.#types.set(shape, name)
    const used = new FreeNames()
    const constants = texts.map(
      (text) => `        @JsonProperty(${java.string(text)})\n        ${used.take(constantName(text))}`,
    )
    this.declared[place] = `    enum ${name} {\n${constants.join(',\n')}\n    }\n`
    return name
  }

  /** A value that may be null is optional; one of several types is read as it is. */
  #union(members: readonly AnswerShape[], name: string): string {
    const other = shapeBesideNull(members)
    if (other === undefined) return NODE
    const type = this.of(other, name)
    return type === NODE || type.startsWith('Optional<') ? type : `Optional<${boxed(type)}>`
  }
}

const LONGEST_LINE = 100

/** A class is a file, whose name may have 255 characters with those of the classes around it. */
const LONGEST_TYPE = 60

/** An empty name in an annotation says that there is none. */
const isAnnotated = (name: string): boolean => name !== '' && name.length <= LONGEST_NAME

const BOXES: { readonly [type: string]: string } = { boolean: 'Boolean', double: 'Double', long: 'Long' }

const boxed = (type: string): string => BOXES[type] ?? type

const wordsOf = (name: string): readonly string[] => name.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** `HomeAddress` of `home_address`. */
function typeName(name: string): string {
  const joined = wordsOf(name).map(capital).join('').slice(0, LONGEST_TYPE)
  return /^[A-Z]/.test(joined) ? joined : `Value${joined}`
}

/** `homeAddress` of `home_address`, `url` of `URL`. */
function fieldName(name: string): string {
  const joined = typeName(name)
  const [, start = ''] = /^([A-Z]+(?![a-z])|[A-Z])/.exec(joined) ?? []
  const lower = (wordsOf(name).length > 1 ? joined.charAt(0) : start).toLowerCase()
  const inJava = lower + joined.slice(lower.length)
  return RESERVED.includes(inJava) ? `${inJava}_` : inJava
}

/** `PER_DAY` of `per day`. */
function constantName(text: string): string {
  const joined = wordsOf(text).join('_').toUpperCase()
  return /^[A-Z]/.test(joined) ? joined : `VALUE${joined === '' ? '' : `_${joined}`}`
}

/** Names of types that the programs have for something else. */
const TAKEN: readonly string[] = [
  ...Object.keys(IMPORTS),
  ...['Boolean', 'ChatCompletion', 'ChatCompletionChunk', 'ChatCompletionCreateParams', 'ChatCompletionMessageParam'],
  ...['Base64', 'DeserializationFeature', 'Double', 'Enum', 'Example', 'Files', 'IOException', 'IllegalStateException'],
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
]

/** Words of Java, and methods that every record has: https://docs.oracle.com/javase/specs/jls/se17/html/jls-8.html#jls-8.10.1. */
const RESERVED: readonly string[] = (
  'abstract assert boolean break byte case catch char class clone const continue default do double else enum extends ' +
  'false final finalize finally float for getClass goto hashCode if implements import instanceof int interface long ' +
  'native new notify notifyAll null package private protected public return short static strictfp super switch ' +
  'synchronized this throw throws toString transient true try void volatile wait while'
).split(' ')
