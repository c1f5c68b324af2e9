import type { AnswerSchema } from '../../call/answer-schema.ts'
import type { AnswerShape, Limits, ShapeDefinition, ShapeField } from '../../call/answer-shape.ts'
import type { ChatCall } from '../../call/call.ts'
import { raw, type Value } from '../../values/value.ts'
import { className, shapeOf, someShape, unsupportedModel, unsupportedSize } from '../clients/structured-output.ts'
import { FreeNames } from '../printing/free-names.ts'
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
    : undefined) ??
  unsupportedSize(
    shapeOf(call),
    ({ to }) => to.shape.kind !== 'object',
    'Pydantic writes a definition that is no object out each time that it is used',
  )

/** The same where the helper of `openai` makes the schema: it writes a described reference out, whatever it leads to. */
export const unsupportedPydanticHelper = (call: ChatCall): string | undefined =>
  unsupportedPydantic(call) ??
  unsupportedSize(
    shapeOf(call),
    ({ to, description }) => to.shape.kind !== 'object' || description !== undefined,
    'the client’s helper writes definitions out where a description stands beside their use',
  )

const holdsFraction = (shape: AnswerShape): boolean =>
  shape.kind === 'enum' && shape.values.some((value) => typeof value === 'number' && !Number.isSafeInteger(value))

/** Writes the models of a call's answer. */
export function pydanticModels(call: ChatCall, { name, schema }: AnswerSchema): PydanticModels {
  const models = new Models(name)
  models.addRoot(name, shapeOf(call), typeof schema.description === 'string' ? schema.description : undefined)
  return models.written()
}

/** Names that a field would take away from the annotations below it. */
const USED_IN_ANNOTATIONS = ['Annotated', 'Any', 'Field', 'Literal', 'bool', 'dict', 'float', 'int', 'list', 'str']

/** Attributes that `pydantic.BaseModel` 2.14 has, beside those of the namespaces that it protects. */
const OF_BASE_MODEL: ReadonlySet<string> = new Set([
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
])

/** Names of classes that stand for something else in the programs. */
const TAKEN_BY_PROGRAMS = [
  'APIConnectionError',
  'APIStatusError',
  'Anthropic',
  'AsyncAnthropic',
  'AsyncInferenceClient',
  'AsyncOpenAI',
  'BaseModel',
  'Exception',
  'HTTPError',
  'HfHubHTTPError',
  'InferenceClient',
  'IndexError',
  'LengthFinishReasonError',
  'OpenAI',
  'OpenAIError',
  'Optional',
  'SystemExit',
  'TypeError',
  'Union',
  'ValidationError',
  'ValueError',
  ...USED_IN_ANNOTATIONS,
]

const STRICT = 'extra="forbid", strict=True'

class Models {
  /** Classes, and other names of types. */
  readonly #declared: string[] = []
  readonly #names: FreeNames
  /** The names of definitions, and those of them that are being written. */
  readonly #ofDefinitions = new Map<ShapeDefinition, string>()
  readonly #open = new Set<ShapeDefinition>()
  readonly #uses = new Set<string>()
  #hasAlias = false

  constructor(root: string) {
    this.#names = new FreeNames([root, ...TAKEN_BY_PROGRAMS])
  }

  written(): PydanticModels {
    const typing = ['Annotated', 'Any', 'Literal', 'Optional', 'Union'].filter((each) => this.#uses.has(each))
    const pydantic = ['BaseModel', ...(this.#uses.has('Field') ? ['Field'] : []), 'ValidationError']
    return {
      imports: [
        ...(typing.length === 0 ? [] : [{ module: 'typing', name: typing.join(', '), standard: true } as const]),
        { module: 'pydantic', name: pydantic.join(', ') },
      ],
      code: this.#declared.join('\n\n'),
      dump: `indent=2${this.#hasAlias ? ', by_alias=True' : ''}`,
    }
  }

  /** Adds the class of the whole answer, which can be a definition that holds its like. */
  addRoot(name: string, shape: AnswerShape, description?: string): void {
    if (shape.kind === 'reference')
      this.#define(shape.to, name, () => this.#addClass(name, shape.to.shape, description))
    else this.#addClass(name, shape, description)
  }

  #define(definition: ShapeDefinition, name: string, write: () => void): void {
    this.#ofDefinitions.set(definition, name)
    this.#open.add(definition)
    write()
    this.#open.delete(definition)
  }

  /** The name of a definition, in quotes as long as nothing has it. */
  #reference(definition: ShapeDefinition): string {
    const { shape } = definition
    const name = this.#ofDefinitions.get(definition) ?? this.#names.take(classNameOf(definition.name))
    if (!this.#ofDefinitions.has(definition)) {
      this.#define(definition, name, () => {
        if (shape.kind === 'object') this.#addClass(name, shape, shape.description)
        else this.#declared.push(`${name} = ${this.#type(shape, definition.name)}\n`)
      })
    }
    return this.#open.has(definition) ? python.string(name) : name
  }

  #addClass(name: string, shape: AnswerShape, description?: string): void {
    const fields = shape.kind === 'object' ? shape.fields : []
    const typed = fields.map((field) => ({ ...field, type: this.#bareType(field.shape, field.name) }))
    // No field is called like a class, as an annotation below it would take the field for it.
    const names = new FreeNames()
    const lines = typed.map((field) => this.#field(field, names))
    const isPlain = description !== undefined && /^[!-~](?:[ -~]*[!-~])?$/.test(description)
    const extra = description === undefined || isPlain ? '' : `, json_schema_extra=${python.literal({ description })}`
    const documented = isPlain ? `    ${python.docstring(description)}\n${lines.length === 0 ? '' : '\n'}` : ''
    const body = documented + lines.join('')
    this.#declared.push(`class ${name}(BaseModel, ${STRICT}${extra}):\n${body === '' ? '    pass\n' : body}`)
  }

  #field({ name, shape, type }: ShapeField & { readonly type: string }, names: FreeNames): string {
    const identifier = fieldName(name, names, this.#names)
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
        return this.#union(shape.of.map((each) => this.#type(each, name)))
      case 'reference':
        return this.#reference(shape.to)
      case 'object': {
        const ofClass = this.#names.take(classNameOf(shape.title ?? name))
        this.#addClass(ofClass, shape)
        return ofClass
      }
    }
  }

  /** Texts have no `|`, and a class that is not there yet stands in one. */
  #union(types: readonly string[]): string {
    if (!types.some((type) => type.startsWith('"'))) return types.join(' | ')
    const others = types.filter((type) => type !== 'None')
    const [only] = others
    const isOptional = others.length < types.length
    this.#uses.add(others.length === 1 ? 'Optional' : 'Union')
    if (only !== undefined && others.length === 1) return `Optional[${only}]`
    return `Union[${others.join(', ')}${isOptional ? ', None' : ''}]`
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

/**
 * A field's name as it can stand in a class: another where it is no identifier, or Pydantic has it for itself.
 *
 * @param names of fields of the class, which get the new one
 * @param classes names of classes: an annotation below would take the field for one
 */
function fieldName(name: string, names: FreeNames, classes: FreeNames): string {
  const isFree = (text: string): boolean =>
    pythonName(text) !== undefined &&
    !/^(_|model_dump|model_validate)/.test(text) &&
    !OF_BASE_MODEL.has(text) &&
    !classes.has(text) &&
    !names.has(text)
  if (isFree(name)) return names.take(name)
  const words = name
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60)
  const candidates = [words, `${words}_`, `field_${words}`]
  return names.take(candidates.find(isFree) ?? 'field')
}

/** `home_address` as `HomeAddress`. */
function classNameOf(name: string): string {
  const joined = className(name)
  return pythonName(joined) === undefined ? `Part${joined}` : joined
}
