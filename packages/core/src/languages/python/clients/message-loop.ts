import type { ChatCall } from '../../../call/call.ts'
import { raw, type Value } from '../../../values/value.ts'
import { bodyOf } from '../../clients/chat-api.ts'
import { choicesOf } from '../../clients/tool-functions.ts'
import { indented } from '../../printing/literal.ts'
import { python } from '../writer.ts'
import { columnOf } from './main.ts'
import { eachTurn } from './responses.ts'
import { withModel } from './robust.ts'
import { defineMessages, defineTools, loop } from './tools.ts'

/* What clients share that run a tool loop by the Messages API. */

/** The functions, the tools and what the loop begins with. */
export function defineLoop(call: ChatCall): { readonly tools: string; readonly messages: string } {
  const { tools, messages } = bodyOf(call.request)
  return { tools: defineTools(call, tools as Value), messages: defineMessages(call, messages as Value) }
}

/** The body of a request of the loop. */
export function loopBody(call: ChatCall): { readonly [name: string]: Value } {
  const body = bodyOf(call.request)
  const choices = choicesOf(body)
  return withModel(call, {
    ...body,
    messages: raw('messages'),
    tools: raw('tools'),
    ...(choices && { tool_choice: eachTurn(choices) }),
  })
}

/** How a program has what the model said: as an object `message`, or as dictionaries in the list `content`. */
type Reading = 'attributes' | 'items'

/**
 * The loop.
 *
 * @param ask code that leaves the message in its variable and shows its text, indented by four columns more than the loop
 * @param readInput code that sets the input of `call`, where a stream gave it as text, indented by twelve columns
 * @param column columns that the loop is indented by
 */
export function messageLoop(
  call: ChatCall,
  reading: Reading,
  ask: string,
  readInput = '',
  column = columnOf(call),
): string {
  const isObject = reading === 'attributes'
  const at = (base: string, name: string): string => (isObject ? `${base}.${name}` : python.at(base, [name]))
  const content = isObject ? 'message.content' : 'content'
  return loop(
    call,
    ask +
      indented(
        `    calls = [block for block in ${content} if ${at('block', 'type')} == "tool_use"]
    if not calls:
        break
    messages.append({"role": "assistant", "content": ${content}})
    results = []
    for call in calls:
        result = {"type": "tool_result", "tool_use_id": ${at('call', 'id')}}
        try:
${readInput}            result["content"] = json.dumps(functions[${at('call', 'name')}](**${at('call', 'input')}))
        except Exception as error:
            result |= {"content": f"Error: {error!r}", "is_error": True}
        results.append(result)
    messages.append({"role": "user", "content": results})
`,
        column,
      ),
    column,
  )
}
