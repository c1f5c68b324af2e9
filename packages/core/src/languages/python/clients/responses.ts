import type { ChatCall } from '../../../call/call.ts'
import { raw, type Value } from '../../../values/value.ts'
import { bodyOf } from '../../clients/chat-api.ts'
import { choicesOf } from '../../clients/tool-functions.ts'
import { indented, spaces } from '../../printing/literal.ts'
import { python } from '../writer.ts'
import { eachEvent } from './events.ts'
import { closingStream, columnOf } from './main.ts'
import { withModel } from './robust.ts'
import { defineMessages, defineTools, loop } from './tools.ts'

/* What clients share that chat by the Responses API. */

/** How a client gives what it has read: `response` as an object, or `result` as a dictionary. */
type Reading = 'attributes' | 'items'

/** Ends the program where the model did not bring the response to its end. */
export const endedEarly = (reading: Reading, column: number): string =>
  reading === 'attributes'
    ? `${spaces(column)}raise SystemExit(f"The response is {response.status}: {response.error or response.incomplete_details}")
`
    : `${spaces(column)}raise SystemExit(
${spaces(column)}    f"The response is {result['status']}: {result.get('error') or result.get('incomplete_details')}"
${spaces(column)})
`

/**
 * Reads a stream to its last event, shows the text as it comes, and leaves the whole response as if it had come at once.
 */
export function readStream(call: ChatCall, reading: Reading, column: number): string {
  const indent = spaces(column)
  const isObject = reading === 'attributes'
  const type = isObject ? 'event.type' : 'event["type"]'
  const next = isObject ? `${indent}${call.form.async ? 'async ' : ''}for event in stream:\n` : eachEvent(call, column)
  const loop = `${next}${indent}    if ${type} == "response.output_text.delta":
${indent}        print(${isObject ? 'event.delta' : 'event["delta"]'}, end="", flush=True)
${indent}    elif ${type} == "response.output_text.done":
${indent}        print()
${indent}    elif ${type} == "error":
${indent}        raise SystemExit(f"The stream broke off: {event}")
${indent}    elif ${type} in ("response.completed", "response.failed", "response.incomplete"):
${indent}        ${isObject ? 'response = event.response' : 'result = event["response"]'}
${indent}        break
${indent}else:
${indent}    raise SystemExit("The stream ended before it was complete.")
`
  return isObject ? closingStream(call, loop, column) : loop
}

/** The functions, the tools and what the loop begins with. */
export function defineLoop(call: ChatCall): { readonly tools: string; readonly messages: string } {
  const { tools, input, previous_response_id: previous = null } = bodyOf(call.request)
  const messages = defineMessages(call, input as Value)
  return {
    tools: defineTools(call, tools as Value),
    messages: call.keepsResponses
      ? `${spaces(columnOf(call))}previous = ${python.literal(previous)}\n${messages}`
      : messages,
  }
}

/** The body of a request of the loop. */
export function loopBody(call: ChatCall): { readonly [name: string]: Value } {
  const { request, keepsResponses } = call
  const body = bodyOf(request)
  const choices = choicesOf(body)
  return withModel(call, {
    ...body,
    ...(keepsResponses ? { previous_response_id: raw('previous') } : {}),
    input: raw('messages'),
    tools: raw('tools'),
    ...(choices && { tool_choice: eachTurn(choices) }),
  })
}

/** A choice for the first turn, and one for the others. */
export const eachTurn = ({ first, later }: NonNullable<ReturnType<typeof choicesOf>>): Value =>
  raw(`${python.literal(first)} if turn == 0 else ${python.literal(later)}`)

/**
 * The loop.
 *
 * @param ask code that leaves the response in its variable, indented by four columns more than the loop
 * @param column columns that the loop is indented by
 */
export function responsesLoop(call: ChatCall, reading: Reading, ask: string, column = columnOf(call)): string {
  const isObject = reading === 'attributes'
  const at = (base: string, name: string): string => (isObject ? `${base}.${name}` : python.at(base, [name]))
  const response = isObject ? 'response' : 'result'
  const output = at(response, 'output')
  const type = at('item', 'type')
  // Reasoning has no role, and what some services repeat of the input has another.
  const role = isObject ? 'getattr(item, "role", None)' : 'item.get("role")'
  const goOn = call.keepsResponses
    ? `    previous, messages = ${at(response, 'id')}, []
`
    : `    messages += [item for item in ${output} if ${type} == "function_call" or ${role} == "assistant"]
`
  const printed = isObject
    ? `        print(response.output_text)
`
    : ''
  return loop(
    call,
    ask +
      indented(
        `    if ${at(response, 'status')} != "completed":
${endedEarly(reading, 8)}${call.streaming || isObject ? '' : PRINT_OUTPUT}\
    calls = [item for item in ${output} if ${type} == "function_call"]
    if not calls:
${call.streaming ? '' : printed}        break
${goOn}    for call in calls:
        try:
            arguments = json.loads(${at('call', 'arguments')} or "{}")
            output = json.dumps(functions[${at('call', 'name')}](**arguments))
        except Exception as error:
            output = f"Error: {error!r}"
        messages.append({"type": "function_call_output", "call_id": ${at('call', 'call_id')}, "output": output})
`,
        column,
      ),
    column,
  )
}

/** Reasoning and calls are items, too. */
const PRINT_OUTPUT = `    for item in result["output"]:
        for part in item.get("content") or []:
            if part["type"] == "output_text":
                print(part["text"])
`
