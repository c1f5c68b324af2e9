import type { Value, ValueObject } from '../../../../values/value.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'
import { RESPONSES } from './names.ts'

/** The type of a request field in the client, if it has the field. */
type FieldKind = 'number' | 'integer' | 'boolean' | 'text' | 'name'

type Kinds = { readonly [name: string]: FieldKind }

/** A parameter type of the client, and the fields of openai-go 3.96 in it that contain a single value. */
export interface ParamsType {
  readonly type: Piece
  readonly kinds: Kinds
}

export const CHAT_PARAMS: ParamsType = {
  type: /* @__PURE__ */ name('openai.ChatCompletionNewParams'),
  kinds: {
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
  },
}

export const COMPLETION_PARAMS: ParamsType = {
  type: /* @__PURE__ */ name('openai.CompletionNewParams'),
  kinds: {
    frequency_penalty: 'number',
    max_tokens: 'integer',
    n: 'integer',
    presence_penalty: 'number',
    seed: 'integer',
    temperature: 'number',
    top_p: 'number',
    user: 'text',
  },
}

export const RESPONSE_PARAMS: ParamsType = {
  type: code`${RESPONSES}.ResponseNewParams`,
  kinds: {
    background: 'boolean',
    instructions: 'text',
    max_output_tokens: 'integer',
    max_tool_calls: 'integer',
    parallel_tool_calls: 'boolean',
    previous_response_id: 'text',
    prompt_cache_key: 'text',
    safety_identifier: 'text',
    service_tier: 'name',
    store: 'boolean',
    temperature: 'number',
    top_logprobs: 'integer',
    top_p: 'number',
    truncation: 'name',
    user: 'text',
  },
}

/** Parameters of the methods for other tasks, by the methods' names. */
export const TASK_PARAMS: { readonly [method: string]: ParamsType } = {
  'audio.speech.create': {
    type: /* @__PURE__ */ name('openai.AudioSpeechNewParams'),
    kinds: { instructions: 'text', response_format: 'name', speed: 'number', stream_format: 'name' },
  },
  'audio.transcriptions.create': {
    type: /* @__PURE__ */ name('openai.AudioTranscriptionNewParams'),
    kinds: { language: 'text', prompt: 'text', response_format: 'name', temperature: 'number' },
  },
  'embeddings.create': {
    type: /* @__PURE__ */ name('openai.EmbeddingNewParams'),
    kinds: { dimensions: 'integer', encoding_format: 'name', user: 'text' },
  },
  'images.generate': {
    type: /* @__PURE__ */ name('openai.ImageGenerateParams'),
    kinds: {
      background: 'name',
      moderation: 'name',
      n: 'integer',
      output_compression: 'integer',
      output_format: 'name',
      quality: 'name',
      response_format: 'name',
      size: 'name',
      style: 'name',
      user: 'text',
    },
  },
}

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
  { type, kinds }: ParamsType,
  named: { readonly [name: string]: Piece },
  fields: ValueObject,
): Piece {
  const known: { [name: string]: Piece } = { ...named }
  const rest: [name: string, value: Value][] = []
  for (const [field, value] of Object.entries(fields)) {
    const piece = Object.hasOwn(kinds, field) ? typed(kinds[field], value) : undefined
    if (piece === undefined) rest.push([field, value])
    else known[go.fieldName(field)] = piece
  }
  return code`
    params := ${type}${go.fields(known)}
    ${when(rest.length > 0, code`params.SetExtraFields(${go.literal(Object.fromEntries(rest), 4)})`)}
  `
}
