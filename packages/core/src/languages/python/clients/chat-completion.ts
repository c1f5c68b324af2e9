import type { ChatCall } from '../../../call/call.ts'
import type { Value } from '../../../values/value.ts'
import { spaces } from '../../printing/literal.ts'
import { python } from '../writer.ts'

/* What clients share that follow OpenAI's Python interface: they are called `client`. */

/** What a client is given of a chat call: the model's name and the parameters differ between clients. */
interface ChatArguments {
  readonly model: string
  readonly parameters: { readonly [name: string]: Value }
}

/**
 * The call of `chat.completions.create`, whose result is `completion` or `stream`: what the method knows by name, all
 * other body fields in `extra_body`.
 *
 * @param known keyword arguments of the method that become body fields of the same name
 * @param column columns that the call is indented by
 */
export function createChatCompletion(
  { messages, streaming }: { readonly messages: Value; readonly streaming: boolean },
  { model, parameters }: ChatArguments,
  known: ReadonlySet<string>,
  column: number,
): string {
  const inner = column + 4
  const passed = keywordArguments(parameters, known, inner)
  const indent = spaces(column)
  return `${indent}${streaming ? 'stream' : 'completion'} = client.chat.completions.create(
${indent}    model=${python.string(model)},
${python.argument('messages', messages, inner)}${passed}${streaming ? `${indent}    stream=True,\n` : ''}${indent})
`
}

/**
 * Body fields as arguments, a line each: what the method knows by name, all others in `extra_body`.
 *
 * @param known keyword arguments of the method that become body fields of the same name
 * @param column columns that the arguments are indented by
 */
export function keywordArguments(
  fields: { readonly [name: string]: Value },
  known: ReadonlySet<string>,
  column: number,
): string {
  let passed = ''
  const rest: [name: string, value: Value][] = []
  for (const name of Object.keys(fields)) {
    const value = fields[name] as Value
    if (known.has(name)) passed += python.argument(name, value, column)
    else rest.push([name, value])
  }
  return rest.length > 0 ? passed + python.argument('extra_body', Object.fromEntries(rest), column) : passed
}

/** Shows the response. Some services end a stream with a chunk that has no choices, or send a null text. */
export function printChatCompletion(call: ChatCall): string {
  const { streaming, showsMessage, showsReasoning, showsUsage } = call
  if (!streaming) {
    const shown = showsReasoning
      ? `message = completion.choices[0].message\n${printReasoned(reasoningOf('message'), 'message.content')}`
      : `print(completion.choices[0].message${showsMessage ? '' : '.content'})\n`
    return shown + (showsUsage ? 'print("Usage:", completion.usage)\n' : '')
  }
  let shown = '        print(chunk.choices[0].delta.content or "", end="", flush=True)\n'
  if (showsMessage) shown = '        print(chunk.choices[0].delta)\n'
  else if (showsReasoning) {
    shown = `        delta = chunk.choices[0].delta\n${printReasonedPieces(reasoningOf('delta'), 'delta.content')}`
  }
  const usage = showsUsage ? '    usage = chunk.usage or usage\n' : ''
  return printStream(call, `for chunk in stream:\n    if chunk.choices:\n${shown}${usage}`)
}

/** Services have two names for it, which the clients' types leave out or may. */
const reasoningOf = (message: string): string =>
  `getattr(${message}, "reasoning_content", None) or getattr(${message}, "reasoning", None)`

/**
 * Shows the reasoning of a message before its text.
 *
 * @param reasoning an expression for what the model thought, or what is as good as nothing
 */
export const printReasoned = (reasoning: string, content: string): string => `\
# Services call it by one of two names.
reasoning = ${reasoning}
if reasoning:
    print(f"Reasoning:\\n{reasoning}\\n\\nAnswer:")
print(${content})
`

/** Shows pieces of reasoning and of text as they come, each kind under a heading of its own. */
export const printReasonedPieces = (reasoning: string, content: string): string => `\
        # Services call it by one of two names.
        reasoning = ${reasoning}
        for heading, text in (("Reasoning", reasoning), ("Answer", ${content})):
            if text:
                if heading != section:
                    section = heading
                    print(f"\\n{heading}:")
                print(text, end="", flush=True)
`

/** A loop over a stream, with the names that it keeps before it and what is shown at the end behind it. */
export function printStream({ showsMessage, showsReasoning, showsUsage }: ChatCall, loop: string): string {
  const kept = (showsReasoning ? 'section = None\n' : '') + (showsUsage ? 'usage = None\n' : '')
  return kept + loop + (showsMessage ? '' : 'print()\n') + (showsUsage ? 'print("Usage:", usage)\n' : '')
}
