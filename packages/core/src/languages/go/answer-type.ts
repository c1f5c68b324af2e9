import type { AnswerSchema } from '../../call/answer-schema.ts'
import type { AnswerShape, EnumValue, ShapeField } from '../../call/answer-shape.ts'
import { go } from './writer.ts'

/** What is kept as it came, so that no number loses a digit. */
const RAW = 'json.RawMessage'

/**
 * The types that `encoding/json` reads an answer into: a struct for each object, the whole answer's first.
 *
 * @param shape of an object
 */
export function answerTypes({ name }: AnswerSchema, shape: AnswerShape): string {
  const types = new Types()
  const type = types.of(shape, name)
  return types.declared.length === 0 ? `// ${name} is an answer.\ntype ${name} = ${type}\n` : types.declared.join('\n')
}

/** The types of one answer. */
class Types {
  readonly declared: string[] = []
  readonly #names = new Set<string>()

  /** @param name what a struct of this shape is called, if that is free */
  of(shape: AnswerShape, name: string): string {
    switch (shape.kind) {
      case 'string':
        return 'string'
      case 'boolean':
        return 'bool'
      case 'integer':
        return 'int64'
      case 'number':
        return 'float64'
      case 'enum':
        return typeOfEnum(shape.values)
      case 'array':
        return `[]${this.of(shape.items, name)}`
      case 'map':
        return `map[string]${this.of(shape.values, name)}`
      case 'object':
        return this.#struct(shape.fields, shape.title === undefined ? name : exported(shape.title))
      case 'union':
        return this.#union(shape.of, name)
      case 'any':
      case 'null':
        return RAW
    }
  }

  #struct(fields: readonly ShapeField[], wanted: string): string {
    // A tag has no quotes and no commas, and `encoding/json` reads few other signs out of it.
    if (!fields.every((field) => TAGGED.test(field.name))) return `map[string]${RAW}`
    const name = unused(wanted, this.#names)
    const place = this.declared.push('') - 1
    const ofFields = new Set<string>()
    const lines = fields.map((field) => {
      const inGo = unused(exported(field.name), ofFields)
      return { name: inGo, json: field.name, type: this.of(field.shape, inGo) }
    })
    this.declared[place] = `type ${name} ${go.struct(lines, '')}\n`
    return name
  }

  /** A shape that may be null is a pointer, where its type has no nil of its own. */
  #union(members: readonly AnswerShape[], name: string): string {
    const others = members.filter(({ kind }) => kind !== 'null')
    const [first] = others
    if (first === undefined || others.length > 1) return RAW
    const type = this.of(first, name)
    return /^(?:\[\]|map\[|json\.)/.test(type) ? type : `*${type}`
  }
}

function typeOfEnum(values: readonly EnumValue[]): string {
  if (values.every((value) => typeof value === 'string')) return 'string'
  if (values.every((value) => typeof value === 'boolean')) return 'bool'
  if (values.every((value) => Number.isSafeInteger(value))) return 'int64'
  return values.every((value) => typeof value === 'number') ? 'float64' : RAW
}

/** Names that `encoding/json` reads out of a tag. */
const TAGGED = /^(?!-$)[A-Za-z0-9_.$%/-]+$/

/** A name that other packages see. */
function exported(name: string): string {
  const words = go.fieldName(name.replace(/[^A-Za-z0-9]+/g, '_'))
  return /^[A-Z]/.test(words) ? words : `Field${words}`
}

function unused(name: string, used: Set<string>): string {
  let free = name
  for (let count = 2; used.has(free); count++) free = `${name}${count}`
  used.add(free)
  return free
}
