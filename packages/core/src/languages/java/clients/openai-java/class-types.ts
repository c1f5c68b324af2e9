import { listed, name as nameOf, type Piece, paragraphs } from '../../../printing/code.ts'
import { FreeNames } from '../../../printing/free-names.ts'
import { fieldName, TAKEN, typeName } from '../../answer-type.ts'
import { JSON_PROPERTY, LIST, OPTIONAL } from '../../names.ts'
import { code, java } from '../../writer.ts'
import type { ClassField, ClassShape, RecordShape } from '../class-schema.ts'
import { PROPERTY_DESCRIPTION } from './names.ts'

/** A record's parts besides its components. */
interface Beside {
  /** @param className the record's name */
  readonly annotations?: (className: string) => Piece | undefined
  /** @param components the component names, by the schema's names */
  readonly member?: (components: ReadonlyMap<string, Piece>, free: FreeNames) => Piece
}

/** The records and enums of one program, from which the client derives its schemas. */
export class ClassTypes {
  readonly #declared: (Piece | undefined)[] = []
  readonly #names = new FreeNames(TAKEN)

  /** Whether one of their values is optional. */
  hasOptional = false

  /** All of them, as class members. */
  get declared(): Piece | undefined {
    return paragraphs(...this.#declared)
  }

  /**
   * Declares a record.
   *
   * @param wanted its name, if it's free
   * @returns its name
   */
  record({ fields }: RecordShape, wanted: string, { annotations, member }: Beside = {}): Piece {
    const name = this.#names.take(wanted)
    const place = this.#declared.push(undefined) - 1
    const free = new FreeNames()
    const names = new Map(fields.map((field) => [field.name, free.take(fieldName(field.name))]))
    const components = fields.map((field) => component(field, names.get(field.name) ?? '', this.#typeOf(field)))
    const head = code`record ${nameOf(name)}${java.parameters(components)}`
    const pieces = new Map([...names].map(([field, inJava]) => [field, nameOf(inJava)]))
    this.#declared[place] = code`
      ${annotations?.(name)}
      ${member === undefined ? code`${head} {}` : withMember(head, member(pieces, free))}
    `
    return nameOf(name)
  }

  #typeOf({ name, shape }: ClassField): Piece {
    return this.#typeNamed(typeName(name), shape)
  }

  #typeNamed(wanted: string, shape: ClassShape): Piece {
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

  /** Returns a type for use between angle brackets. */
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
        this.hasOptional = true
        return code`${OPTIONAL}<${this.#boxed(wanted, shape.value)}>`
      case 'record':
        return this.record(shape, wanted)
      case 'enum':
        return this.#enum(shape.constants, wanted)
    }
  }

  #enum(constants: readonly string[], wanted: string): Piece {
    const name = this.#names.take(wanted)
    this.#declared.push(code`
      // The schema lists the constants by name.
      ${declareEnum(name, constants)}
    `)
    return nameOf(name)
  }
}

/** The longest line with all constants of an enum, without its indentation. */
const LONGEST_ENUM = 96

function declareEnum(name: string, constants: readonly string[]): Piece {
  const names = constants.map((each) => nameOf(each))
  return `enum ${name} { ${constants.join(', ')} }`.length <= LONGEST_ENUM
    ? code`enum ${nameOf(name)} { ${listed(names, ', ')} }`
    : code`
        enum ${nameOf(name)} {
            ${java.below(names)}
        }
      `
}

const withMember = (head: Piece, member: Piece): Piece => code`
  ${head} {
      ${member}
  }
`

function component({ name, description }: ClassField, inJava: string, type: Piece): Piece {
  const described = description === undefined ? undefined : code`@${PROPERTY_DESCRIPTION}(${description}) `
  const named = name === inJava ? undefined : code`@${JSON_PROPERTY}(${name}) `
  return code`${described}${named}${type} ${nameOf(inJava)}`
}
