import type { ChatCall } from '../../../call/call.ts'
import type { RawNode, Value } from '../../../values/value.ts'
import { spaces } from '../../printing/literal.ts'
import { type Typed, typed } from '../types.ts'
import { javascript } from '../writer.ts'

/* What clients share that follow OpenAI's JavaScript interface: its objects are called `completion` and `chunk`. */

/** What a client is given of a chat call: the model's name and the parameters differ between clients. */
interface ChatArguments {
  /** A name, or the variable that holds it. */
  readonly model: string | RawNode
  readonly parameters: { readonly [name: string]: Value }
}

/** The body's fields but for `stream` as properties of an object literal, one a line. */
export function chatProperties(
  { messages }: { readonly messages: Value },
  { model, parameters }: ChatArguments,
  column: number,
): string {
  const named =
    typeof model === 'string' ? javascript.property('model', model, column) : `${spaces(column)}${model.code},\n`
  return named + javascript.property('messages', messages, column) + properties(parameters, column)
}

/** Fields as properties of an object literal, one a line. */
export const properties = (fields: { readonly [name: string]: Value }, column: number): string =>
  Object.entries(fields)
    .map(([name, value]) => javascript.property(name, value, column))
    .join('')

/** Shows the message of `completion`. */
export function printMessage(call: ChatCall): string {
  const { showsMessage, showsReasoning, showsUsage } = call
  let shown = 'console.log(completion.choices[0].message.content);\n'
  if (showsMessage) shown = 'console.log(JSON.stringify(completion.choices[0].message, null, 2));\n'
  else if (showsReasoning) shown = reasoned(call)
  return shown + (showsUsage ? 'console.log("Usage:", completion.usage);\n' : '')
}

const reasoned = (
  call: Typed,
): string => `const { content, reasoning, reasoning_content }${typed(call, ': any')} = completion.choices[0].message;
// Services call it by one of two names.
const thoughts = reasoning_content || reasoning;
if (thoughts) console.log(\`Reasoning:\\n\${thoughts}\\n\\nAnswer:\`);
console.log(content);
`

/** The names that a loop over chunks keeps. */
export const keptNames = ({ showsReasoning, showsUsage }: ChatCall): string =>
  (showsReasoning ? 'let section;\n' : '') + (showsUsage ? 'let usage;\n' : '')

/**
 * Shows what `chunk` adds. Some services send a chunk without choices, or a null text.
 *
 * @param indent of every line but the first
 */
export function printDelta(call: ChatCall, indent: string): string {
  const { showsMessage, showsReasoning, showsUsage } = call
  let shown = 'process.stdout.write(chunk.choices[0]?.delta?.content ?? "");\n'
  if (showsMessage) shown = 'if (chunk.choices[0]) console.log(JSON.stringify(chunk.choices[0].delta));\n'
  else if (showsReasoning) shown = reasonedPiece(call).replaceAll('\n', `\n${indent}`).trimEnd().concat('\n')
  return shown + (showsUsage ? `${indent}usage = chunk.usage ?? usage;\n` : '')
}

/** Each kind of text stands under a heading of its own. */
const reasonedPiece = (
  call: Typed,
): string => `const { content, reasoning, reasoning_content }${typed(call, ': any')} = chunk.choices[0]?.delta ?? {};
// Services call it by one of two names.
const parts = { Reasoning: reasoning_content || reasoning, Answer: content };
for (const [heading, text] of Object.entries(parts)) {
  if (!text) continue;
  if (heading !== section) console.log(\`\\n\${heading}:\`);
  section = heading;
  process.stdout.write(text);
}
`

/** Ends the line that the streamed text left open, and shows what the stream said last. */
export const endStream = ({ showsMessage, showsUsage }: ChatCall): string =>
  (showsMessage ? '' : 'process.stdout.write("\\n");\n') + (showsUsage ? 'console.log("Usage:", usage);\n' : '')
