import type { ChatCall } from '../../../call/call.ts'
import type { Value, ValueObject } from '../../../values/value.ts'
import { bodyOf } from '../../clients/chat-api.ts'
import { choicesOf, hasServiceTools } from '../../clients/tool-functions.ts'
import { name, type Piece } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { JSON_MODULE } from './imports.ts'
import { checkStop, IS_EMPTY } from './incomplete-answer.ts'
import { defineMessages, MESSAGES } from './messages.ts'
import { eachTurn } from './responses.ts'
import { withModel } from './retries.ts'
import { defineTools, fieldOf, loop, type Reading, TOOLS } from './tools.ts'

/* Shared by tool loops with the Messages API, which have read an object `message` or a list `content`. */

/** Returns the functions, the tools, and the initial messages of the loop. */
export function defineLoop(call: ChatCall): { readonly tools: Piece; readonly messages: Piece } {
  const { tools, messages } = bodyOf(call.request)
  return { tools: defineTools(call, tools as Value), messages: defineMessages(call, messages as Value) }
}

/** Returns a request's body in the loop. */
export function loopBody(call: ChatCall): ValueObject {
  const body = bodyOf(call.request)
  const choices = choicesOf(body)
  return withModel(call, {
    ...body,
    messages: MESSAGES,
    tools: TOOLS,
    ...(choices && { tool_choice: eachTurn(choices) }),
  })
}

const CALL = /* @__PURE__ */ name('call')

/** Objects have a `content` field. If `content` is a variable, a function's result has another name. */
const OUTPUT: { readonly [reading in Reading]: Piece } = { attributes: name('content'), items: name('output') }

const callFunction = (reading: Reading, readInput?: Piece): Piece => code`
  ${readInput}
  ${OUTPUT[reading]} = ${JSON_MODULE}.dumps(functions[${fieldOf(reading, CALL, 'name')}](**${fieldOf(reading, CALL, 'input')}))
  results.append({"type": "tool_result", "tool_use_id": ${fieldOf(reading, CALL, 'id')}, "content": ${OUTPUT[reading]}})
`

/** Errors go back to the model, so that it can try again. */
const tryToCall = (reading: Reading, readInput?: Piece): Piece => code`
  result = {"type": "tool_result", "tool_use_id": ${fieldOf(reading, CALL, 'id')}}
  try:
      ${readInput}
      result["content"] = ${JSON_MODULE}.dumps(functions[${fieldOf(reading, CALL, 'name')}](**${fieldOf(reading, CALL, 'input')}))
  except Exception as error:
      result |= {"content": f"Error: {error!r}", "is_error": True}
  results.append(result)
`

/**
 * Returns the loop.
 *
 * @param ask code that sets the message's variable, sets `stop_reason` for JSON, and prints the text
 * @param readInput code that parses the input of `call` if a stream sent it as text
 */
export function messageLoop(call: ChatCall, reading: Reading, ask: Piece, readInput?: Piece): Piece {
  const isObject = reading === 'attributes'
  const content = isObject ? code`message.content` : code`content`
  const reason = isObject ? code`message.stop_reason` : code`stop_reason`
  const type = fieldOf(reading, name('block'), 'type')
  const text = isObject ? code`block.text` : code`block["text"]`
  const isText = hasServiceTools(call) ? code`"thinking" not in ${type}` : code`${type} == "text" and ${text}`
  return loop(
    call,
    code`
      ${ask}
      calls = [block for block in ${content} if ${type} == "tool_use"]
      texts = [block for block in ${content} if ${isText}]
      paused = ${reason} == "pause_turn"
      is_empty = not (calls or texts or paused)
      ${checkStop(call, IS_EMPTY, reason)}
      # To resume a paused turn, send it back.
      if not (calls or paused):
          break
      messages.append({"role": "assistant", "content": ${content}})
      results = []
      for call in calls:
          ${call.variant.retries ? tryToCall(reading, readInput) : callFunction(reading, readInput)}
      if results:
          messages.append({"role": "user", "content": results})
    `,
  )
}
