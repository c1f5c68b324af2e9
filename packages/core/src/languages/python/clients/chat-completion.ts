import type { ChatCall } from '../../../call/call.ts'
import type { ChatForm } from '../../../call/chat-form.ts'
import type { RawNode, Value } from '../../../values/value.ts'
import { indented, spaces } from '../../printing/literal.ts'
import { python } from '../writer.ts'

/* What clients share that follow OpenAI's Python interface: they are called `client`. */

/** What a client is given of a chat call: the model's name and the parameters differ between clients. */
interface ChatArguments {
  /** A name, or the variable that holds it. */
  readonly model: string | RawNode
  readonly parameters: { readonly [name: string]: Value }
}

/**
 * The call of `chat.completions.create`, whose result is `completion` or `stream`: what the method knows by name, all
 * other body fields in `extra_body`.
 *
 * @param known keyword arguments of the method that become body fields of the same name
 * @param column columns that the call is indented by
 * @param start what stands before the call, when it is not the name of its result
 */
export function createChatCompletion(
  { messages, streaming, form }: Pick<ChatCall, 'streaming'> & { messages: Value; form?: Pick<ChatForm, 'async'> },
  { model, parameters }: ChatArguments,
  known: ReadonlySet<string>,
  column: number,
  start = `${resultName({ streaming })} = `,
): string {
  const inner = column + 4
  const passed = keywordArguments(parameters, known, inner)
  const indent = spaces(column)
  return `${indent}${start}${form?.async ? 'await ' : ''}client.chat.completions.create(
${python.argument('model', model, inner)}${python.argument('messages', messages, inner)}${passed}${streaming ? `${indent}    stream=True,\n` : ''}${indent})
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

/** The variable of what `chat.completions.create` gives. */
export const resultName = ({ streaming }: Pick<ChatCall, 'streaming'>): string => (streaming ? 'stream' : 'completion')

/**
 * Shows the response. Some services end a stream with a chunk that has no choices, or send a null text.
 *
 * @param column columns that the code is indented by
 */
export const printChatCompletion = (call: ChatCall, column = 0): string => indented(show(call), column)

function show(call: ChatCall): string {
  const { streaming, showsMessage, showsReasoning, showsUsage, form } = call
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
  return printStream(call, `${form.async ? 'async ' : ''}for chunk in stream:\n    if chunk.choices:\n${shown}${usage}`)
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
