import type { AnswerSchema } from '../../call/answer-schema.ts'
import type { AnswerShape, Limits, ShapeField } from '../../call/answer-shape.ts'
import type { ChatCall } from '../../call/call.ts'
import { raw, type Value } from '../../values/value.ts'
import { shapeOf, someShape, unsupportedModel } from '../clients/structured-output.ts'
import { pythonName } from './python-name.ts'
import { type PythonImport, python } from './writer.ts'

/** Models of Pydantic 2, and what a program needs to use them. */
export interface PydanticModels {
  readonly imports: readonly PythonImport[]
  /** The classes, the answer's own last. */
  readonly code: string
  /** Arguments that the answer is printed with. */
  readonly dump: string
}

/** Why Pydantic cannot say what the call shall be answered with. */
export const unsupportedPydantic = (call: ChatCall): string | undefined =>
  unsupportedModel(call) ??
  (someShape(shapeOf(call), holdsFraction)
    ? 'a Literal of Python holds texts, whole numbers, True and False, and the schema has other choices (PEP 586)'
    : undefined)

const holdsFraction = (shape: AnswerShape): boolean =>
  shape.kind === 'enum' && shape.values.some((value) => typeof value === 'number' && !Number.isSafeInteger(value))

/** Writes the models of a call's answer. */
export function pydanticModels(call: ChatCall, { name, schema }: AnswerSchema): PydanticModels {
  const models = new Models(name)
  models.addClass(name, shapeOf(call), typeof schema.description === 'string' ? schema.description : undefined)
  return models.written()
}

/** Names that a field would take away from the annotations below it. */
const USED_IN_ANNOTATIONS = ['Annotated', 'Any', 'Field', 'Literal', 'bool', 'dict', 'float', 'int', 'list', 'str']

/** Attributes that `pydantic.BaseModel` 2.14 has, beside those of the namespaces that it protects. */
const OF_BASE_MODEL = [
  'construct',
  'copy',
  'dict',
  'from_orm',
  'json',
  'model_computed_fields',
  'model_config',
  'model_construct',
  'model_copy',
  'model_extra',
  'model_fields',
  'model_fields_set',
  'model_json_schema',
  'model_parametrized_name',
  'model_post_init',
  'model_rebuild',
  'parse_file',
  'parse_obj',
  'parse_raw',
  'schema',
  'schema_json',
  'update_forward_refs',
  'validate',
]

/** Names of classes that stand for something else in the programs. */
const TAKEN_BY_PROGRAMS = [
  'APIConnectionError',
  'APIStatusError',
  'Anthropic',
  'AsyncAnthropic',
  'AsyncInferenceClient',
  'AsyncOpenAI',
  'BaseModel',
  'HTTPError',
  'HfHubHTTPError',
  'InferenceClient',
  'IndexError',
  'LengthFinishReasonError',
  'OpenAI',
  'OpenAIError',
  'SystemExit',
  'TypeError',
  'ValidationError',
  ...USED_IN_ANNOTATIONS,
]

const STRICT = 'extra="forbid", strict=True'

class Models {
  readonly #classes: string[] = []
  readonly #names: Set<string>
  readonly #uses = new Set<string>()
  #hasAlias = false

  constructor(root: string) {
    this.#names = new Set([root, ...TAKEN_BY_PROGRAMS])
  }

  written(): PydanticModels {
    const typing = ['Annotated', 'Any', 'Literal'].filter((each) => this.#uses.has(each))
    const pydantic = ['BaseModel', ...(this.#uses.has('Field') ? ['Field'] : []), 'ValidationError']
    return {
      imports: [
        ...(typing.length === 0 ? [] : [{ module: 'typing', name: typing.join(', '), standard: true } as const]),
        { module: 'pydantic', name: pydantic.join(', ') },
      ],
      code: this.#classes.join('\n\n'),
      dump: `indent=2${this.#hasAlias ? ', by_alias=True' : ''}`,
    }
  }

  addClass(name: string, shape: AnswerShape, description?: string): void {
    const fields = shape.kind === 'object' ? shape.fields : []
    const typed = fields.map((field) => ({ ...field, type: this.#bareType(field.shape, field.name) }))
    // No field is called like a class, as an annotation below it would take the field for it.
    const names = new Set(this.#names)
    const lines = typed.map((field) => this.#field(field, names))
    const isPlain = description !== undefined && /^[!-~](?:[ -~]*[!-~])?$/.test(description)
    const extra = description === undefined || isPlain ? '' : `, json_schema_extra=${python.literal({ description })}`
    const documented = isPlain ? `    ${python.docstring(description)}\n${lines.length === 0 ? '' : '\n'}` : ''
    const body = documented + lines.join('')
    this.#classes.push(`class ${name}(BaseModel, ${STRICT}${extra}):\n${body === '' ? '    pass\n' : body}`)
  }

  #field({ name, shape, type }: ShapeField & { readonly type: string }, names: Set<string>): string {
    const identifier = fieldName(name, names)
    names.add(identifier)
    const isAliased = identifier !== name
    if (isAliased) this.#hasAlias = true
    const facts = { ...(isAliased ? { alias: name } : {}), ...factsOf(shape) }
    if (Object.keys(facts).length === 0) return `    ${identifier}: ${type}\n`
    this.#uses.add('Field')
    const line = `    ${identifier}: ${type} = Field(${onOneLine(facts)})\n`
    if (line.length <= 89) return line
    const broken = Object.entries(facts).map(([key, value]) => python.argument(key, value, 8))
    return `    ${identifier}: ${type} = Field(\n${broken.join('')}    )\n`
  }

  /** An annotation; `name` is that of the field, by which a class is called that has no name. */
  #type(shape: AnswerShape, name: string): string {
    const facts = factsOf(shape)
    const type = this.#bareType(shape, name)
    if (Object.keys(facts).length === 0) return type
    this.#uses.add('Annotated').add('Field')
    return `Annotated[${type}, Field(${onOneLine(facts)})]`
  }

  #bareType(shape: AnswerShape, name: string): string {
    switch (shape.kind) {
      case 'string':
        return 'str'
      case 'integer':
        return 'int'
      case 'number':
        return 'float'
      case 'boolean':
        return 'bool'
      case 'null':
        return 'None'
      case 'any':
        this.#uses.add('Any')
        return 'Any'
      case 'enum':
        this.#uses.add('Literal')
        return `Literal${python.literal(
          shape.values.map((value) => raw(python.literal(value))),
          0,
          -Infinity,
        )}`
      case 'array':
        return `list[${this.#type(shape.items, name)}]`
      case 'map':
        return `dict[str, ${this.#type(shape.values, name)}]`
      case 'union':
        return shape.of.map((each) => this.#type(each, name)).join(' | ')
      case 'object': {
        const className = uniqueName(classNameOf(shape.title ?? name), this.#names)
        this.#names.add(className)
        this.addClass(className, shape)
        return className
      }
    }
  }
}

const onOneLine = (facts: { readonly [name: string]: Value }): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}=${python.literal(value, 0, -Infinity)}`)
    .join(', ')

const NAMES: { readonly [name in keyof Limits]-?: string } = {
  minimum: 'ge',
  maximum: 'le',
  exclusiveMinimum: 'gt',
  exclusiveMaximum: 'lt',
  minItems: 'min_length',
  maxItems: 'max_length',
}

/** Arguments of `Field` beside the alias. */
function factsOf({ description, limits = {}, unchecked }: AnswerShape): { readonly [name: string]: Value } {
  return {
    ...Object.fromEntries(Object.entries(limits).map(([name, value]) => [NAMES[name as keyof Limits], value])),
    ...(description === undefined ? {} : { description }),
    ...(unchecked === undefined ? {} : { json_schema_extra: unchecked }),
  }
}

const uniqueName = (name: string, taken: ReadonlySet<string>): string => {
  let unique = name
  for (let number = 2; taken.has(unique); number++) unique = `${name}${number}`
  return unique
}

/** A field's name as it can stand in a class: another where it is no identifier, or Pydantic has it for itself. */
function fieldName(name: string, taken: ReadonlySet<string>): string {
  const isFree = (text: string): boolean =>
    pythonName(text) !== undefined &&
    !/^(_|model_dump|model_validate)/.test(text) &&
    !OF_BASE_MODEL.includes(text) &&
    !taken.has(text)
  if (isFree(name)) return name
  const words = name
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60)
  const candidates = [words, `${words}_`, `field_${words}`]
  return candidates.find(isFree) ?? uniqueName('field', taken)
}

/** `home_address` as `HomeAddress`. */
function classNameOf(name: string): string {
  const words = name.match(/[A-Za-z0-9]+/g) ?? []
  const joined = words
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .slice(0, 60)
  return /^[A-Z]/.test(joined) && pythonName(joined) !== undefined ? joined : `Part${joined}`
}
