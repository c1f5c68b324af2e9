/* What clients share that read the text of an answer by the Messages API, and what ended it. */

/** Takes both out of `message`. */
export const READ_MESSAGE = `const content = message.content.map((block) => (block.type === "text" ? block.text : "")).join("");
const stopReason = message.stop_reason;
`

/** Variables that a stream's pieces are put together in. */
export const MESSAGE_VARIABLES = `let content = "";
let stopReason;
`

/** Statements that read both out of `event`. */
export const keepMessage = (indent: string): string => `${indent}const text = event.delta?.text ?? "";
${indent}process.stdout.write(text);
${indent}content += text;
${indent}stopReason = event.delta?.stop_reason ?? stopReason;
${indent}if (event.type === "message_stop") complete = true;
`

/** Gives up where there is no whole answer. */
export const CHECK_STOP = `if (stopReason === "max_tokens" || stopReason === "refusal") {
  throw new Error(\`The answer ended early, by \${stopReason}: \${content}\`);
}
`
