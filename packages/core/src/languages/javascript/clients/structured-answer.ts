import type { ChatCall } from '../../../call/call.ts'
import { NO_CHOICES } from '../../clients/structured-output.ts'
import { type Piece, when } from '../../printing/code.ts'
import { ANY, typed } from '../types.ts'
import { code } from '../writer.ts'
import { checkWhole } from './whole-answer.ts'

/* How clients read an answer by a schema that leave its text to the program. */

/** Takes `content` and `refusal` out of `completion`, and `why` the answer ended. */
export const readCompletion = (call: ChatCall): Piece => code`
  ${when(call.variant.retries, CHECK_CHOICES)}
  const { message, finish_reason: why } = completion.choices[0];
  const { content, refusal }${typed(call, ANY)} = message;
`

const CHECK_CHOICES = code`if (!completion.choices?.length) throw new Error(${NO_CHOICES});`

/** Variables that a stream's pieces are put together in. */
export const STREAM_VARIABLES = code`
  let content = "";
  let refusal = "";
  let why = "";
`

/** Statements that read the first choice of `chunk`. */
export const READ_CHUNK = code`
  const choice = chunk.choices?.[0];
  process.stdout.write(choice?.delta?.content ?? "");
  content += choice?.delta?.content ?? "";
  refusal += choice?.delta?.refusal ?? "";
  why = choice?.finish_reason || why;
`

/** Gives up where there is no whole answer. */
export const checkEnd = (call: ChatCall): Piece => code`
  if (refusal) throw new Error(\`The model refused: \${refusal}\`);
  ${checkWhole(call, NO_CONTENT)}
`

const NO_CONTENT = code`!content`

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
