import type { ChatCall } from '../../../call/call.ts'

/* What clients share that chat by the Messages API. */

/** Shows `message`. */
export const printMessage = ({ showsMessage }: ChatCall): string => `${
  showsMessage
    ? 'console.log(JSON.stringify(message.content, null, 2));'
    : `for (const block of message.content) {
  if (block.type === "text") console.log(block.text);
}`
}
if (message.stop_reason === "max_tokens" || message.stop_reason === "refusal") {
  throw new Error(\`The answer ended early: \${message.stop_reason}\`);
}
`

/**
 * Shows what `event` adds, and ends the program where the answer was not brought to its end.
 *
 * @param delta an expression for what a block gets, of a type that has a `text`
 */
export const printMessageEvent = ({ showsMessage }: ChatCall, indent: string, delta = 'event.delta'): string =>
  [
    ...(showsMessage
      ? // With tools on offer: the call of one starts with its name, and its arguments follow.
        ['if (event.type.startsWith("content_block_")) console.log(JSON.stringify(event));']
      : // A delta may be one of reasoning, too, which has no text.
        [`if (event.type === "content_block_delta") process.stdout.write(${delta}.text ?? "");`]),
    'const reason = event.type === "message_delta" ? event.delta.stop_reason : undefined;',
    'if (reason === "max_tokens" || reason === "refusal") throw new Error(`The answer ended early: ${reason}`);',
    'if (event.type === "message_stop") complete = true;',
  ]
    .map((line) => `${indent}${line}\n`)
    .join('')
