import { isDeepStrictEqual } from 'node:util'

/** One of the model's tool calls, and the result that it expects. */
export interface PlayedCall {
  readonly name: string
  /** The arguments as text, which may not be valid JSON. */
  readonly arguments: string
  /** `echo`: the arguments, as the examples' sample functions return them; `error`: a failure; `anything`: any text. */
  readonly told: 'echo' | 'error' | 'anything'
}

/**
 * How a stream splits tool calls into parts.
 *
 * - `characters`: one call after another; first its id and name, then each character of the arguments separately
 * - `interleaved`: the same, alternating between all calls
 * - `late-heads`: id and name come last
 * - `repeated-heads`: each part repeats them, contains null, or omits them
 * - `name-first`: the first part of a call has its name, but no field for the arguments, as in vLLM
 * - `repeated-ids`: each part repeats the whole id, as in DeepSeek and DashScope
 * - `whole`: each call is one part
 */
export const PARTINGS = [
  'characters',
  'interleaved',
  'late-heads',
  'repeated-heads',
  'name-first',
  'repeated-ids',
  'whole',
] as const
export type Parting = (typeof PARTINGS)[number]

/** What the model does before it answers: the tool calls of each round. */
export interface Conversation {
  readonly rounds: readonly (readonly PlayedCall[])[]
  readonly parting: Parting
  /** The model's text next to its calls. */
  readonly text?: string
  /** Set if the service adds an index to each call; the example may send it back. */
  readonly isIndexed?: true
  /** Set if the model repeats the calls of the last round forever. */
  readonly isEndless?: true
  /** The number of successful rounds before the service returns an error. */
  readonly failsAfter?: number
}

/** A tool call in a response. */
export interface ToolCall {
  readonly id: string
  readonly type: 'function'
  readonly function: { readonly name: string; readonly arguments: string }
}

/** What the model does next. */
export type Turn =
  | { readonly kind: 'calls'; readonly calls: readonly ToolCall[] }
  | { readonly kind: 'answer' }
  /** The request doesn't follow from the previous answers. */
  | { readonly kind: 'wrong'; readonly complaint: string }

/** The model's reasoning in each turn, its field names, and whether it must be sent back. */
export interface Thoughts {
  readonly names: readonly ('reasoning' | 'reasoning_content')[]
  /** Set if the service also adds `reasoning_details`, a list of parts. */
  readonly details?: true
  /**
   * `whole`: the model's turn must be sent back with its reasoning, in the field that it came in.
   * `not-as-reasoning-content`: the service rejects messages with `reasoning_content`.
   */
  readonly back: 'whole' | 'not-as-reasoning-content'
  /** The service's error message otherwise. */
  readonly complaint: string
}

/** A conversation as the service plays it in one run. */
export interface PlayedConversation extends Conversation {
  /** The number of messages in the example. */
  readonly began: number
  /** A text that only the ids of this run's calls contain. */
  readonly nonce: string
  /** The model's reasoning in each turn, and what must be sent back. */
  readonly thoughts?: PlayedThoughts
}

/** The model's reasoning, the same in each of its turns. */
export interface PlayedThoughts extends Thoughts {
  readonly text: string
}

/** Returns the calls of a round, or undefined after the last round. */
export const callsIn = (conversation: PlayedConversation, round: number): readonly ToolCall[] | undefined => {
  const played = callsOf(conversation, round)
  return played && toolCalls(played, round, conversation.nonce)
}

/** Returns the result that the function of a call must return to the model. */
export const toldIn = (conversation: Conversation, round: number, place: number): PlayedCall['told'] =>
  callsOf(conversation, round)?.[place]?.told ?? 'anything'

const callsOf = ({ rounds, isEndless }: Conversation, round: number): readonly PlayedCall[] | undefined =>
  rounds[round] ?? (isEndless === true ? rounds.at(-1) : undefined)

/** The ids contain the nonce, so an example can't guess them. */
const toolCalls = (calls: readonly PlayedCall[], round: number, nonce: string): ToolCall[] =>
  calls.map((call, place) => ({
    id: `call_${nonce}_${round}_${place}`,
    type: 'function',
    function: { name: call.name, arguments: call.arguments },
  }))

/** Returns the number of completed rounds, as far as the messages show it. */
export const roundsIn = (messages: readonly unknown[]): number =>
  messages.filter((message) => isObject(message) && message['tool_calls'] !== undefined).length

/**
 * Decides what the model does after these messages. Each earlier call must be included unchanged, with the result of
 * its function.
 *
 * @param began the number of messages in the example
 */
export function turnAfter(
  conversation: Conversation & Pick<PlayedConversation, 'thoughts'>,
  messages: readonly unknown[],
  began: number,
  nonce: string,
): Turn {
  let at = began
  for (let round = 0; ; round++) {
    const played = callsOf(conversation, round)
    const calls = toolCalls(played ?? [], round, nonce)
    if (at === messages.length) return played === undefined ? { kind: 'answer' } : { kind: 'calls', calls }
    const wrong = (problem: string): Turn => ({ kind: 'wrong', complaint: `message ${at}: ${problem}` })
    if (played === undefined) return wrong('stands behind the answer')
    const problem = problemOfCalls(messages[at], calls, conversation)
    if (problem !== undefined) return wrong(problem)
    for (const [place, call] of calls.entries()) {
      at++
      const problemHere = problemOfResult(messages[at], call, played[place]?.told ?? 'anything')
      if (problemHere !== undefined) return wrong(problemHere)
    }
    at++
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function problemOfCalls(
  message: unknown,
  calls: readonly ToolCall[],
  { text, thoughts, isIndexed }: Pick<PlayedConversation, 'text' | 'thoughts' | 'isIndexed'>,
): string | undefined {
  if (!isObject(message) || message['role'] !== 'assistant') return 'the message of the assistant is missing'
  const { content, tool_calls: calling, role: _role, ...fields } = message
  // A client copies unknown fields of a call to its message too.
  const others = isIndexed === true ? withoutIndex(fields) : fields
  const problem = problemOfThoughts(others, thoughts)
  if (problem !== undefined) return problem
  const sent = isIndexed === true && Array.isArray(calling) ? calling.map(withoutIndex) : calling
  if (!isDeepStrictEqual(withReadArguments(sent, calls), withReadArguments(calls, calls)))
    return `its calls are ${JSON.stringify(sent)}, not ${JSON.stringify(calls)}`
  return isSameText(textOf(content), text ?? '')
    ? undefined
    : `says ${JSON.stringify(content)}, and the model said ${text}`
}

const withoutIndex = (value: unknown): Readonly<Record<string, unknown>> => {
  const { index: _, ...others } = isObject(value) ? value : {}
  return others
}

/** Blank text next to calls may be left out. */
const isSameText = (sent: unknown, text: string): boolean =>
  sent === text || (typeof sent === 'string' && sent.trim() === '' && text.trim() === '')

/** The API also takes a turn's text as a list with one part: https://platform.openai.com/docs/api-reference/chat/create. */
function textOf(content: unknown): unknown {
  const [only, ...more] = Array.isArray(content) ? (content as unknown[]) : []
  const isOnePart = more.length === 0 && isObject(only) && only['type'] === 'text' && Object.keys(only).length === 2
  return isOnePart ? only['text'] : (content ?? '')
}

/** Checks the fields of a turn besides its text and calls: only its reasoning is allowed. */
function problemOfThoughts(
  fields: Readonly<Record<string, unknown>>,
  thoughts: PlayedThoughts | undefined,
): string | undefined {
  const { names = [], details, back, text, complaint } = thoughts ?? {}
  const known: readonly string[] = [...names, ...(details ? ['reasoning_details'] : [])]
  if (back === 'not-as-reasoning-content' && fields['reasoning_content'] !== undefined) return complaint
  if (back === 'whole') {
    const isWhole = names.every((name) => fields[name] === text) && (!details || detailsIn(fields) === text)
    if (!isWhole) return complaint
  }
  const unknown = Object.keys(fields).filter((name) => !known.includes(name))
  return unknown.length > 0 ? `has ${unknown}, which nobody documents` : undefined
}

/** The text of `reasoning_details`, which may be merged into fewer parts. */
const detailsIn = ({ reasoning_details: parts }: Readonly<Record<string, unknown>>): string | undefined =>
  Array.isArray(parts) ? parts.map((part: unknown) => (isObject(part) ? part['text'] : '')).join('') : undefined

/**
 * Parses the arguments of calls: frameworks parse and rewrite them, with different whitespace. Arguments that aren't JSON
 * may come back as something else, because services reject them.
 */
const withReadArguments = (sent: unknown, calls: readonly ToolCall[]): unknown =>
  Array.isArray(sent)
    ? sent.map((call: unknown, place) => (isObject(call) ? withReadFunction(call, calls[place]) : call))
    : sent

function withReadFunction(
  { function: called, ...call }: Readonly<Record<string, unknown>>,
  original: ToolCall | undefined,
): unknown {
  if (!isObject(called)) return { ...call, function: called }
  const isBroken = original !== undefined && typeof parsedOrText(original.function.arguments) === 'string'
  return { ...call, function: { ...called, arguments: isBroken ? 'anything' : parsedOrText(called['arguments']) } }
}

/** Empty arguments count as an empty object. */
function parsedOrText(text: unknown): unknown {
  if (text === undefined || text === null || text === '') return { value: {} }
  try {
    return { value: JSON.parse(String(text)) }
  } catch {
    return text
  }
}

function problemOfResult(message: unknown, call: ToolCall, told: PlayedCall['told']): string | undefined {
  if (!isObject(message) || message['role'] !== 'tool') return `the result of ${call.id} is missing`
  const { content, tool_call_id: id, role: _role, ...others } = message
  if (id !== call.id) return `is the result of ${String(id)}, expected that of ${call.id}`
  if (Object.keys(others).length > 0) return `has ${Object.keys(others)}, which nobody documents`
  return problemOfTold(content, call, told)
}

/** Returns what's wrong with the result that a call's function sends to the model. */
export function problemOfTold(content: unknown, call: ToolCall, told: PlayedCall['told']): string | undefined {
  if (typeof content !== 'string' || content === '') return `its content is ${JSON.stringify(content)}, and no text`
  if (told === 'error' && !/error/i.test(content)) return `tells of no error: ${content}`
  return told === 'echo' && !echoes(content, call) ? `is not what the function says: ${content}` : undefined
}

/** Whether a result contains the arguments of a call, as the examples' sample functions return them. */
const echoes = (content: string, { function: { arguments: given } }: ToolCall): boolean =>
  REPLACEMENTS.some((replacement) => holds(content, given, replacement))

/** UTF-8 can't encode half of a surrogate pair: languages write a replacement character, and Java a question mark. */
const REPLACEMENTS = ['\ufffd', '?']

function holds(content: string, args: string, replacement: string): boolean {
  const given = wellFormed(JSON.parse(args || '{}'), replacement) as Readonly<Record<string, unknown>>
  // openai's helper for tools sends texts unchanged.
  if (Object.keys(given).length === 0) return true
  let result: unknown
  try {
    result = wellFormed(JSON.parse(content), replacement)
  } catch {
    return false
  }
  return isObject(result) && Object.entries(given).every(([name, value]) => isSame(value, ownField(result, name)))
}

function wellFormed(value: unknown, replacement: string): unknown {
  const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, replacement)
  if (typeof value === 'string') return whole(value)
  if (Array.isArray(value)) return value.map((each) => wellFormed(each, replacement))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [whole(name), wellFormed(field, replacement)]))
}

const ownField = (object: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined

/** Python has no integer -0. */
const isSame = (left: unknown, right: unknown): boolean => isDeepStrictEqual(normal(left), normal(right))
const normal = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null')

/** Returns the `tool_calls` of each delta of a stream. */
export function deltasOf(calls: readonly ToolCall[], parting: Parting): readonly (readonly object[])[] {
  if (parting === 'interleaved') return inTurn(calls.map((call, index) => partsOf(call, index, 'characters')))
  return calls.flatMap((call, index) => partsOf(call, index, parting)).map((part) => [part])
}

function partsOf(
  { id, type, function: { name, arguments: text } }: ToolCall,
  index: number,
  parting: Parting,
): object[] {
  const characters = [...text].map((character) => ({ index, function: { arguments: character } }))
  switch (parting) {
    case 'whole':
      return [{ index, id, type, function: { name, arguments: text } }]
    case 'late-heads':
      return [...characters, { index, id, type, function: { name } }]
    case 'repeated-heads':
      return [
        { index, id, type, function: { name, arguments: null } },
        ...[...text].map((character, place) =>
          place % 2 === 0
            ? { index, id, type, function: { name, arguments: character } }
            : { index, id: '', type, function: { name: null, arguments: character } },
        ),
      ]
    case 'name-first':
      return [{ index, id, type, function: { name } }, ...characters]
    case 'repeated-ids':
      return [
        { index, id, type, function: { name, arguments: '' } },
        ...characters.map((part) => ({ ...part, id, type })),
      ]
    default:
      return [{ index, id, type, function: { name, arguments: '' } }, ...characters]
  }
}

/** Alternates between the parts of all calls; sometimes, a delta has parts of two calls. */
function inTurn(parts: readonly (readonly object[])[]): object[][] {
  const longest = Math.max(...parts.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) => parts.flatMap((each) => each.slice(place, place + 1))).flatMap(
    (together, place) => (place % 3 === 0 ? [together] : together.map((part) => [part])),
  )
}
