import type { ChatApiRoute } from '../../providers/chat-api.ts'
import { SnippetInputError } from '../../values/errors.ts'
import type { Value, ValueObject } from '../../values/value.ts'
import type { Asked, ChatApiRecord, Translation } from './chat-api.ts'
import {
  contentOf,
  type FieldsOf,
  isObject,
  listOf,
  noPlace,
  onlyFields,
  readEach,
  toolCallsOf,
  translateFields,
  UNSENT,
  without,
} from './fields.ts'

const API = 'Responses API'

export const responses: ChatApiRecord = {
  label: API,
  suffix: '/responses',
  headers: {},
  translate: responsesBody,
}

/**
 * Translates a chat request to the Responses API, according to the types of openai 7.57 and
 * https://platform.openai.com/docs/guides/migrate-to-responses.
 *
 * @throws SnippetInputError naming the part of a message that has no place there
 */
function responsesBody(messages: Value, parameters: ValueObject, route: ChatApiRoute, { isLoop }: Asked): Translation {
  if (parameters.input !== undefined) throw new SnippetInputError('options.input', 'set the input as messages instead')
  const spelled = route.spellsAsChat ? without(FIELDS, 'response_format', 'tool_choice', 'tools') : FIELDS
  const { fields, unsent } = translateFields(parameters, spelled, route.fields, API)
  const items = readEach(messages).flatMap(({ message, path }) =>
    route.spellsAsChat && (message.role === 'tool' || message.tool_calls !== undefined)
      ? message
      : itemsOf(message, path),
  )
  const input = isLoop ? undefined : textOf(items)
  const asked = isLoop && route.encryptsReasoning !== undefined ? withEncryptedReasoning(fields) : fields
  return { fields: { input: input ?? items, ...route.always, ...asked }, unsent }
}

const ENCRYPTED = 'reasoning.encrypted_content'

/** Reasoning that isn’t stored can only be sent back encrypted. */
function withEncryptedReasoning(fields: ValueObject): ValueObject {
  const include = listOf(fields.include ?? [])
  return fields.store === false && !include.includes(ENCRYPTED)
    ? { ...fields, include: [...include, ENCRYPTED] }
    : fields
}

/** Returns the text of a single user message, which the API also accepts as a string. */
function textOf(items: readonly ValueObject[]): string | undefined {
  const [item, ...others] = items
  if (item === undefined || others.length > 0 || item.role !== 'user') return undefined
  return typeof item.content === 'string' && item.type === undefined ? item.content : undefined
}

/** Returns the items for a message. */
function itemsOf(message: ValueObject, path: string): ValueObject | readonly ValueObject[] {
  const { role, content } = message
  switch (role) {
    case 'system':
    case 'developer':
    case 'user':
      onlyFields(message, ['role', 'content', 'type'], path, API)
      return { ...message, content: contentOf(content, path, inputPart) }
    case 'assistant': {
      onlyFields(message, ['role', 'content', 'tool_calls', 'type', 'phase'], path, API)
      const calls = toolCallsOf(message, path).map(({ id, name, args }) => ({
        type: 'function_call',
        call_id: id,
        name,
        arguments: args,
      }))
      const hasNoText = calls.length > 0 && (content === undefined || content === '')
      if (hasNoText) return calls
      return [{ ...without(message, 'tool_calls'), content: contentOf(content, path, outputPart) }, ...calls]
    }
    case 'tool':
      onlyFields(message, ['role', 'content', 'tool_call_id'], path, API)
      return {
        type: 'function_call_output',
        call_id: message.tool_call_id ?? '',
        output: contentOf(content, path, inputPart),
      }
    default:
      // An item in the API’s own format.
      return role === undefined && typeof message.type === 'string'
        ? message
        : noPlace(`${path}.role`, `messages with the role ${String(role)}`, API)
  }
}

/** Part types in the API’s own format; audio isn’t one. */
const OF_INPUT: readonly Value[] = ['input_text', 'input_image', 'input_file']
const OF_OUTPUT: readonly Value[] = ['output_text', 'refusal']

function inputPart(part: ValueObject, at: string): ValueObject {
  switch (part.type) {
    case 'text':
      return { ...part, type: 'input_text' }
    case 'image_url':
      return { ...without(part, 'image_url'), type: 'input_image', ...imageOf(part.image_url) }
    case 'file':
      return { ...without(part, 'file'), type: 'input_file', ...(isObject(part.file) ? part.file : undefined) }
    default:
      return OF_INPUT.includes(part.type ?? null) ? part : noPlace(at, `parts of the type ${String(part.type)}`, API)
  }
}

/** The URL is a field of the part itself. */
const imageOf = (image: Value | undefined): ValueObject =>
  isObject(image) ? { image_url: image.url ?? '', ...without(image, 'url') } : { image_url: image ?? '' }

function outputPart(part: ValueObject, at: string): ValueObject {
  if (part.type === 'text') return { ...part, type: 'output_text' }
  return OF_OUTPUT.includes(part.type ?? null)
    ? part
    : noPlace(at, `parts of the type ${String(part.type)} in an assistant message`, API)
}

/** Flattens a tool: `{ type: 'function', function: { … } }` has its fields next to the type here. */
function flat(value: Value): Value {
  const inner = isObject(value) && typeof value.type === 'string' ? value[value.type] : undefined
  return isObject(value) && isObject(inner) ? { ...without(value, String(value.type)), ...inner } : value
}

/** A function without parameters must say so. */
function flatTool(tool: Value): Value {
  const flattened = flat(tool)
  return isObject(flattened) && flattened.type === 'function'
    ? { ...flattened, parameters: flattened.parameters ?? { type: 'object', properties: {} } }
    : flattened
}

/** A choice among several tools lists them. */
function flatChoice(choice: Value): Value {
  const flattened = flat(choice)
  return isObject(flattened) && flattened.tools !== undefined
    ? { ...flattened, tools: listOf(flattened.tools).map(flat) }
    : flattened
}

const maxOutputTokens: FieldsOf = (value) => ({ max_output_tokens: value })

/** How chat fields are translated; fields that aren’t listed are the same in both APIs. */
const FIELDS: { readonly [option: string]: FieldsOf } = {
  audio: UNSENT,
  chat_template_kwargs: UNSENT,
  frequency_penalty: UNSENT,
  function_call: UNSENT,
  functions: UNSENT,
  logit_bias: UNSENT,
  logprobs: (value) => (value === true ? { include: ['message.output_text.logprobs'] } : {}),
  max_completion_tokens: maxOutputTokens,
  max_tokens: maxOutputTokens,
  min_p: UNSENT,
  modalities: UNSENT,
  n: UNSENT,
  prediction: UNSENT,
  presence_penalty: UNSENT,
  reasoning_effort: (effort) => ({ reasoning: { effort } }),
  repetition_penalty: UNSENT,
  response_format: (format) => (format === null ? {} : { text: { format: flat(format) } }),
  seed: UNSENT,
  stop: UNSENT,
  stream_options: UNSENT,
  tool_choice: (choice) => ({ tool_choice: flatChoice(choice) }),
  tools: (tools) => ({ tools: listOf(tools).map(flatTool) }),
  top_k: UNSENT,
  verbosity: (verbosity) => ({ text: { verbosity } }),
  web_search_options: UNSENT,
}
