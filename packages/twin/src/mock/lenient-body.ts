import type { ChatApi } from '@model-snippets/core'
import type { Fields } from '../services/behaviours/behaviour.ts'
import { isObject } from '../services/protocols/conversation.ts'
import type { ArrivedRequest } from '../services/request.ts'

/*
 * The twin checks that our own examples send a model's turn back exactly as the API documents it. Other programs send
 * more, which services ignore, so it's removed before the twin looks.
 */

type Message = Readonly<Record<string, unknown>>

/**
 * Returns a request whose turns after the user's last message contain only what a conversation depends on.
 *
 * @param began the number of messages before the model's turn
 * @param hasThoughts whether the service has sent reasoning and expects it back
 */
export function lenientBody(
  api: ChatApi,
  request: ArrivedRequest,
  body: Fields,
  { began, hasThoughts }: { readonly began: number; readonly hasThoughts: boolean },
): ArrivedRequest {
  const name = api === 'responses' ? 'input' : 'messages'
  const list: unknown = body[name]
  const read = { 'chat-completions': chatTurn(hasThoughts), responses: responsesItem, messages: messagesTurn }[api]
  const turns = Array.isArray(list)
    ? [...list.slice(0, began), ...list.slice(began).filter(isObject).map(read)]
    : (list ?? [])
  // A question after an earlier answer starts anew.
  const { previous_response_id: previous, ...others } = body
  const continues =
    Array.isArray(list) && list.some((item) => isObject(item) && item['type'] === 'function_call_output')
  const kept = api === 'responses' && previous !== undefined && continues ? { previous_response_id: previous } : {}
  return { ...request, body: Buffer.from(JSON.stringify({ ...others, ...kept, [name]: turns })) }
}

/** Results may be empty, which the twin takes for a mistake in our examples. */
const NOTHING = '(empty)'

/** A result as text: APIs also accept a list of parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content === '' ? NOTHING : content
  return content === undefined || content === null ? NOTHING : JSON.stringify(content)
}

const THOUGHTS = ['reasoning', 'reasoning_content', 'reasoning_details']

const chatTurn =
  (hasThoughts: boolean) =>
  (message: Message): Message => {
    const { role, content, tool_call_id: id } = message
    if (role === 'tool') return { role, content: textOf(content), tool_call_id: id }
    const calls = Array.isArray(message['tool_calls']) ? message['tool_calls'] : undefined
    const thoughts = THOUGHTS.filter((name) => hasThoughts && (message[name] ?? null) !== null)
    return {
      role,
      content: joined(content),
      ...(calls && { tool_calls: calls.filter(isObject).map(callOf) }),
      ...Object.fromEntries(thoughts.map((name) => [name, message[name]])),
    }
  }

const joined = (content: unknown): unknown =>
  Array.isArray(content) ? content.map((part) => (isObject(part) ? (part['text'] ?? '') : '')).join('') : content

const callOf = ({ id, function: called }: Message): Message => ({
  id,
  type: 'function',
  function: isObject(called) ? { name: called['name'], arguments: called['arguments'] } : called,
})

function responsesItem(item: Message): Message {
  const { type, call_id: id } = item
  return type === 'function_call_output' ? { type, call_id: id, output: textOf(item['output']) } : item
}

function messagesTurn(message: Message): Message {
  const { role, content } = message
  if (role !== 'user' || !Array.isArray(content)) {
    return typeof content === 'string' ? { role, content: [{ type: 'text', text: content }] } : message
  }
  const results = content
    .filter(isObject)
    .filter(({ type }) => type === 'tool_result')
    .map(({ type, tool_use_id: id, content: result }) => ({ type, tool_use_id: id, content: textOf(result) }))
  return { role, content: results }
}
