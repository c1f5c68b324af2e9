import type { ChatCall } from '../../../call/call.ts'
import { CUT_OFF, NO_CHOICES } from '../../clients/structured-output.ts'
import { type Piece, when } from '../../printing/code.ts'
import { ANY, type Typed, typed } from '../types.ts'
import { code } from '../writer.ts'

/* How clients read an answer by a schema that leave its text to the program. */

/** Takes `content` and `refusal` out of `completion`, and in an example with retries `finishReason`. */
export const readCompletion = (call: ChatCall): Piece => (call.variant.retries ? readChoice(call) : readMessage(call))

const readMessage = (call: Typed): Piece => code`
  const { content, refusal }${typed(call, ANY)} = completion.choices[0].message;
`

const readChoice = (call: Typed): Piece => code`
  const choice = completion.choices?.[0];
  if (!choice) throw new Error(${NO_CHOICES});
  const { content, refusal }${typed(call, ANY)} = choice.message;
  const finishReason = choice.finish_reason;
`

/** Variables that a stream's pieces are put together in. */
export const streamVariables = ({ variant }: ChatCall): Piece => code`
  let content = "";
  let refusal = "";
  ${when(variant.retries, FINISH_REASON)}
`

const FINISH_REASON = code`let finishReason;`

/** Statements that read the first choice of `chunk`. */
export const readChunk = ({ variant }: ChatCall): Piece => (variant.retries ? READ_CHOICE : READ_DELTA)

const READ_DELTA = code`
  const delta = chunk.choices[0]?.delta;
  process.stdout.write(delta?.content ?? "");
  content += delta?.content ?? "";
  refusal += delta?.refusal ?? "";
`

const READ_CHOICE = code`
  const choice = chunk.choices?.[0];
  process.stdout.write(choice?.delta?.content ?? "");
  content += choice?.delta?.content ?? "";
  refusal += choice?.delta?.refusal ?? "";
  finishReason = choice?.finish_reason ?? finishReason;
`

/** Gives up where there is no answer. */
export const checkEnd = ({ variant }: ChatCall): Piece => code`
  ${when(variant.retries, CHECK_LENGTH)}
  if (refusal) throw new Error(\`The model refused: \${refusal}\`);
`

const CHECK_LENGTH = code`if (finishReason === "length") throw new Error(${CUT_OFF});`

/** Ends the program with the text that is no such answer. */
export const DOES_NOT_FIT = code`throw new Error(\`The answer does not fit the schema: \${content}\`);`

/**
 * Reads the JSON of `content` by zod's schema, and shows it.
 *
 * @param schema the variable of the schema
 */
export const parseContent = ({ variant }: ChatCall, schema: Piece): Piece => code`
  ${variant.retries ? parseSafely(schema) : code`const answer = ${schema}.parse(JSON.parse(content));`}
  console.log(JSON.stringify(answer, null, 2));
`

/** In the words of the program it is told what does not fit. */
const parseSafely = (schema: Piece): Piece => code`
  let answer;
  try {
    answer = ${schema}.parse(JSON.parse(content));
  } catch {
    ${DOES_NOT_FIT}
  }
`
