import type { AnswerSchema } from '../../call/answer-schema.ts'
import type { AnswerShape, ShapeField } from '../../call/answer-shape.ts'
import { freeName, kindOfValues, shapeBesideNull } from '../clients/structured-output.ts'
import { go } from './writer.ts'

/** What is kept as it came, so that no number loses a digit. */
const RAW = 'json.RawMessage'

const BASIC = { string: 'string', boolean: 'bool', integer: 'int64', number: 'float64' } as const

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
      case 'boolean':
      case 'integer':
      case 'number':
        return BASIC[shape.kind]
      case 'enum': {
        const kind = kindOfValues(shape.values)
        return kind === undefined ? RAW : BASIC[kind]
      }
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
    const name = freeName(wanted, this.#names)
    const place = this.declared.push('') - 1
    const ofFields = new Set<string>()
    const lines = fields.map((field) => {
      const inGo = freeName(exported(field.name), ofFields)
      return { name: inGo, json: field.name, type: this.of(field.shape, inGo) }
    })
    this.declared[place] = `type ${name} ${go.struct(lines, '')}\n`
    return name
  }

  /** A shape that may be null is a pointer, where its type has no nil of its own. */
  #union(members: readonly AnswerShape[], name: string): string {
    const other = shapeBesideNull(members)
    if (other === undefined) return RAW
    const type = this.of(other, name)
    return /^(?:\[\]|map\[|json\.)/.test(type) ? type : `*${type}`
  }
}

/** Names that `encoding/json` reads out of a tag. */
const TAGGED = /^(?!-$)[A-Za-z0-9_.$%/-]+$/

/** A name that other packages see. */
function exported(name: string): string {
  const words = go.fieldName(name.replace(/[^A-Za-z0-9]+/g, '_'))
  return /^[A-Z]/.test(words) ? words : `Field${words}`
}
