import type { ChatApiRoute } from '../../providers/chat-api.ts'
import { SnippetInputError } from '../../values/errors.ts'
import { FileNode, type Value, type ValueObject } from '../../values/value.ts'
import { shownValue } from '../option-values.ts'
import type { Asked, ChatApiRecord, Translation } from './chat-api.ts'
import {
  contentOf,
  type FieldsOf,
  isObject,
  isOfChat,
  listOf,
  noPlace,
  onlyFields,
  readEach,
  toolCallsOf,
  translateFields,
  UNSENT,
} from './fields.ts'

const API = 'Messages API'

export const messages: ChatApiRecord = {
  label: API,
  suffix: '/v1/messages',
  // The API version that its clients send.
  headers: { 'anthropic-version': '2026-10-21' },
  translate: messagesBody,
}

/** The API requires a limit; Anthropic’s own examples use this one. */
const MAX_TOKENS = 1024

/** A higher limit for loops, because reasoning counts against it in every round. */
const MAX_TOKENS_OF_THINKER = 4096

/**
 * Translates a chat request to the Messages API, according to the types of @anthropic-ai/sdk 1.12.
 *
 * @throws SnippetInputError naming the part of a message that has no place there
 */
function messagesBody(
  chat: Value,
  parameters: ValueObject,
  route: ChatApiRoute,
  { isLoop, thinks }: Asked,
): Translation {
  const { fields, unsent } = translateFields(parameters, FIELDS, route.fields, API)
  const limit = isLoop && thinks ? MAX_TOKENS_OF_THINKER : MAX_TOKENS
  const { max_tokens = limit + budgetOf(fields.thinking), ...others } = fields
  const { system, messages } = turnsOf(chat)
  if (messages.length === 0) throw new SnippetInputError('options.messages', `the ${API} requires a user message`)
  return { fields: { max_tokens, ...system, messages, ...others }, unsent }
}

/** The reasoning budget counts against the limit, so the limit must be higher. */
const budgetOf = (thinking: Value | undefined): number =>
  isObject(thinking) && typeof thinking.budget_tokens === 'number' ? thinking.budget_tokens : 0

interface Turns {
  /** System messages before the first turn, which have their own field. */
  readonly system: { readonly system?: Value }
  readonly messages: readonly ValueObject[]
}

const isSystem = ({ role }: ValueObject): boolean => role === 'system' || role === 'developer'

function turnsOf(chat: Value): Turns {
  const all = readEach(chat)
  const first = all.findIndex(({ message }) => !isSystem(message))
  const before = first === -1 ? all : all.slice(0, first)
  const contents = before.map(({ message, path }) => turnOf(message, path).content)
  const single = contents.length === 1 ? contents[0] : undefined
  const system = typeof single === 'string' ? single : contents.flatMap((content) => blocksOf(content ?? ''))
  return {
    system: contents.length === 0 ? {} : { system },
    messages: joined(all.slice(before.length).map(({ message, path }) => turnOf(message, path))),
  }
}

const blocksOf = (content: Value): readonly Value[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : listOf(content)

const isResult = ({ content }: ValueObject): boolean =>
  Array.isArray(content) && content.every((block) => isObject(block) && block.type === 'tool_result')

/** Merges consecutive tool results into one turn. */
function joined(turns: readonly ValueObject[]): readonly ValueObject[] {
  const all: ValueObject[] = []
  for (const turn of turns) {
    const last = all.at(-1)
    if (last === undefined || !isResult(last) || !isResult(turn)) all.push(turn)
    else all[all.length - 1] = { ...last, content: [...listOf(last.content ?? []), ...listOf(turn.content ?? [])] }
  }
  return all
}

function turnOf(message: ValueObject, path: string): ValueObject {
  const { role, content } = message
  switch (role) {
    case 'system':
    case 'developer':
      onlyFields(message, ['role', 'content'], path, API)
      return { role: 'system', content: contentOf(content, path, block) }
    case 'user':
      onlyFields(message, ['role', 'content'], path, API)
      return { role, content: contentOf(content, path, block) }
    case 'assistant': {
      onlyFields(message, ['role', 'content', 'tool_calls'], path, API)
      const calls = toolCallsOf(message, path).map(({ id, name, args, at }) => ({
        type: 'tool_use',
        id,
        name,
        input: inputOf(args, `${at}.function.arguments`),
      }))
      if (calls.length === 0) return { role, content: contentOf(content, path, block) }
      const said = content === undefined || content === '' ? [] : blocksOf(contentOf(content, path, block))
      return { role, content: [...said, ...calls] }
    }
    case 'tool':
      onlyFields(message, ['role', 'content', 'tool_call_id'], path, API)
      return {
        role: 'user',
        content: [
          {
            type: 'tool_result',
            tool_use_id: message.tool_call_id ?? '',
            content: contentOf(content, path, block),
          },
        ],
      }
    default:
      return noPlace(`${path}.role`, `messages with the role ${String(role)}`, API)
  }
}

/** Parses a tool call’s arguments, which are an object here and a string in chat completions. */
function inputOf(args: Value, at: string): Value {
  try {
    const input: unknown = typeof args === 'string' ? JSON.parse(args) : args
    if (isObject(input as Value)) return input as ValueObject
  } catch {
    // Reported below.
  }
  throw new SnippetInputError(at, `expected a string that contains a JSON object, got ${shownValue(args)}`)
}

/** Part types that chat completions support and the Messages API doesn’t. */
const OF_CHAT: readonly Value[] = ['file', 'input_audio', 'refusal', 'video_url', 'audio_url']

function block(part: ValueObject, at: string): ValueObject {
  if (part.type === 'image_url') {
    const image = isObject(part.image_url) ? part.image_url.url : part.image_url
    return { type: 'image', source: sourceOf(image ?? '') }
  }
  return OF_CHAT.includes(part.type ?? null) ? noPlace(at, `parts of the type ${String(part.type)}`, API) : part
}

/** The image’s URL, or its content for a data URL. */
function sourceOf(image: Value): ValueObject {
  if (image instanceof FileNode) {
    const { location, remote, mediaType, variable } = image
    const data = new FileNode(location, remote, mediaType, 'base64', variable)
    return { type: 'base64', media_type: mediaType, data }
  }
  const [, mediaType, data] = /^data:([^;,]+);base64,(.*)$/s.exec(String(image)) ?? []
  return mediaType === undefined || data === undefined
    ? { type: 'url', url: image }
    : { type: 'base64', media_type: mediaType, data }
}

function toolOf(tool: Value): Value {
  if (!isOfChat(tool)) return tool
  const { parameters: input_schema = { type: 'object' }, ...described } = tool.function
  return { ...described, input_schema }
}

/** `required` is called `any` here, and a choice is an object. */
function choiceOf(choice: Value): Value {
  if (isOfChat(choice)) return { type: 'tool', name: choice.function.name ?? '' }
  return typeof choice === 'string' ? { type: choice === 'required' ? 'any' : choice } : choice
}

const maxTokens: FieldsOf = (limit) => ({ max_tokens: limit })

const EFFORTS: readonly Value[] = ['low', 'medium', 'high', 'xhigh', 'max']

/** How chat fields are translated; fields that aren’t listed are the same in both APIs. */
const FIELDS: { readonly [option: string]: FieldsOf } = {
  audio: UNSENT,
  chat_template_kwargs: UNSENT,
  frequency_penalty: UNSENT,
  function_call: UNSENT,
  functions: UNSENT,
  logit_bias: UNSENT,
  logprobs: (value) => (value === true ? undefined : {}),
  max_completion_tokens: maxTokens,
  max_tokens: maxTokens,
  // In chat completions, metadata can have any fields.
  metadata: (metadata) => (isObject(metadata) && metadata.user_id !== undefined ? { metadata } : undefined),
  min_p: UNSENT,
  modalities: UNSENT,
  moderation: UNSENT,
  n: UNSENT,
  parallel_tool_calls: (isParallel, { tool_choice = 'auto' }) =>
    isParallel === false
      ? { tool_choice: { ...(choiceOf(tool_choice) as ValueObject), disable_parallel_tool_use: true } }
      : {},
  prediction: UNSENT,
  presence_penalty: UNSENT,
  prompt_cache_key: UNSENT,
  prompt_cache_options: UNSENT,
  prompt_cache_retention: UNSENT,
  reasoning_effort: (effort) => (EFFORTS.includes(effort) ? { output_config: { effort } } : undefined),
  repetition_penalty: UNSENT,
  response_format: formatOf,
  safety_identifier: UNSENT,
  seed: UNSENT,
  service_tier: (tier) => (tier === 'auto' || tier === 'standard_only' ? { service_tier: tier } : undefined),
  stop: (stop) => (stop === null ? {} : { stop_sequences: listOf(stop) }),
  store: UNSENT,
  stream_options: UNSENT,
  tool_choice: (choice) => ({ tool_choice: choiceOf(choice) }),
  tools: (tools) => ({ tools: listOf(tools).map(toolOf) }),
  top_logprobs: UNSENT,
  user: (user_id) => ({ metadata: { user_id } }),
  verbosity: UNSENT,
  web_search_options: UNSENT,
}

/** The API supports a schema as the answer’s format; plain text is the default. */
function formatOf(format: Value): ValueObject | undefined {
  if (!isObject(format) || format.type === 'text') return {}
  const schema = isObject(format.json_schema) ? format.json_schema.schema : undefined
  return schema === undefined ? undefined : { output_config: { format: { type: 'json_schema', schema } } }
}
