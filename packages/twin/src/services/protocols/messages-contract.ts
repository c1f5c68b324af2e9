import type { ContractSchema, ContractSource, DocumentedBody, DocumentedOperation } from '../contract.ts'
import { BOOLEAN, either, exactly, INTEGER, listOf, NUMBER, OBJECT, object, orNull, TEXT } from './schema.ts'

/* The Messages API, by the types of @anthropic-ai/sdk 1.12. Each service's contract lists its supported fields. */

export const ANTHROPIC_PACKAGE: ContractSource = {
  kind: 'package',
  name: '@anthropic-ai/sdk 1.12.0',
  address: 'https://www.npmjs.com/package/@anthropic-ai/sdk',
  read: '2026-11-22',
}

const FIELDS = {
  cache_control: orNull(OBJECT),
  metadata: object([], { user_id: orNull(TEXT) }),
  output_config: object([], {
    effort: { enum: ['low', 'medium', 'high', 'xhigh', 'max', null] },
    format: orNull(exactly(['type', 'schema'], { type: { const: 'json_schema' }, schema: OBJECT })),
  }),
  service_tier: { enum: ['auto', 'standard_only'] },
  stop_sequences: listOf(TEXT),
  stream: BOOLEAN,
  system: either(TEXT, listOf(object(['type', 'text'], { type: { const: 'text' }, text: TEXT }))),
  // Not in the package; servers of open models support these.
  temperature: { ...NUMBER, minimum: 0, maximum: 2 },
  thinking: OBJECT,
  tool_choice: object(['type'], {
    type: { enum: ['auto', 'any', 'tool', 'none'] },
    name: TEXT,
    disable_parallel_tool_use: BOOLEAN,
  }),
  tools: listOf(
    object(['name', 'input_schema'], { name: TEXT, input_schema: OBJECT, description: TEXT, strict: BOOLEAN }),
  ),
  top_k: INTEGER,
  top_p: { ...NUMBER, minimum: 0, maximum: 1 },
} satisfies Readonly<Record<string, ContractSchema>>

type MessagesField = keyof typeof FIELDS

/** The package's fields besides model, messages, and the limit. */
export const OF_PACKAGE: readonly MessagesField[] = [
  'cache_control',
  'metadata',
  'output_config',
  'service_tier',
  'stop_sequences',
  'system',
  'thinking',
  'tool_choice',
  'tools',
]

/** Additional fields of servers for open models. */
export const OF_SERVERS: readonly MessagesField[] = ['temperature', 'top_k', 'top_p']

const block = (type: string, required: readonly string[], more: Readonly<Record<string, unknown>>): ContractSchema =>
  object(['type', ...required], { type: { const: type }, ...more })

const MESSAGES = listOf(
  object(['role', 'content'], {
    role: { enum: ['user', 'assistant', 'system'] },
    content: either(
      TEXT,
      listOf(
        either(
          block('text', ['text'], { text: TEXT, citations: orNull({ type: 'array' }) }),
          block('thinking', ['thinking', 'signature'], { thinking: TEXT, signature: TEXT }),
          // A service that searched by itself gets its search back.
          block('server_tool_use', ['id', 'name', 'input'], { id: TEXT, name: TEXT, input: OBJECT }),
          block('image', ['source'], {
            source: either(
              block('url', ['url'], { url: TEXT }),
              block('base64', ['media_type', 'data'], {
                media_type: { enum: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] },
                data: TEXT,
              }),
            ),
          }),
          block('tool_use', ['id', 'name', 'input'], { id: TEXT, name: TEXT, input: OBJECT }),
          block('tool_result', ['tool_use_id'], { tool_use_id: TEXT, content: {}, is_error: BOOLEAN }),
        ),
      ),
    ),
  }),
)

const REASON = {
  enum: [
    'end_turn',
    'max_tokens',
    'stop_sequence',
    'tool_use',
    'pause_turn',
    'refusal',
    'model_context_window_exceeded',
    null,
  ],
}

const MESSAGE = object(['id', 'content', 'model', 'role', 'stop_reason', 'type', 'usage'], {
  id: TEXT,
  type: { const: 'message' },
  role: { const: 'assistant' },
  model: TEXT,
  content: listOf(object(['type'], { type: TEXT })),
  stop_reason: REASON,
  usage: object(['input_tokens', 'output_tokens'], { input_tokens: INTEGER, output_tokens: INTEGER }),
})

const ANSWERS: readonly DocumentedBody[] = [
  { mediaType: 'application/json', schema: MESSAGE },
  {
    mediaType: 'text/event-stream',
    schema: object(['type'], { type: TEXT, message: MESSAGE, index: INTEGER, delta: OBJECT }),
  },
]

/**
 * The Messages API of one service.
 *
 * @param fields the supported fields besides model, messages, and the limit
 */
export const messagesOperation = (
  path: string,
  sources: readonly string[],
  fields: readonly MessagesField[] = OF_PACKAGE,
): DocumentedOperation => ({
  tasks: ['conversational'],
  api: 'messages',
  sources,
  method: 'POST',
  path,
  request: {
    mediaType: 'application/json',
    schema: object(['model', 'messages', 'max_tokens'], {
      model: TEXT,
      messages: MESSAGES,
      max_tokens: INTEGER,
      ...Object.fromEntries([...fields, 'stream' as const].map((name) => [name, FIELDS[name]])),
    }),
  },
  answers: { 200: ANSWERS },
})
