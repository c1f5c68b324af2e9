import { isObject } from '../services/protocols/conversation.ts'

/* From the requests of the other chat APIs back to chat completions: the inverse of the generator's translations. */

export type Fields = Readonly<Record<string, unknown>>

/** A conversation in the format of chat completions. */
export interface Chat {
  readonly messages: readonly Fields[]
  readonly fields: Fields
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

const hasFields = (value: Fields): boolean => Object.keys(value).length > 0

/** Fields by name, without those that aren't set. */
const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** Reads the body of a Responses API request. */
export function fromResponses({ input, ...body }: Fields): Chat {
  const { max_output_tokens: max_tokens, reasoning, text, tools, tool_choice, include, ...others } = body
  const fields = given({
    ...others,
    max_tokens,
    ...(isObject(reasoning) ? withoutField(reasoning, 'effort', 'reasoning', 'reasoning_effort') : { reasoning }),
    ...ofText(text),
    tools: Array.isArray(tools) ? tools.map(nested) : tools,
    tool_choice: nested(tool_choice),
    ...(isLogprobs(include) ? { logprobs: true } : { include }),
  })
  return { messages: typeof input === 'string' ? [{ role: 'user', content: input }] : messagesOf(input), fields }
}

const isLogprobs = (include: unknown): boolean =>
  Array.isArray(include) && include.length === 1 && include[0] === 'message.output_text.logprobs'

/** Takes one field out of an object; the rest stays where it was. */
function withoutField(value: Fields, field: string, place: string, name: string): Fields {
  const { [field]: taken, ...rest } = value
  return { [name]: taken, ...(hasFields(rest) || taken === undefined ? { [place]: rest } : {}) }
}

function ofText(text: unknown): Fields {
  if (!isObject(text)) return { text }
  const { format, verbosity, ...rest } = text
  return { response_format: nestedFormat(format), verbosity, ...(hasFields(rest) ? { text: rest } : {}) }
}

/** A function has its own object in chat completions. */
function nested(value: unknown): unknown {
  if (!isObject(value) || value['type'] !== 'function' || isObject(value['function'])) return value
  const { type, ...described } = value
  return { type, function: described }
}

function nestedFormat(value: unknown): unknown {
  if (!isObject(value) || value['type'] !== 'json_schema' || isObject(value['json_schema'])) return value
  const { type, ...described } = value
  return { type, json_schema: described }
}

function messagesOf(input: unknown): readonly Fields[] {
  const messages: Fields[] = []
  for (const item of listOf(input)) {
    if (!isObject(item)) continue
    const { type, call_id: id, name, arguments: args, output } = item
    const last = messages.at(-1)
    if (type === 'function_call') {
      const call = { id, type: 'function', function: { name, arguments: args } }
      const follows = last?.['role'] === 'assistant'
      const { tool_calls: calls = [], ...turn } = follows ? last : { role: 'assistant', content: null }
      messages.splice(follows ? -1 : messages.length, follows ? 1 : 0, {
        ...turn,
        tool_calls: [...listOf(calls), call],
      })
    } else if (type === 'function_call_output') {
      messages.push({ role: 'tool', tool_call_id: id, content: partsOf(output, chatPart) })
    } else if (item['role'] === undefined) messages.push(item)
    else messages.push({ ...item, content: partsOf(item['content'] ?? null, chatPart) })
  }
  return messages
}

const partsOf = (content: unknown, partOf: (part: Fields) => Fields): unknown =>
  Array.isArray(content) ? content.map((part) => (isObject(part) ? partOf(part) : part)) : content

function chatPart(part: Fields): Fields {
  const { type, ...rest } = part
  switch (type) {
    case 'input_text':
      return { ...rest, type: 'text' }
    case 'output_text':
      return { ...rest, type: 'text' }
    case 'input_image': {
      const { image_url: url, detail, ...others } = rest
      return url === undefined ? part : { type: 'image_url', image_url: given({ url, detail }), ...others }
    }
    case 'input_file':
      return { type: 'file', file: rest }
    default:
      return part
  }
}

/** Reads the body of a Messages API request. */
export function fromMessages({ system, messages, ...body }: Fields): Chat {
  const { tools, tool_choice, stop_sequences: stop, output_config, metadata, ...others } = body
  const fields = given({
    ...others,
    tools: Array.isArray(tools) ? tools.map(toolOf) : tools,
    ...choiceOf(tool_choice),
    stop,
    ...ofOutput(output_config),
    ...userOf(metadata),
  })
  const first = system === undefined ? [] : [{ role: 'system', content: partsOf(system, blockOf) }]
  return { messages: [...first, ...listOf(messages).filter(isObject).flatMap(turnsOf)], fields }
}

function toolOf(tool: unknown): unknown {
  if (!isObject(tool) || tool['type'] !== undefined || tool['input_schema'] === undefined) return tool
  const { input_schema: parameters, ...described } = tool
  return { type: 'function', function: { ...described, parameters } }
}

function choiceOf(choice: unknown): Fields {
  if (!isObject(choice)) return { tool_choice: choice }
  const { disable_parallel_tool_use: isSerial, ...rest } = choice
  const { type, name } = rest
  const parallel = isSerial === undefined ? {} : { parallel_tool_calls: isSerial !== true }
  if (type === 'tool') return { tool_choice: { type: 'function', function: { name } }, ...parallel }
  // Without a choice, the model has it.
  if (type === 'auto' && isSerial === true) return parallel
  return { tool_choice: type === 'any' ? 'required' : type, ...parallel }
}

function ofOutput(config: unknown): Fields {
  if (!isObject(config)) return { output_config: config }
  const { effort, format, ...rest } = config
  const schema = isObject(format) && format['type'] === 'json_schema' ? format['schema'] : undefined
  return {
    reasoning_effort: effort,
    ...(schema === undefined
      ? {}
      : { response_format: { type: 'json_schema', json_schema: { name: 'Answer', schema } } }),
    ...(hasFields(rest) || (format !== undefined && schema === undefined)
      ? { output_config: given({ ...rest, format: schema === undefined ? format : undefined }) }
      : {}),
  }
}

const userOf = (metadata: unknown): Fields =>
  isObject(metadata) && typeof metadata['user_id'] === 'string' && Object.keys(metadata).length === 1
    ? { user: metadata['user_id'] }
    : { metadata }

function turnsOf({ role, content, ...rest }: Fields): readonly Fields[] {
  if (!Array.isArray(content)) return [{ role, content, ...rest }]
  const blocks: readonly Fields[] = content.filter(isObject)
  if (role === 'assistant') {
    const calls = blocks.filter(({ type }) => type === 'tool_use').map(callOf)
    const said = blocks.filter(({ type }) => type !== 'tool_use').map(blockOf)
    if (calls.length === 0) return [{ role, content: said, ...rest }]
    return [{ role, content: said.length === 0 ? null : textOf(said), tool_calls: calls, ...rest }]
  }
  const results = blocks
    .filter(({ type }) => type === 'tool_result')
    .map(({ tool_use_id: id, content: result }) => ({
      role: 'tool',
      tool_call_id: id,
      content: result === undefined ? '' : partsOf(result, blockOf),
    }))
  const others = blocks.filter(({ type }) => type !== 'tool_result').map(blockOf)
  return others.length === 0 && results.length > 0 ? results : [...results, { role, content: others, ...rest }]
}

/** One text is a string in chat completions. */
function textOf(parts: readonly Fields[]): unknown {
  const [only, ...more] = parts
  return more.length === 0 && only?.['type'] === 'text' && Object.keys(only).length === 2 ? only['text'] : parts
}

const callOf = ({ id, name, input }: Fields): Fields => ({
  id,
  type: 'function',
  function: { name, arguments: JSON.stringify(input ?? {}) },
})

function blockOf(block: Fields): Fields {
  const { type, source, ...rest } = block
  if (type !== 'image' || !isObject(source)) return block
  const { media_type: mediaType, data, url } = source
  const address = source['type'] === 'url' ? url : `data:${String(mediaType)};base64,${String(data)}`
  return { type: 'image_url', image_url: { url: address }, ...rest }
}
