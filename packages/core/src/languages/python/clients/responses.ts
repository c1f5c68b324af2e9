import type { ChatCall } from '../../../call/call.ts'
import type { ChatShape } from '../../../call/chat-shape.ts'
import type { Value, ValueObject } from '../../../values/value.ts'
import { bodyOf } from '../../clients/chat-api.ts'
import { choicesOf } from '../../clients/tool-functions.ts'
import { lines, name, type Piece, when } from '../../printing/code.ts'
import { code, python } from '../writer.ts'
import { eachEvent } from './events.ts'
import { JSON_MODULE } from './imports.ts'
import { failIncomplete } from './incomplete-answer.ts'
import { asynchronous, closingStream } from './main.ts'
import { withModel } from './retries.ts'
import { continues, defineTools, fieldOf, inputOf, loop, type Reading, TOOLS } from './tools.ts'

/* Shared by clients with the Responses API. They have read `response`, an object, or `result`, a dictionary. */

const EVENT = /* @__PURE__ */ name('event')
const RESPONSE = /* @__PURE__ */ name('response')
const RESULT = /* @__PURE__ */ name('result')

/** Checks whether it's incomplete. Some services send no status. */
const IS_CUT: { readonly [reading in Reading]: Piece } = {
  attributes: code`response.status not in ("completed", None)`,
  items: code`result.get("status", "completed") != "completed"`,
}

/** Why a response is incomplete. If the model refused, its text is among the items. */
const REFUSAL_OR_WHY: { readonly [reading in Reading]: Piece } = {
  attributes: code`response.incomplete_details or response.output`,
  items: code`result.get("incomplete_details") or result["output"]`,
}

const showWhy = (reading: Reading): Piece => code`reason = ${REFUSAL_OR_WHY[reading]}`

/**
 * Reads why a response is incomplete. With retries, the example picks the text of the service or the model; otherwise, it
 * shows what has that text.
 */
export const readWhy = ({ variant }: ChatCall, reading: Reading): Piece =>
  variant.retries ? READ_WHY[reading] : showWhy(reading)

const READ_WHY: { readonly [reading in Reading]: Piece } = {
  attributes: code`
    details = response.incomplete_details
    refusals = [
        part.refusal
        for item in response.output
        if item.type == "message"
        for part in item.content
        if part.type == "refusal"
    ]
    reason = details.reason if details else "".join(refusals) or "empty"
  `,
  items: code`
    details = result.get("incomplete_details") or {}
    refusal = "".join(part["refusal"] for part in parts if part["type"] == "refusal")
    reason = details.get("reason") or refusal or "empty"
  `,
}

/**
 * Exits with the service's own error, because a higher limit wouldn't help, before the output is read: there may be
 * none.
 */
export const RAISE_ERROR: { readonly [reading in Reading]: Piece } = {
  attributes: code`
    if response.error:
        raise SystemExit(f"The response failed: {response.error.message}")
  `,
  items: code`
    if result.get("error"):
        raise SystemExit(f"The response failed: {result['error']['message']}")
  `,
}

/**
 * Exits after `RAISE_ERROR` if the response is incomplete or empty.
 *
 * @param isEmpty a condition that is true if the answer is empty
 * @param readWhy code that sets `reason`
 */
export const checkWholeResponse = (
  call: ChatShape,
  reading: Reading,
  isEmpty: Piece,
  readWhy = showWhy(reading),
): Piece => code`
  if ${IS_CUT[reading]} or ${isEmpty}:
      ${readWhy}
      ${failIncomplete(call, REASON)}
`

/** Exits at a stream event that says that the response failed or is incomplete. */
export const failResponse = (call: ChatShape, reading: Reading): Piece => code`
  ${RAISE_ERROR[reading]}
  ${showWhy(reading)}
  ${failIncomplete(call, REASON)}
`

const REASON = /* @__PURE__ */ name('reason')

/** Exits at an error before another field of an event is read: one that isn't in the API's own format has no type. */
export const BREAK_OFF_FIRST = code`
  if event.get("type", "error") == "error":
      raise SystemExit(f"The stream broke off: {event}")
`

/** The branch for such an error in a client's object: OpenAI's client adds the type `None`. */
export const BREAK_OFF_LATER = code`
  elif event.type in ("error", None):
      raise SystemExit(f"The stream broke off: {event}")
`

/**
 * Reads a stream to its last event, prints the text as it arrives, and keeps the whole response as without streaming.
 */
export function readStream(call: ChatCall, reading: Reading): Piece {
  const type = fieldOf(reading, EVENT, 'type')
  const look = code`
    ${when(reading === 'items', BREAK_OFF_FIRST)}
    if ${type} == "response.output_text.delta":
        print(${fieldOf(reading, EVENT, 'delta')}, end="", flush=True)
    elif ${type} == "response.output_text.done":
        print()
    ${when(reading === 'attributes', BREAK_OFF_LATER)}
    elif ${type} in ("response.completed", "response.failed", "response.incomplete"):
        ${reading === 'attributes' ? RESPONSE : RESULT} = ${fieldOf(reading, EVENT, 'response')}
        break
  `
  if (reading === 'items') return toItsEnd(call, eachEvent(call, look))
  return closingStream(
    call,
    toItsEnd(
      call,
      code`
      ${asynchronous(call)}for event in stream:
          ${look}
    `,
    ),
  )
}

/** Reads the `response` of a raw client, whole or streamed, into `result`. */
export const readResult = (call: ChatCall): Piece =>
  call.streaming ? readStream(call, 'items') : code`result = response.json()`

/** Checks whether the last event is required: in the Responses API, nothing else tells that the answer is complete. */
const readsToItsEnd = ({ variant: { api, retries } }: Pick<ChatShape, 'variant'>): boolean =>
  retries || api === 'responses'

/**
 * Returns a loop over a stream that ends at the last event. If the last event is required, a stream without it is
 * incomplete.
 */
export const toItsEnd = (call: Pick<ChatShape, 'variant'>, events: Piece): Piece =>
  readsToItsEnd(call)
    ? code`
      ${events}
      else:
          raise SystemExit("The stream ended before it was complete.")
    `
    : events

/** Returns the functions, the tools, and the initial variables of the loop. */
export function defineLoop(call: ChatCall): { readonly tools: Piece; readonly messages: Piece } {
  const { tools, input, previous_response_id: previous = null } = bodyOf(call.request)
  return {
    tools: defineTools(call, tools as Value),
    messages: code`
      ${when(continues(call), code`previous = ${python.last(previous)}`)}
      ${inputOf(call)} = ${python.last(input as Value)}
    `,
  }
}

/** Returns a request's body in the loop. */
export function loopBody(call: ChatCall): ValueObject {
  const body = bodyOf(call.request)
  const choices = choicesOf(body)
  return withModel(call, {
    ...body,
    ...(continues(call) ? { previous_response_id: name('previous') } : {}),
    input: inputOf(call),
    tools: TOOLS,
    ...(choices && { tool_choice: eachTurn(choices) }),
  })
}

/** Returns a choice for the first turn, and another for later turns. */
export const eachTurn = ({ first, later }: NonNullable<ReturnType<typeof choicesOf>>): Piece =>
  code`${python.alone(first)} if turn == 0 else ${python.alone(later)}`

/** Exits if a stream has ended and `answered` is false. */
export const failEmptyStream = (call: ChatShape): Piece => code`
  if not answered:
      ${failIncomplete(call, 'completed')}
`

/** The text of a whole `result`. Reasoning and calls are items as well. */
export const READ_TEXT = code`
  text = "".join(
      part["text"]
      for item in result["output"]
      for part in item.get("content") or []
      if part["type"] == "output_text"
  )
`

/** Reads the same text, and keeps the parts, because a refusal is one of them. */
const READ_PARTS = code`
  parts = [part for item in result["output"] for part in item.get("content") or []]
  text = "".join(part["text"] for part in parts if part["type"] == "output_text")
`

const CALL = /* @__PURE__ */ name('call')

const callFunction = (reading: Reading): Piece => code`
  arguments = ${JSON_MODULE}.loads(${fieldOf(reading, CALL, 'arguments')} or "{}")
  output = json.dumps(functions[${fieldOf(reading, CALL, 'name')}](**arguments))
`

/** Errors go back to the model, so that it can try again. */
const tryToCall = (reading: Reading): Piece => code`
  try:
      arguments = ${JSON_MODULE}.loads(${fieldOf(reading, CALL, 'arguments')} or "{}")
      output = json.dumps(functions[${fieldOf(reading, CALL, 'name')}](**arguments))
  except Exception as error:
      output = f"Error: {error!r}"
`

/**
 * Returns what is sent back: all output items, as in OpenAI's guide. The Hugging Face router rejects reasoning items,
 * and Fireworks repeats the input in its output.
 */
function keepItems(call: ChatCall, reading: Reading, output: Piece): Piece {
  const isRouter = call.target === 'routed'
  if (!isRouter && !call.repeatsInput) return code`${inputOf(call)} += ${output}`
  const type = fieldOf(reading, name('item'), 'type')
  const role = reading === 'attributes' ? code`getattr(item, "role", None)` : code`item.get("role")`
  return code`
    ${isRouter ? code`# The router takes no reasoning back.` : code`# Fireworks repeats what it was sent.`}
    messages += [
        item
        for item in ${output}
        if ${type} ${isRouter ? code`== "function_call"` : code`in ("reasoning", "function_call")`} or ${role} == "assistant"
    ]
  `
}

/**
 * Returns the loop.
 *
 * @param ask code that sets the response's variable
 */
export function responsesLoop(call: ChatCall, reading: Reading, ask: Piece): Piece {
  const isObject = reading === 'attributes'
  const response = isObject ? RESPONSE : RESULT
  const output = fieldOf(reading, response, 'output')
  const type = fieldOf(reading, name('item'), 'type')
  const goOn = continues(call)
    ? code`previous, messages = ${fieldOf(reading, response, 'id')}, []`
    : keepItems(call, reading, output)
  const noAnswer = code`not (calls or ${isObject ? code`response.output_text` : code`text`})`
  const { streaming } = call
  return loop(
    call,
    code`
      ${ask}
      ${RAISE_ERROR[reading]}
      calls = [item for item in ${output} if ${type} == "function_call"]
      ${when(!isObject, READ_PARTS)}
      ${checkWholeResponse(call, reading, noAnswer, readWhy(call, reading))}
      ${when(!streaming && !isObject, PRINT_TEXT)}
      if not calls:
          ${lines(when(!streaming && isObject, code`print(response.output_text)`), code`break`)}
      ${goOn}
      for call in calls:
          ${call.variant.retries ? tryToCall(reading) : callFunction(reading)}
          ${inputOf(call)}.append({"type": "function_call_output", "call_id": ${fieldOf(reading, CALL, 'call_id')}, "output": output})
    `,
  )
}

const PRINT_TEXT = code`
  if text:
      print(text)
`
