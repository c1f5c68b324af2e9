import type { Value, ValueObject } from '../../../../values/value.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'

/** The type of a request field in the client, if it has the field. */
type FieldKind = 'number' | 'integer' | 'boolean' | 'text' | 'name'

/** Fields of `ChatCompletionNewParams` and `CompletionNewParams` in openai-go 3.96 that contain a single value. */
const FIELDS: { readonly [name: string]: FieldKind } = {
  frequency_penalty: 'number',
  logprobs: 'boolean',
  max_completion_tokens: 'integer',
  max_tokens: 'integer',
  n: 'integer',
  parallel_tool_calls: 'boolean',
  presence_penalty: 'number',
  reasoning_effort: 'name',
  seed: 'integer',
  service_tier: 'name',
  store: 'boolean',
  temperature: 'number',
  top_logprobs: 'integer',
  top_p: 'number',
  user: 'text',
  verbosity: 'name',
}

/** Those that the client also has for text completions. */
const OF_COMPLETIONS = [
  'frequency_penalty',
  'max_tokens',
  'n',
  'presence_penalty',
  'seed',
  'temperature',
  'top_p',
  'user',
]

const FUNCTIONS = { number: 'Float', integer: 'Int', boolean: 'Bool', text: 'String' } as const

/** Returns the value in the client's type; `undefined` if the field doesn't accept it. */
function typed(kind: FieldKind | undefined, value: Value): Piece | undefined {
  const fits =
    (kind === 'number' && typeof value === 'number') ||
    (kind === 'integer' && Number.isSafeInteger(value)) ||
    (kind === 'boolean' && typeof value === 'boolean') ||
    ((kind === 'text' || kind === 'name') && typeof value === 'string' && value !== '')
  if (!fits || kind === undefined) return undefined
  return kind === 'name' ? go.literal(value) : code`openai.${name(FUNCTIONS[kind])}(${go.constant(value)})`
}

/**
 * Creates `params` of a client type, with known fields by name, and all others as extra fields.
 *
 * @param named fields that are already code, by their Go names
 * @param fields the other fields of the body
 */
export function makeParams(
  type: 'ChatCompletionNewParams' | 'CompletionNewParams',
  named: { readonly [name: string]: Piece },
  fields: ValueObject,
): Piece {
  const known: { [name: string]: Piece } = { ...named }
  const rest: [name: string, value: Value][] = []
  for (const [field, value] of Object.entries(fields)) {
    const isKnown =
      Object.hasOwn(FIELDS, field) && (type === 'ChatCompletionNewParams' || OF_COMPLETIONS.includes(field))
    const piece = isKnown ? typed(FIELDS[field], value) : undefined
    if (piece === undefined) rest.push([field, value])
    else known[go.fieldName(field)] = piece
  }
  return code`
    params := openai.${name(type)}${go.fields(known)}
    ${when(rest.length > 0, code`params.SetExtraFields(${go.literal(Object.fromEntries(rest), 4)})`)}
  `
}
