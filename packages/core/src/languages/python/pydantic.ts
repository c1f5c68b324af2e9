import type { ChatCall } from '../../call/call.ts'
import type { OutputSchema } from '../../call/output-schema.ts'
import type { Limits, OutputShape, ShapeDefinition, ShapeField } from '../../call/output-shape.ts'
import { withoutOuter } from '../../values/trim.ts'
import type { Value } from '../../values/value.ts'
import { className, shapeOf, someShape, unsupportedModel, unsupportedSize } from '../clients/structured-output.ts'
import { lines, listed, name, type Piece, paragraphs, when } from '../printing/code.ts'
import { FreeNames } from '../printing/free-names.ts'
import { apart } from './clients/main.ts'
import { pythonName } from './python-name.ts'
import { code, python } from './writer.ts'

/** Pydantic 2 models, and what a program needs to use them. */
export interface PydanticModels {
  /** The classes, the answer's own last, to be placed after the imports and followed by two empty lines. */
  readonly classes: Piece
  /** The arguments for printing the answer. */
  readonly dump: Piece
}

// @__NO_SIDE_EFFECTS__
const fromPydantic = (taken: string): Piece => name(taken, { module: 'pydantic', name: taken })

// @__NO_SIDE_EFFECTS__
const fromTyping = (taken: string): Piece => name(taken, { module: 'typing', name: taken, standard: true })

const BASE_MODEL = /* @__PURE__ */ fromPydantic('BaseModel')
const FIELD = /* @__PURE__ */ fromPydantic('Field')
/** Pydantic's exception for an answer that doesn't fit the model. */
export const VALIDATION_ERROR = /* @__PURE__ */ fromPydantic('ValidationError')
const ANNOTATED = /* @__PURE__ */ fromTyping('Annotated')
const LITERAL = /* @__PURE__ */ fromTyping('Literal')
const OPTIONAL = /* @__PURE__ */ fromTyping('Optional')
const UNION = /* @__PURE__ */ fromTyping('Union')

/** Returns why Pydantic can't express the schema. */
export const unsupportedPydantic = (call: ChatCall): string | undefined =>
  unsupportedModel(call) ??
  (someShape(shapeOf(call), holdsFraction)
    ? 'a Python Literal can contain only strings, integers, and booleans, and the schema has other choices (PEP 586)'
    : undefined) ??
  unsupportedSize(
    shapeOf(call),
    ({ to }) => to.shape.kind !== 'object',
    'Pydantic writes out a definition that isn’t an object each time it’s used',
  )

/** Returns why Pydantic can't be used with the `openai` helper, which writes out every described reference. */
export const unsupportedPydanticHelper = (call: ChatCall): string | undefined =>
  unsupportedPydantic(call) ??
  unsupportedSize(
    shapeOf(call),
    ({ to, description }) => to.shape.kind !== 'object' || description !== undefined,
    'the client’s helper writes out definitions that are used with a description',
  )

const holdsFraction = (shape: OutputShape): boolean =>
  shape.kind === 'enum' && shape.values.some((value) => typeof value === 'number' && !Number.isSafeInteger(value))

/**
 * Returns the models for a call's schema.
 *
 * @param taken names that the program uses for something else
 */
export function pydanticModels(
  call: ChatCall,
  { name: root, schema }: OutputSchema,
  taken: readonly string[] = [],
): PydanticModels {
  const models = new Models(root, taken)
  models.addRoot(root, shapeOf(call), typeof schema.description === 'string' ? schema.description : undefined)
  return models.written()
}

/** Names that a field would hide from the annotations below it. */
const USED_IN_ANNOTATIONS = ['Annotated', 'Any', 'Field', 'Literal', 'bool', 'dict', 'float', 'int', 'list', 'str']

/** Attributes of `pydantic.BaseModel` 2.14, besides those in its protected namespaces. */
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

/** Class names with another meaning in the programs. */
const TAKEN_BY_PROGRAMS = [
  'APIConnectionError',
  'APIStatusError',
  'Agent',
  'Anthropic',
  'AsyncAnthropic',
  'AsyncInferenceClient',
  'AsyncOpenAI',
  'BaseModel',
  'ChatOpenAI',
  'Exception',
  'HTTPError',
  'HfHubHTTPError',
  'ImageUrl',
  'IndexError',
  'InferenceClient',
  'LengthFinishReasonError',
  'ModelBehaviorError',
  'ModelRequest',
  'ModelResponse',
  'ModelSettings',
  'NativeOutput',
  'OpenAI',
  'OpenAIChatCompletionsModel',
  'OpenAIChatModel',
  'OpenAICompatibleProvider',
  'OpenAIError',
  'Optional',
  'Runner',
  'SystemExit',
  'TextPart',
  'TypeError',
  'Union',
  'ValidationError',
  'ValueError',
  ...USED_IN_ANNOTATIONS,
]

/** An annotation. */
interface Type {
  readonly piece: Piece
  /** Set for a class that isn't defined yet and needs quotes. */
  readonly isText?: true
}

const NONE: Type = { piece: /* @__PURE__ */ name('None') }

const SIMPLE: { readonly [kind in 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'any']: Type } = {
  string: { piece: /* @__PURE__ */ name('str') },
  integer: { piece: /* @__PURE__ */ name('int') },
  number: { piece: /* @__PURE__ */ name('float') },
  boolean: { piece: /* @__PURE__ */ name('bool') },
  null: NONE,
  any: { piece: /* @__PURE__ */ fromTyping('Any') },
}

class Models {
  /** Classes and other type names. */
  readonly #declared: Piece[] = []
  readonly #names: FreeNames
  /** The names of definitions, and the definitions that are being written. */
  readonly #ofDefinitions = new Map<ShapeDefinition, string>()
  readonly #open = new Set<ShapeDefinition>()
  #hasAlias = false

  constructor(root: string, taken: readonly string[]) {
    this.#names = new FreeNames([root, ...TAKEN_BY_PROGRAMS, ...taken])
  }

  written(): PydanticModels {
    return {
      classes: code`

        ${lines(...this.#declared)}
      `,
      dump: code`indent=2${when(this.#hasAlias, code`, by_alias=True`)}`,
    }
  }

  /** Adds the class of the whole answer, which may be a recursive definition. */
  addRoot(root: string, shape: OutputShape, description?: string): void {
    if (shape.kind === 'reference')
      this.#define(shape.to, root, () => this.#addClass(root, shape.to.shape, description))
    else this.#addClass(root, shape, description)
  }

  #define(definition: ShapeDefinition, ofDefinition: string, write: () => void): void {
    this.#ofDefinitions.set(definition, ofDefinition)
    this.#open.add(definition)
    write()
    this.#open.delete(definition)
  }

  /** Returns a definition's name, in quotes while it's undefined. */
  #reference(definition: ShapeDefinition): Type {
    const { shape } = definition
    // An alias would refer to a name in quotes, and Python has no `|` for strings.
    if (shape.kind === 'reference' && Object.keys(factsOf(shape)).length === 0) return this.#reference(shape.to)
    const taken = this.#ofDefinitions.get(definition) ?? this.#names.take(classNameOf(definition.name))
    if (!this.#ofDefinitions.has(definition)) {
      this.#define(definition, taken, () => {
        if (shape.kind === 'object') this.#addClass(taken, shape, shape.description)
        else {
          const { piece } = this.#type(shape, definition.name)
          this.#declare(code`${name(taken)} = ${piece}`)
        }
      })
    }
    return this.#open.has(definition) ? { piece: code`${taken}`, isText: true } : { piece: name(taken) }
  }

  #declare(declaration: Piece): void {
    this.#declared.push(apart(declaration))
  }

  #addClass(ofClass: string, shape: OutputShape, description?: string): void {
    const fields = shape.kind === 'object' ? shape.fields : []
    const typed = fields.map((field) => ({ ...field, type: this.#bareType(field.shape, field.name) }))
    // Field names must differ from class names, or an annotation below would refer to the field.
    const names = new FreeNames()
    const fieldLines = lines(...typed.map((field) => this.#field(field, names)))
    const isPlain = description !== undefined && /^[!-~](?:[ -~]*[!-~])?$/.test(description)
    const extra =
      description === undefined || isPlain ? undefined : code`, json_schema_extra=${python.alone({ description })}`
    const documented = isPlain ? python.docstring(description) : undefined
    this.#declare(code`
      class ${name(ofClass)}(${BASE_MODEL}, extra="forbid", strict=True${extra}):
          ${paragraphs(documented, fieldLines) ?? code`pass`}
    `)
  }

  #field({ name: key, shape, type }: ShapeField & { readonly type: Type }, names: FreeNames): Piece {
    const identifier = fieldName(key, names, this.#names)
    const isAliased = identifier !== key
    if (isAliased) this.#hasAlias = true
    const facts = { ...(isAliased ? { alias: key } : {}), ...factsOf(shape) }
    const field = code`${name(identifier)}: ${type.piece}`
    return Object.keys(facts).length === 0 ? field : code`${field} = ${FIELD}(${python.arguments(facts)})`
  }

  /** Returns an annotation. `key` is the field's name, which also names a class without a title. */
  #type(shape: OutputShape, key: string): Type {
    const facts = factsOf(shape)
    const type = this.#bareType(shape, key)
    if (Object.keys(facts).length === 0) return type
    return { piece: code`${ANNOTATED}[${type.piece}, ${FIELD}(${python.inlineArguments(facts)})]` }
  }

  #bareType(shape: OutputShape, key: string): Type {
    switch (shape.kind) {
      case 'enum':
        return { piece: code`${LITERAL}${python.inline(shape.values)}` }
      case 'array':
        return { piece: code`list[${this.#type(shape.items, key).piece}]` }
      case 'map':
        return { piece: code`dict[str, ${this.#type(shape.values, key).piece}]` }
      case 'union':
        return unionOf(shape.of.map((each) => this.#type(each, key)))
      case 'reference':
        return this.#reference(shape.to)
      case 'object': {
        const ofClass = this.#names.take(classNameOf(shape.title ?? key))
        this.#addClass(ofClass, shape)
        return { piece: name(ofClass) }
      }
      default:
        return SIMPLE[shape.kind]
    }
  }
}

/** Strings have no `|`, and a class that isn't defined yet is a string. */
function unionOf(types: readonly Type[]): Type {
  if (!types.some(({ isText }) => isText)) {
    const [only] = types
    if (only !== undefined && types.length === 1) return only
    const [first, ...others] = pieces(types)
    return { piece: code`${listed([first, ...others.map((piece) => code`| ${piece}`)], ' ')}` }
  }
  const others = types.filter((type) => type !== NONE)
  const [only] = others
  if (only !== undefined && others.length === 1) return { piece: code`${OPTIONAL}[${only.piece}]` }
  const all = others.length < types.length ? [...others, NONE] : others
  return { piece: code`${UNION}[${listed(pieces(all), ', ')}]` }
}

const pieces = (types: readonly Type[]): readonly Piece[] => types.map(({ piece }) => piece)

const NAMES: { readonly [limit in keyof Limits]-?: string } = {
  minimum: 'ge',
  maximum: 'le',
  exclusiveMinimum: 'gt',
  exclusiveMaximum: 'lt',
  minItems: 'min_length',
  maxItems: 'max_length',
}

/** Returns the arguments of `Field` besides the alias. */
function factsOf({ description, limits = {}, unchecked }: OutputShape): { readonly [name: string]: Value } {
  return {
    ...Object.fromEntries(Object.entries(limits).map(([limit, value]) => [NAMES[limit as keyof Limits], value])),
    ...(description === undefined ? {} : { description }),
    ...(unchecked === undefined ? {} : { json_schema_extra: unchecked }),
  }
}

/** Checks whether a class can have a field with a name: an identifier that Pydantic doesn't reserve. */
export const isFieldName = (text: string): boolean =>
  pythonName(text) !== undefined && !/^(_|model_dump|model_validate)/.test(text) && !OF_BASE_MODEL.has(text)

/**
 * Returns a field's name in the class. It differs if the name isn't an identifier, or if Pydantic reserves it.
 *
 * @param names the class's field names, to which the new one is added
 * @param classes class names, which an annotation below would confuse with the field
 */
function fieldName(key: string, names: FreeNames, classes: FreeNames): string {
  const isFree = (text: string): boolean => isFieldName(text) && !classes.has(text) && !names.has(text)
  if (isFree(key)) return names.take(key)
  const words = withoutOuter(key.replace(/[^A-Za-z0-9]+/g, '_'), '_').slice(0, 60)
  const candidates = [words, `${words}_`, `field_${words}`]
  return names.take(candidates.find(isFree) ?? 'field')
}

/** Converts `home_address` to `HomeAddress`. */
function classNameOf(text: string): string {
  const joined = className(text)
  return pythonName(joined) === undefined ? `Part${joined}` : joined
}
