import type { JsonValue } from '../../../../values/value.ts'
import { name as nameOf, type Piece, paragraphs } from '../../../printing/code.ts'
import { FreeNames } from '../../../printing/free-names.ts'
import { RESERVED, TAKEN, typeName } from '../../answer-type.ts'
import { JSON_PROPERTY, LIST } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { type ClassField, type ClassShape, type RecordShape, recordOf } from '../class-schema.ts'
import { DESCRIPTION } from './names.ts'

/* Records of which LangChain4j makes the schema of an answer: `JsonSchemaElementUtils` of langchain4j-core 1.19.0. */

/** Names of types that the program has for something else. */
const OF_PROGRAM = [
  ...TAKEN,
  'AiServices',
  'Assistant',
  'Capability',
  'Description',
  'OpenAiChatModel',
  'OutputParsingException',
]

/**
 * The records and enums of an answer; undefined where LangChain4j would make another schema of them. A component is named
 * as its field is.
 *
 * @param name what the answer is called
 */
export function answerRecord(name: string, schema: JsonValue): Piece | undefined {
  const shape = recordOf(schema)
  return shape === undefined || OF_PROGRAM.includes(name) || !isNamedInJava(shape)
    ? undefined
    : new AnswerTypes().declared(shape, name)
}

function isNamedInJava(shape: ClassShape): boolean {
  if (shape.kind === 'list') return shape.items.kind !== 'list' && isNamedInJava(shape.items)
  if (shape.kind === 'optional') return isNamedInJava(shape.value)
  return (
    shape.kind !== 'record' ||
    shape.fields.every((field) => /^[A-Za-z]\w{0,99}$/.test(field.name) && isFree(field) && isNamedInJava(field.shape))
  )
}

const isFree = ({ name, description }: ClassField): boolean => !RESERVED.includes(name) && description !== ''

class AnswerTypes {
  readonly #declared: (Piece | undefined)[] = []
  readonly #names = new FreeNames(OF_PROGRAM)

  declared(shape: RecordShape, name: string): Piece | undefined {
    this.#record(shape, name)
    return paragraphs(...this.#declared)
  }

  #record({ fields }: RecordShape, wanted: string): Piece {
    const name = nameOf(this.#names.take(wanted))
    const place = this.#declared.push(undefined) - 1
    this.#declared[place] = code`record ${name}${java.parameters(fields.map((field) => this.#component(field)))} {}`
    return name
  }

  /** What isn’t required may be null in a strict schema. */
  #component({ name, description, shape }: ClassField): Piece {
    const required = shape.kind === 'optional' ? undefined : code`@${JSON_PROPERTY}(required = true) `
    const described = description === undefined ? undefined : code`@${DESCRIPTION}(${description}) `
    return code`${required}${described}${this.#type(typeName(name), shape)} ${nameOf(name)}`
  }

  #type(wanted: string, shape: ClassShape): Piece {
    switch (shape.kind) {
      case 'integer':
        return code`long`
      case 'number':
        return code`double`
      case 'boolean':
        return code`boolean`
      default:
        return this.#boxed(wanted, shape)
    }
  }

  /** A type as it stands between angle brackets. */
  #boxed(wanted: string, shape: ClassShape): Piece {
    switch (shape.kind) {
      case 'string':
        return code`String`
      case 'integer':
        return code`Long`
      case 'number':
        return code`Double`
      case 'boolean':
        return code`Boolean`
      case 'list':
        return code`${LIST}<${this.#boxed(wanted, shape.items)}>`
      case 'optional':
        return this.#boxed(wanted, shape.value)
      case 'record':
        return this.#record(shape, wanted)
      case 'enum':
        return this.#enum(shape.constants, wanted)
    }
  }

  #enum(constants: readonly string[], wanted: string): Piece {
    const name = nameOf(this.#names.take(wanted))
    this.#declared.push(code`
      // The schema lists the constants by name.
      enum ${name} {
          ${java.below(constants.map((each) => nameOf(each)))}
      }
    `)
    return name
  }
}
