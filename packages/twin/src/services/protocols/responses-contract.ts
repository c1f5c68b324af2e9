import type { ContractSchema, DocumentedBody, DocumentedOperation } from '../contract.ts'
import { TEXT_FIELDS } from './openai-contract.ts'
import { BOOLEAN, either, exactly, INTEGER, listOf, OBJECT, object, orNull, TEXT } from './schema.ts'

/* The Responses API, by the types of openai 7.57. Each service's contract lists its supported fields. */

const FORMAT = either(
  exactly(['type'], { type: { enum: ['text', 'json_object'] } }),
  exactly(['type', 'name', 'schema'], {
    type: { const: 'json_schema' },
    name: TEXT,
    schema: OBJECT,
    description: TEXT,
    strict: orNull(BOOLEAN),
  }),
)

const { metadata, parallel_tool_calls, service_tier, temperature, top_logprobs, top_p, user } = TEXT_FIELDS

const FUNCTION = object(['type', 'name'], {
  type: { const: 'function' },
  name: TEXT,
  parameters: orNull(OBJECT),
  description: orNull(TEXT),
  strict: orNull(BOOLEAN),
})

/** The tools of a service that supports only functions. */
export const FUNCTIONS = listOf(FUNCTION)

/** The tools of a service that supports functions and tool servers, but has no built-in tools. */
export const FUNCTIONS_AND_SERVERS = listOf(
  either(FUNCTION, {
    ...object(['type', 'server_label', 'server_url'], { type: { const: 'mcp' }, server_label: TEXT, server_url: TEXT }),
    additionalProperties: true,
  }),
)

const FIELDS = {
  metadata,
  parallel_tool_calls,
  service_tier,
  temperature,
  top_logprobs,
  top_p,
  user,
  background: orNull(BOOLEAN),
  context_management: orNull({ type: 'array' }),
  conversation: orNull(either(TEXT, OBJECT)),
  include: orNull(listOf(TEXT)),
  instructions: orNull(TEXT),
  max_output_tokens: orNull(INTEGER),
  max_tool_calls: orNull(INTEGER),
  moderation: orNull(OBJECT),
  previous_response_id: orNull(TEXT),
  prompt: orNull(OBJECT),
  prompt_cache_key: orNull(TEXT),
  prompt_cache_options: OBJECT,
  prompt_cache_retention: { enum: ['in_memory', '24h', null] },
  reasoning: orNull(object([], { effort: orNull(TEXT), generate_summary: orNull(TEXT), summary: orNull(TEXT) })),
  safety_identifier: orNull(TEXT),
  store: orNull(BOOLEAN),
  stream: orNull(BOOLEAN),
  stream_options: orNull(object([], { include_obfuscation: BOOLEAN })),
  text: object([], { format: FORMAT, verbosity: { enum: ['low', 'medium', 'high', null] } }),
  tool_choice: either({ enum: ['none', 'auto', 'required'] }, { ...object(['type'], {}), additionalProperties: true }),
  tools: listOf(
    either(FUNCTION, {
      ...object(['type'], { type: { type: 'string', not: { const: 'function' } } }),
      additionalProperties: true,
    }),
  ),
  truncation: { enum: ['auto', 'disabled', null] },
} satisfies Readonly<Record<string, ContractSchema>>

type ResponsesField = keyof typeof FIELDS

/** All fields of the API besides model and input. */
export const RESPONSES_FIELDS = Object.keys(FIELDS) as readonly ResponsesField[]

const part = (type: string, required: readonly string[], more: Readonly<Record<string, unknown>>): ContractSchema =>
  object(['type', ...required], { type: { const: type }, ...more })

const DETAIL = { enum: ['low', 'high', 'auto', 'original'] }

const INPUT_PARTS = listOf(
  either(
    part('input_text', ['text'], { text: TEXT }),
    part('input_image', [], { image_url: orNull(TEXT), file_id: orNull(TEXT), detail: DETAIL }),
    part('input_file', [], { file_data: TEXT, file_id: orNull(TEXT), file_url: TEXT, filename: TEXT }),
  ),
)

const OUTPUT_PARTS = listOf(
  either(
    part('output_text', ['text'], { text: TEXT, annotations: { type: 'array' }, logprobs: { type: 'array' } }),
    part('refusal', ['refusal'], { refusal: TEXT }),
  ),
)

/** Fields of an item that comes from an earlier response. */
const ANSWERED = { id: TEXT, status: { enum: ['in_progress', 'completed', 'incomplete'] } }

const ITEMS: readonly ContractSchema[] = [
  object(['role', 'content'], {
    role: { enum: ['user', 'system', 'developer'] },
    type: { const: 'message' },
    content: either(TEXT, INPUT_PARTS),
  }),
  object(['role', 'content'], {
    role: { const: 'assistant' },
    type: { const: 'message' },
    content: either(TEXT, OUTPUT_PARTS),
    ...ANSWERED,
  }),
  part('function_call', ['call_id', 'name', 'arguments'], {
    call_id: TEXT,
    name: TEXT,
    arguments: TEXT,
    ...ANSWERED,
  }),
  part('function_call_output', ['call_id', 'output'], { call_id: TEXT, output: either(TEXT, INPUT_PARTS) }),
]

/**
 * Reasoning in a response, which must be sent back unchanged: ResponseReasoningItem of openai 7.57, and of openai 3.54
 * for Python, which vLLM uses to read its input.
 */
const REASONING = part('reasoning', ['id', 'summary'], {
  summary: listOf(part('summary_text', ['text'], { text: TEXT })),
  content: orNull(listOf(part('reasoning_text', ['text'], { text: TEXT }))),
  encrypted_content: orNull(TEXT),
  ...ANSWERED,
})

const INPUT = either(TEXT, listOf(either(...ITEMS, REASONING)))

const RESPONSE = object(['object', 'created_at', 'model', 'output', 'status'], {
  id: orNull(TEXT),
  object: { const: 'response' },
  created_at: INTEGER,
  model: TEXT,
  status: { enum: ['completed', 'failed', 'in_progress', 'cancelled', 'queued', 'incomplete'] },
  error: orNull(object(['code', 'message'], { code: TEXT, message: TEXT })),
  incomplete_details: orNull(object([], { reason: { enum: ['max_output_tokens', 'content_filter'] } })),
  output: listOf(object(['type'], { type: TEXT })),
})

/** The answer as one response and as a stream. */
const ANSWERS: readonly DocumentedBody[] = [
  { mediaType: 'application/json', schema: RESPONSE },
  {
    mediaType: 'text/event-stream',
    schema: object(['type', 'sequence_number'], { type: TEXT, sequence_number: INTEGER, response: RESPONSE }),
  },
]

/**
 * The Responses API of one service.
 *
 * @param fields the supported fields besides model and input
 * @param own the fields that differ
 */
export const responsesOperation = (
  path: string,
  sources: readonly string[],
  fields: readonly ResponsesField[] = RESPONSES_FIELDS,
  own: Readonly<Record<string, ContractSchema>> = {},
): DocumentedOperation => ({
  tasks: ['conversational'],
  api: 'responses',
  sources,
  method: 'POST',
  path,
  request: {
    mediaType: 'application/json',
    schema: object(['model', 'input'], {
      model: TEXT,
      input: INPUT,
      ...Object.fromEntries([...fields, 'stream' as const].map((name) => [name, FIELDS[name]])),
      ...own,
    }),
  },
  answers: { 200: ANSWERS },
})
