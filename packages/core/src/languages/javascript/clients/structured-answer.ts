import { CUT_OFF, NO_CHOICES } from '../../clients/structured-output.ts'
import type { Piece } from '../../printing/code.ts'
import { ANY, type Typed, typed } from '../types.ts'
import { code } from '../writer.ts'

/* How clients read an answer by a schema that leave its text to the program. */

/** Takes `content`, `refusal` and `finishReason` out of `completion`. */
export const readCompletion = (call: Typed): Piece => code`
  const choice = completion.choices?.[0];
  if (!choice) throw new Error(${NO_CHOICES});
  const { content, refusal }${typed(call, ANY)} = choice.message;
  const finishReason = choice.finish_reason;
`

/** Variables that a stream's pieces are put together in. */
export const STREAM_VARIABLES = code`
  let content = "";
  let refusal = "";
  let finishReason;
`

/** Statements that read the first choice of `chunk`. */
export const READ_CHUNK = code`
  const choice = chunk.choices?.[0];
  process.stdout.write(choice?.delta?.content ?? "");
  content += choice?.delta?.content ?? "";
  refusal += choice?.delta?.refusal ?? "";
  finishReason = choice?.finish_reason ?? finishReason;
`

/** Gives up where there is no whole answer. */
export const CHECK_END = code`
  if (finishReason === "length") throw new Error(${CUT_OFF});
  if (refusal) throw new Error(\`The model refused: \${refusal}\`);
`

/** Ends the program with the text that is no such answer. */
export const DOES_NOT_FIT = code`throw new Error(\`The answer does not fit the schema: \${content}\`);`

/**
 * Reads the JSON of `content` by zod's schema, and shows it.
 *
 * @param schema the variable of the schema
 */
export const parseContent = (schema: Piece): Piece => code`
  let answer;
  try {
    answer = ${schema}.parse(JSON.parse(content));
  } catch {
    ${DOES_NOT_FIT}
  }
  console.log(JSON.stringify(answer, null, 2));
`
