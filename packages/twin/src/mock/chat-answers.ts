import type { ChatApi } from '@model-snippets/core'
import type { Answer } from '../services/answer.ts'
import type { Fields, Played, PlayedRecipe } from '../services/behaviours/behaviour.ts'
import type { ApiServiceOptions } from '../services/protocols/api-stream.ts'
import { chatService } from '../services/protocols/chat.ts'
import { isObject, type PlayedCall, type PlayedConversation } from '../services/protocols/conversation.ts'
import { awkwardWrites, FEW_TOKENS } from '../services/protocols/event-stream.ts'
import { INVALID_TEXTS, invalidOutputAnswer, REFUSAL } from '../services/protocols/invalid-output.ts'
import { messagesService } from '../services/protocols/messages.ts'
import { responsesService } from '../services/protocols/responses.ts'
import type { ArrivedRequest } from '../services/request.ts'
import { lenientBody } from './lenient-body.ts'
import { sampleOf } from './sample.ts'
import type { Effect } from './scenarios.ts'

/** Returns the chat API of a path. */
export function apiOf(pathname: string): ChatApi | undefined {
  if (pathname.endsWith('/chat/completions')) return 'chat-completions'
  if (pathname.endsWith('/responses')) return 'responses'
  return pathname.endsWith('/v1/messages') ? 'messages' : undefined
}

/** What the model says if nobody sets an answer. */
export const DEFAULT_REPLY = 'Hello from the twin. This answer is always the same.'

const REASONING = 'The twin thinks first. This reasoning is always the same.'
const COMPLAINT = 'The engine stopped unexpectedly.'

/** A text that all ids of tool calls contain. The same request always gets the same answer. */
const NONCE = 'twin'

/** An answer that a test has set. */
export interface GivenReply {
  readonly text?: string
  readonly toolCalls?: readonly { readonly name: string; readonly arguments: unknown }[]
}

interface Tool {
  readonly name: string
  readonly schema: unknown
}

/** A chat request with what its answer depends on. */
interface Asked {
  readonly api: ChatApi
  readonly request: ArrivedRequest
  readonly body: Fields
  readonly tools: readonly Tool[]
  readonly schema: unknown
  readonly streams: boolean
}

/**
 * Answers a chat.
 *
 * @param body the request's body, which is an object
 * @returns the answer, and whether the scenario had an effect on it
 */
export function answerChat(
  api: ChatApi,
  request: ArrivedRequest,
  body: Fields,
  effect: Effect,
  given: GivenReply = {},
): { readonly answer: Answer; readonly applied: boolean } {
  const asked: Asked = {
    api,
    request,
    body,
    tools: toolsIn(api, body),
    schema: schemaIn(api, body),
    streams: body['stream'] === true,
  }
  const reply = given.text ?? (asked.schema === undefined ? DEFAULT_REPLY : JSON.stringify(sampleOf(asked.schema)))
  if (effect.kind === 'output') return withOutput(asked, effect.output, reply)
  const played = effect.kind === 'behaviour' ? effect.behaviour.apis[api] : undefined
  const behaviour = played !== undefined && fits(played, asked) ? played : undefined
  const conversation = conversationOf(asked, effect, behaviour, given)
  const options = {
    ...optionsFor(effect, asked),
    ...(conversation && { conversation }),
    ...(behaviour && { behaviour }),
  }
  const whole = serve(asked, reply, options)
  if (effect.kind === 'cut' && asked.streams) {
    return { answer: effect.after === undefined ? whole : cutAfter(whole, effect.after), applied: true }
  }
  return { answer: whole, applied: effect.kind === 'answer' || behaviour !== undefined || applies(effect, asked) }
}

const applies = (effect: Effect, { api, streams, tools }: Asked): boolean => {
  if (effect.kind === 'tools') return tools.length > 0
  if (effect.kind === 'reasoning') return api === 'chat-completions'
  return (effect.kind === 'spelling' || effect.kind === 'ending') && streams
}

/** The options that only some of the APIs' services have. */
interface Options {
  readonly spelling?: 'plain'
  readonly ending?: 'cut' | 'error-event' | 'closed' | 'limit'
  readonly refuses?: true
  readonly conversation?: PlayedConversation
  readonly behaviour?: Played
  readonly reasoning?: { readonly text: string; readonly names: readonly ('reasoning' | 'reasoning_content')[] }
}

function optionsFor(effect: Effect, { api }: Asked): Options {
  const isChat = api === 'chat-completions'
  // The APIs' formats have different names; those that an API doesn't have are played as usual.
  if (effect.kind === 'spelling') return { spelling: effect.spelling as 'plain' }
  if (effect.kind === 'cut' && effect.after === undefined) return { ending: 'cut' }
  if (effect.kind === 'ending') {
    const ending = effect.ending === 'no-done' && !isChat ? 'closed' : effect.ending
    return { ending: ending as 'closed' }
  }
  return effect.kind === 'reasoning' ? { reasoning: { text: REASONING, names: [effect.name] } } : {}
}

/** Answers with the service of the API that the twin also plays to our own examples. */
function serve({ api, request, body, streams }: Asked, reply: string, options: Options): Answer {
  const { conversation } = options
  const lenient =
    conversation === undefined
      ? request
      : lenientBody(api, request, body, { ...conversation, hasThoughts: conversation.thoughts !== undefined })
  if (api === 'chat-completions') {
    const isCounted = isObject(body['stream_options']) && body['stream_options']['include_usage'] === true
    const { reasoning, ...others } = options
    const answer = chatService({
      ...others,
      reply,
      complaint: COMPLAINT,
      ...(reasoning && { reasoning }),
      ...(isCounted && { usage: FEW_TOKENS }),
    } as Parameters<typeof chatService>[0]).answer(lenient, [])
    if (answer === undefined) throw new Error('The chat service has no answer')
    return answer
  }
  const { reasoning: _, ...others } = options
  const played = { ...others, reply, complaint: COMPLAINT, behaviour: quietly(api, options.behaviour) }
  const service = api === 'responses' ? responsesService : messagesService
  const withReasoning = { ...played, takesReasoning: true } as unknown as ApiServiceOptions
  // A stream that ends in the middle is a failed answer if it isn't streamed.
  const answer = service(streams ? withReasoning : { ...withReasoning, ...wholeEnding(options) }).answer(lenient, [])
  if (answer === undefined) throw new Error('The service has no answer')
  return answer
}

const wholeEnding = ({ ending }: Options): { ending?: 'limit' | 'complete' } =>
  ending === undefined ? {} : { ending: ending === 'limit' ? 'limit' : 'complete' }

/**
 * Leaves out the reasoning that these services always send to our examples: without being asked to think, most models
 * don't, and published examples read the first item.
 */
function quietly(api: ChatApi, behaviour: Played | undefined): Played {
  const own: Played = behaviour ?? { recipes: ['plain'], streamed: [false, true], outcome: 'answer' }
  if (behaviour !== undefined || api === 'chat-completions') return own
  return api === 'messages'
    ? { ...own, whole: (answer) => ({ ...answer, content: without('thinking', answer['content']) }) }
    : { ...own, whole: withoutReasoning, events: streamWithoutReasoning }
}

const without = (type: string, items: unknown): unknown =>
  Array.isArray(items) ? items.filter((item) => !isObject(item) || item['type'] !== type) : items

const withoutReasoning = (answer: Fields): Fields => ({ ...answer, output: without('reasoning', answer['output']) })

/** The reasoning is the first item, so all others move up. */
function streamWithoutReasoning(events: readonly Fields[]): readonly Fields[] {
  return events
    .filter(({ item }) => !isObject(item) || item['type'] !== 'reasoning')
    .map((event, sequence_number) => ({
      ...event,
      sequence_number,
      ...(typeof event['output_index'] === 'number' ? { output_index: event['output_index'] - 1 } : {}),
      ...(isObject(event['response']) ? { response: withoutReasoning(event['response']) } : {}),
    }))
}

/** Whether a service is known to behave this way in such a request. */
function fits({ recipes, streamed }: Played, { tools, schema, streams }: Asked): boolean {
  const recipe: PlayedRecipe = tools.length > 0 ? 'tool-loop' : schema !== undefined ? 'structured-output' : 'plain'
  return streamed.includes(streams) && recipes.includes(recipe)
}

function withOutput(asked: Asked, output: Extract<Effect, { kind: 'output' }>['output'], reply: string) {
  const { api, request } = asked
  if (api === 'chat-completions') return { answer: invalidOutputAnswer(output, request, reply), applied: true }
  const [, text] = INVALID_TEXTS.find(([name]) => name === output) ?? []
  if (text !== undefined) return { answer: serve(asked, text, {}), applied: true }
  if (output === 'refusal') return { answer: serve(asked, REFUSAL, { refuses: true }), applied: true }
  const isCut = output === 'truncated'
  return { answer: serve(asked, reply, isCut ? { ending: 'limit' } : {}), applied: isCut }
}

const functionOf = (tool: unknown): Tool | undefined => {
  if (!isObject(tool)) return undefined
  const described = isObject(tool['function']) ? tool['function'] : tool
  // Other tools, such as a web search, run at the provider.
  if (typeof described['name'] !== 'string') return undefined
  if (tool['type'] !== undefined && tool['type'] !== 'function' && tool['type'] !== 'custom') return undefined
  return { name: described['name'], schema: described['parameters'] ?? described['input_schema'] ?? { type: 'object' } }
}

function toolsIn(api: ChatApi, { tools, tool_choice: choice }: Fields): readonly Tool[] {
  if (!Array.isArray(tools) || choice === 'none' || (isObject(choice) && choice['type'] === 'none')) return []
  const all = tools.map(functionOf).filter((tool) => tool !== undefined)
  if (!isObject(choice)) return all
  const called = api === 'chat-completions' && isObject(choice['function']) ? choice['function'] : choice
  const named = all.filter(({ name }) => name === called['name'])
  return named.length > 0 ? named : all
}

/** The JSON Schema of the requested answer; a free object if the request only asks for JSON. */
function schemaIn(api: ChatApi, body: Fields): unknown {
  const text = api === 'responses' ? body['text'] : api === 'messages' ? body['output_config'] : undefined
  const format: unknown =
    api === 'chat-completions' ? body['response_format'] : isObject(text) ? text['format'] : body['output_format']
  if (!isObject(format)) return undefined
  if (format['type'] === 'json_object') return { type: 'object', properties: { answer: { type: 'string' } } }
  if (format['type'] !== 'json_schema' && format['type'] !== 'json') return undefined
  const named = isObject(format['json_schema']) ? format['json_schema'] : format
  return named['schema'] ?? named['value'] ?? { type: 'object' }
}

/** The tool calls before the answer; undefined if the model answers at once. */
function conversationOf(
  asked: Asked,
  effect: Effect,
  behaviour: Played | undefined,
  { text, toolCalls }: GivenReply,
): PlayedConversation | undefined {
  const { api, body, tools } = asked
  if (tools.length === 0 || (effect.kind === 'tools' && effect.calls === 0)) return undefined
  if (toolCalls === undefined && text !== undefined && behaviour === undefined) return undefined
  const began = beganIn(api, body)
  const rounds = toolCalls?.map(
    ({ name, arguments: args }): PlayedCall => ({
      name,
      arguments: typeof args === 'string' ? args : JSON.stringify(args ?? {}),
      told: 'anything',
    }),
  )
  const { thoughts } = behaviour ?? {}
  const rest = { began, nonce: NONCE, ...(thoughts && { thoughts: { ...thoughts, text: REASONING } }) }
  if (rounds !== undefined) return { rounds: [rounds], parting: 'characters', ...rest }
  if (behaviour?.conversation !== undefined) {
    const { conversation } = behaviour
    return {
      ...conversation,
      rounds: conversation.rounds.map((calls) => calls.map((call) => adapted(call, tools))),
      ...rest,
    }
  }
  const isTwice = effect.kind === 'tools' || behaviour !== undefined
  const called = isTwice ? [tools[0], tools[1] ?? tools[0]] : [tools[0]]
  const calls = called.flatMap((tool) => (tool === undefined ? [] : [callOf(tool)]))
  return { rounds: [calls], parting: 'characters', ...rest }
}

const callOf = ({ name, schema }: Tool): PlayedCall => ({
  name,
  arguments: JSON.stringify(sampleOf(schema)),
  told: 'anything',
})

/** A behavior's call with the request's own tool, unless the request has the tool of our examples. */
function adapted(call: PlayedCall, tools: readonly Tool[]): PlayedCall {
  const [tool] = tools
  if (tool === undefined || tools.some(({ name }) => name === call.name)) return { ...call, told: 'anything' }
  return call.arguments === '' ? { ...callOf(tool), arguments: '' } : callOf(tool)
}

/** The number of messages before the model's turn: everything up to the user's last message. */
export function beganIn(api: ChatApi, body: Fields): number {
  const list: unknown = api === 'responses' ? body['input'] : body['messages']
  if (!Array.isArray(list)) return 0
  return list.findLastIndex((message) => isObject(message) && message['role'] === 'user' && !holdsResults(message)) + 1
}

/** In the Messages API, the results of tools come as a message of the user. */
const holdsResults = ({ content }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(content) && content.some((block) => isObject(block) && block['type'] === 'tool_result')

/** Closes the connection after some events of a stream, inside the next one. */
function cutAfter(answer: Answer, events: number): Answer {
  const text = Buffer.concat(answer.writes).toString()
  const ends = [...text.matchAll(/(?:\r\n|\n|\r){2}/g)].filter(({ index }, place, all) => {
    const from = place === 0 ? 0 : (all[place - 1]?.index ?? 0)
    return text.slice(from, index).includes('data:')
  })
  const last = events === 0 ? undefined : ends[events - 1]
  if (last === undefined && events > 0) return { ...answer, ending: 'cut' }
  const end = last === undefined ? 0 : last.index + last[0].length
  const unfinished = text.slice(end, end + 40)
  return { ...answer, writes: awkwardWrites(Buffer.from(text.slice(0, end) + unfinished)), ending: 'cut' }
}
