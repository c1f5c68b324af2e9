import { isDeepStrictEqual } from 'node:util'

/** One call that the model makes, and what it must be told. */
export interface PlayedCall {
  readonly name: string
  /** The text of the arguments, JSON or not. */
  readonly arguments: string
  /** `echo`: the arguments, as the samples of the examples answer; `error`: that it did not work; or any text. */
  readonly told: 'echo' | 'error' | 'anything'
}

/**
 * How a stream takes calls apart.
 *
 * - `characters`: a call after the other; first its id and name, then each character of the arguments by itself
 * - `interleaved`: the same of all calls in turn
 * - `late-heads`: id and name come last
 * - `repeated-heads`: each part says them again, or says null or nothing for them
 * - `name-first`: the first part of a call has its name and no field for the arguments, as vLLM sends it
 * - `repeated-ids`: each part says the whole id again, as DeepSeek and DashScope do
 * - `whole`: each call in one part
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

/** What the model does before it answers: the calls of each round. */
export interface Conversation {
  readonly rounds: readonly (readonly PlayedCall[])[]
  readonly parting: Parting
  /** What the model says beside its calls. */
  readonly text?: string
  /** Set where the model makes the calls of the last round for ever. */
  readonly isEndless?: true
  /** Rounds that go well before the service refuses. */
  readonly failsAfter?: number
}

/** A call as the service's answer has it. */
export interface ToolCall {
  readonly id: string
  readonly type: 'function'
  readonly function: { readonly name: string; readonly arguments: string }
}

/** What is asked for next. */
export type Turn =
  | { readonly kind: 'calls'; readonly calls: readonly ToolCall[] }
  | { readonly kind: 'answer' }
  /** The request does not follow from what was answered before. */
  | { readonly kind: 'wrong'; readonly complaint: string }

/** What the model thinks in each turn, as the service names it, and whether it needs that back. */
export interface Thoughts {
  readonly names: readonly ('reasoning' | 'reasoning_content')[]
  /** Set where the service adds `reasoning_details`, a list of parts, too. */
  readonly details?: true
  /**
   * `whole`: a turn of the model comes back with its reasoning, under the name it arrived by. `not-as-reasoning-content`:
   * the service refuses a message that has `reasoning_content`.
   */
  readonly back: 'whole' | 'not-as-reasoning-content'
  /** What the service says where that doesn't hold. */
  readonly complaint: string
}

/** A conversation as the service of one run plays it. */
export interface PlayedConversation extends Conversation {
  /** How many messages the reader gave. */
  readonly began: number
  /** What the ids of the calls have and no others. */
  readonly nonce: string
  /** What the model thinks in each turn, and what has to come back of it. */
  readonly thoughts?: PlayedThoughts
}

/** What a model thinks in each of its turns. */
export interface PlayedThoughts extends Thoughts {
  readonly text: string
}

/** The calls of one round; undefined behind the last. */
export const callsIn = (conversation: PlayedConversation, round: number): readonly ToolCall[] | undefined => {
  const played = callsOf(conversation, round)
  return played && toolCalls(played, round, conversation.nonce)
}

/** What the function of a call must say to the model. */
export const toldIn = (conversation: Conversation, round: number, place: number): PlayedCall['told'] =>
  callsOf(conversation, round)?.[place]?.told ?? 'anything'

const callsOf = ({ rounds, isEndless }: Conversation, round: number): readonly PlayedCall[] | undefined =>
  rounds[round] ?? (isEndless === true ? rounds.at(-1) : undefined)

/** Nobody knows the ids who was not told them. */
const toolCalls = (calls: readonly PlayedCall[], round: number, nonce: string): ToolCall[] =>
  calls.map((call, place) => ({
    id: `call_${nonce}_${round}_${place}`,
    type: 'function',
    function: { name: call.name, arguments: call.arguments },
  }))

/** How many rounds a request has behind it, as far as it can be seen from its messages. */
export const roundsIn = (messages: readonly unknown[]): number =>
  messages.filter((message) => isObject(message) && message['tool_calls'] !== undefined).length

/**
 * What the model does when it is sent these messages: each former call must be there as it was made, and what the
 * function said to it.
 *
 * @param began how many messages the reader gave
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
  { text, thoughts }: Pick<PlayedConversation, 'text' | 'thoughts'>,
): string | undefined {
  if (!isObject(message) || message['role'] !== 'assistant') return 'the message of the assistant is missing'
  const { content, tool_calls: sent, role: _role, ...others } = message
  const problem = problemOfThoughts(others, thoughts)
  if (problem !== undefined) return problem
  if (!isDeepStrictEqual(withReadArguments(sent), withReadArguments(calls)))
    return `its calls are ${JSON.stringify(sent)}, not ${JSON.stringify(calls)}`
  const said = content ?? ''
  return said === (text ?? '') ? undefined : `says ${JSON.stringify(content)}, and the model said ${text}`
}

/** What is wrong with the fields of a turn beside its text and its calls: its reasoning, and nothing else. */
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

/** The text of `reasoning_details`, in as many parts as it came in or in fewer. */
const detailsIn = ({ reasoning_details: parts }: Readonly<Record<string, unknown>>): string | undefined =>
  Array.isArray(parts) ? parts.map((part: unknown) => (isObject(part) ? part['text'] : '')).join('') : undefined

/** Calls whose arguments are values: a framework reads them, and writes the same anew with other spaces. */
const withReadArguments = (calls: unknown): unknown =>
  Array.isArray(calls) ? calls.map((call: unknown) => (isObject(call) ? withReadFunction(call) : call)) : calls

const withReadFunction = ({ function: called, ...call }: Readonly<Record<string, unknown>>): unknown => ({
  ...call,
  function: isObject(called) ? { ...called, arguments: parsedOrText(called['arguments']) } : called,
})

/** No arguments are an empty object. */
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

/** What is wrong with what the function of a call says to the model. */
export function problemOfTold(content: unknown, call: ToolCall, told: PlayedCall['told']): string | undefined {
  if (typeof content !== 'string' || content === '') return `its content is ${JSON.stringify(content)}, and no text`
  if (told === 'error' && !/error/i.test(content)) return `tells of no error: ${content}`
  return told === 'echo' && !echoes(content, call) ? `is not what the function says: ${content}` : undefined
}

/** Whether a result holds the arguments of a call, as the sample functions of examples have them. */
const echoes = (content: string, { function: { arguments: given } }: ToolCall): boolean =>
  REPLACEMENTS.some((replacement) => holds(content, given, replacement))

/** Half of a pair of surrogates has no form in UTF-8: languages write a replacement for it, and Java a question mark. */
const REPLACEMENTS = ['\ufffd', '?']

function holds(content: string, args: string, replacement: string): boolean {
  const given = wellFormed(JSON.parse(args || '{}'), replacement) as Readonly<Record<string, unknown>>
  // openai's helper for tools sends a text as it is.
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

/** Python has no number -0 that is an integer. */
const isSame = (left: unknown, right: unknown): boolean => isDeepStrictEqual(normal(left), normal(right))
const normal = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null')

/** The `tool_calls` of each delta of a stream. */
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

/** One part of each call, and again; now and then two calls in one delta. */
function inTurn(parts: readonly (readonly object[])[]): object[][] {
  const longest = Math.max(...parts.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) => parts.flatMap((each) => each.slice(place, place + 1))).flatMap(
    (together, place) => (place % 3 === 0 ? [together] : together.map((part) => [part])),
  )
}
