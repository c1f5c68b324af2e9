import type { JsonValue } from '@model-snippets/core'
import { parseJson } from '../../domain/parse-json.ts'
import { type FoundFile, findFiles } from './found-files.ts'
import { mediaKindOf } from './media-kind.ts'

/** A function that a model wants to be called. */
export interface CalledFunction {
  readonly name: string
  /** As the model wrote them: usually JSON. */
  readonly arguments: string
}

/** How many tokens a request took. */
export interface TokenUsage {
  readonly input: number
  readonly output: number
}

/** The answer so far. */
export interface Answer {
  /** The model's text. */
  readonly text: string
  /** Its reasoning, if the service sends it. */
  readonly reasoning: string
  /** By the index that the service gives each call. */
  readonly calls: ReadonlyMap<string, CalledFunction>
  readonly usage: TokenUsage | undefined
  readonly files: readonly FoundFile[]
  /** URLs in a JSON answer. */
  readonly links: readonly string[]
  /** A JSON answer that wasn't streamed. */
  readonly json: JsonValue | undefined
  /** An error that the service reports after it began to answer. */
  readonly error: string | undefined
  /** Whether the service marked the answer as complete. */
  readonly isWhole: boolean
}

export const NOTHING_ANSWERED: Answer = {
  text: '',
  reasoning: '',
  calls: new Map(),
  usage: undefined,
  files: [],
  links: [],
  json: undefined,
  error: undefined,
  isWhole: false,
}

type Fields = { readonly [name: string]: JsonValue | undefined }

const fieldsOf = (value: JsonValue | undefined): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
const listOf = (value: JsonValue | undefined): readonly JsonValue[] => (Array.isArray(value) ? value : [])
const textOf = (value: JsonValue | undefined): string => (typeof value === 'string' ? value : '')
const countOf = (value: JsonValue | undefined): number | undefined => (typeof value === 'number' ? value : undefined)

/**
 * Reads an answer that came as a whole: JSON of any service, or the bytes of a file.
 *
 * @param mediaType what the service calls it
 */
export function readWhole(bytes: Uint8Array<ArrayBuffer>, mediaType: string): Answer {
  const kind = mediaKindOf(bytes)
  if (kind !== undefined) return { ...NOTHING_ANSWERED, files: [{ ...kind, bytes }], isWhole: true }
  const text = new TextDecoder().decode(bytes)
  const json = parseJson(text)
  if (json === undefined) {
    return { ...NOTHING_ANSWERED, text: isText(mediaType) ? text : '', isWhole: true }
  }
  const fields = fieldsOf(json)
  const said = saidInChat(fields)
  return {
    ...NOTHING_ANSWERED,
    ...said,
    ...findFiles(json),
    usage: usageIn(NOTHING_ANSWERED, fields['usage']),
    json,
    error: errorIn(fields),
    isWhole: true,
  }
}

export const isText = (mediaType: string): boolean => mediaType === '' || /^text\/|json|xml/.test(mediaType)

/** Adds one event of a stream to an answer. */
export function withEvent(before: Answer, data: string): Answer {
  if (data.trim() === '[DONE]') return { ...before, isWhole: true }
  const event = fieldsOf(parseJson(data))
  const error = errorIn(event)
  if (error !== undefined) return { ...before, error }
  const type = textOf(event['type'])
  if (type.startsWith('response.')) return withResponseEvent(before, type, event)
  if (type !== '' && event['choices'] === undefined) return withMessageEvent(before, type, event)
  return withChunk(before, event)
}

/** Chat completions, and completions. */
function withChunk(before: Answer, chunk: Fields): Answer {
  const choice = fieldsOf(listOf(chunk['choices'])[0])
  const delta = fieldsOf(choice['delta'])
  const calls = listOf(delta['tool_calls']).map((call, index): [string, CalledFunction] => {
    const fields = fieldsOf(call)
    return [String(fields['index'] ?? index), functionOf(fieldsOf(fields['function']))]
  })
  return {
    ...before,
    text: before.text + textOf(delta['content']) + textOf(choice['text']),
    reasoning: before.reasoning + reasoningIn(delta),
    calls: withCalls(before.calls, calls),
    usage: usageIn(before, chunk['usage']),
    isWhole: before.isWhole || textOf(choice['finish_reason']) !== '',
  }
}

/** Services use one name, the other, or both. */
const reasoningIn = (message: Fields): string => textOf(message['reasoning']) || textOf(message['reasoning_content'])

const functionOf = ({ name, arguments: given }: Fields): CalledFunction => ({
  name: textOf(name),
  arguments: textOf(given),
})

/** The pieces of a call come one after another. Some services repeat its name in each. */
function withCalls(
  before: Answer['calls'],
  pieces: readonly (readonly [place: string, piece: CalledFunction])[],
): Answer['calls'] {
  if (pieces.length === 0) return before
  const calls = new Map(before)
  for (const [place, piece] of pieces) {
    const known = calls.get(place)
    calls.set(place, {
      name: known?.name || piece.name,
      arguments: (known?.arguments ?? '') + piece.arguments,
    })
  }
  return calls
}

const THOUGHTS = ['response.reasoning_text.delta', 'response.reasoning_summary_text.delta']

/** The Responses API. */
function withResponseEvent(before: Answer, type: string, event: Fields): Answer {
  const delta = textOf(event['delta'])
  const place = String(event['output_index'] ?? '')
  if (type === 'response.output_text.delta') return { ...before, text: before.text + delta }
  if (THOUGHTS.includes(type)) return { ...before, reasoning: before.reasoning + delta }
  if (type === 'response.function_call_arguments.delta') {
    return { ...before, calls: withCalls(before.calls, [[place, { name: '', arguments: delta }]]) }
  }
  const item = fieldsOf(event['item'])
  if (type === 'response.output_item.added' && item['type'] === 'function_call') {
    return { ...before, calls: withCalls(before.calls, [[place, { name: textOf(item['name']), arguments: '' }]]) }
  }
  const response = fieldsOf(event['response'])
  return {
    ...before,
    usage: usageIn(before, response['usage']),
    error: errorIn(response),
    isWhole: before.isWhole || type === 'response.completed' || type === 'response.incomplete',
  }
}

/** The Messages API. */
function withMessageEvent(before: Answer, type: string, event: Fields): Answer {
  const delta = fieldsOf(event['delta'])
  const block = fieldsOf(event['content_block'])
  const place = String(event['index'] ?? '')
  const pieces: [string, CalledFunction][] =
    block['type'] === 'tool_use'
      ? [[place, { name: textOf(block['name']), arguments: '' }]]
      : delta['type'] === 'input_json_delta'
        ? [[place, { name: '', arguments: textOf(delta['partial_json']) }]]
        : []
  return {
    ...before,
    text: before.text + textOf(block['text']) + textOf(delta['text']),
    reasoning: before.reasoning + textOf(delta['thinking']),
    calls: withCalls(before.calls, pieces),
    usage: usageIn(before, event['usage'] ?? fieldsOf(event['message'])['usage']),
    isWhole: before.isWhole || type === 'message_stop',
  }
}

/** The text of a whole answer of the three APIs; empty for other tasks. */
function saidInChat(answer: Fields): Pick<Answer, 'text' | 'reasoning' | 'calls'> {
  const choice = fieldsOf(listOf(answer['choices'])[0])
  const message = fieldsOf(choice['message'])
  const blocks = [...listOf(answer['output']), ...listOf(answer['content'])].map(fieldsOf)
  const parts = blocks.flatMap((block) => [block, ...listOf(block['content']).map(fieldsOf)])
  const isText = ({ type }: Fields): boolean => type === 'text' || type === 'output_text'
  const isCall = ({ type }: Fields): boolean => type === 'function_call' || type === 'tool_use'
  const calls = [
    ...listOf(message['tool_calls']).map((call) => functionOf(fieldsOf(fieldsOf(call)['function']))),
    ...parts.filter(isCall).map(({ name, arguments: given, input }) => ({
      name: textOf(name),
      arguments: typeof given === 'string' ? given : JSON.stringify(input ?? {}),
    })),
  ]
  const texts = parts.filter(isText).map(({ text }) => textOf(text))
  const thoughts = parts.map(
    (part) => textOf(part['thinking']) || (part['type'] === 'reasoning_text' ? textOf(part['text']) : ''),
  )
  return {
    text: textOf(message['content']) + textOf(choice['text']) + texts.join(''),
    reasoning: reasoningIn(message) + thoughts.join(''),
    calls: new Map(calls.map((call, index) => [String(index), call])),
  }
}

/** The Messages API reports input tokens first and output tokens last. */
function usageIn({ usage }: Pick<Answer, 'usage'>, told: JsonValue | undefined): TokenUsage | undefined {
  const { prompt_tokens, input_tokens, completion_tokens, output_tokens } = fieldsOf(told)
  const input = countOf(prompt_tokens) ?? countOf(input_tokens)
  const output = countOf(completion_tokens) ?? countOf(output_tokens)
  if (input === undefined && output === undefined) return usage
  return { input: input ?? usage?.input ?? 0, output: output ?? usage?.output ?? 0 }
}

function errorIn({ error, type }: Fields): string | undefined {
  if (typeof error === 'string' && error !== '') return error
  if (typeof error === 'object' && error !== null) return textOf(fieldsOf(error)['message']) || JSON.stringify(error)
  return type === 'error' ? 'error' : undefined
}
