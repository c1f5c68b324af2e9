import { type Typed, typed } from '../types.ts'

/* What clients share that read the text of an answer by the Messages API, and what ended it. */

/**
 * Takes both out of `message`.
 *
 * @param block the type of a block, where the client does not say it
 */
export const readMessage = (
  call: Typed,
  block = '',
): string => `const content = message.content.map((block${typed(call, block)}) => (block.type === "text" ? block.text : "")).join("");
const stopReason = message.stop_reason;
`

/** Variables that a stream's pieces are put together in. */
export const messageVariables = (call: Typed): string => `let content = "";
let stopReason${typed(call, ': string | null | undefined')};
`

/**
 * Statements that read both out of `event`.
 *
 * @param event an expression for it, of a type that has a `delta`
 */
export const keepMessage = (
  indent: string,
  event = 'event',
): string => `${indent}const text = ${event}.delta?.text ?? "";
${indent}process.stdout.write(text);
${indent}content += text;
${indent}stopReason = ${event}.delta?.stop_reason ?? stopReason;
${indent}if (event.type === "message_stop") complete = true;
`

/** Gives up where there is no whole answer. */
export const CHECK_STOP = `if (stopReason === "max_tokens" || stopReason === "refusal") {
  throw new Error(\`The answer ended early, by \${stopReason}: \${content}\`);
}
`
