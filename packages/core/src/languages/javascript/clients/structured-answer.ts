import { CUT_OFF, NO_CHOICES } from '../../clients/structured-output.ts'
import { type Typed, typed } from '../types.ts'
import { javascript } from '../writer.ts'

/* How clients read an answer by a schema that leave its text to the program. */

/** Takes `content`, `refusal` and `finishReason` out of `completion`. */
export const readCompletion = (call: Typed): string => `const choice = completion.choices?.[0];
if (!choice) throw new Error(${javascript.string(NO_CHOICES)});
const { content, refusal }${typed(call, ': any')} = choice.message;
const finishReason = choice.finish_reason;
`

/** Variables that a stream's pieces are put together in. */
export const STREAM_VARIABLES = `let content = "";
let refusal = "";
let finishReason;
`

/** Statements that read the first choice of `chunk`, indented by so many columns. */
export const readChunk = (indent: string): string => `${indent}const choice = chunk.choices?.[0];
${indent}process.stdout.write(choice?.delta?.content ?? "");
${indent}content += choice?.delta?.content ?? "";
${indent}refusal += choice?.delta?.refusal ?? "";
${indent}finishReason = choice?.finish_reason ?? finishReason;
`

/** Gives up where there is no whole answer. */
export const CHECK_END = `if (finishReason === "length") throw new Error(${javascript.string(CUT_OFF)});
if (refusal) throw new Error(\`The model refused: \${refusal}\`);
`

/** Ends the program with the text that is no such answer. */
export const DOES_NOT_FIT = 'throw new Error(`The answer does not fit the schema: ${content}`);'
