import type { ChatCall } from '../../../call/call.ts'
import { NO_CHOICES } from '../../clients/structured-output.ts'
import { type Piece, when } from '../../printing/code.ts'
import { ANY, typed } from '../types.ts'
import { code } from '../writer.ts'
import { checkWhole } from './whole-answer.ts'

/* How clients read structured output if the program has to parse it. */

/** Reads `content` and `refusal` from `completion`, and `why` the answer ended. */
export const readCompletion = (call: ChatCall): Piece => code`
  ${when(call.variant.retries, CHECK_CHOICES)}
  const { message, finish_reason: why } = completion.choices[0];
  const { content, refusal }${typed(call, ANY)} = message;
`

const CHECK_CHOICES = code`if (!completion.choices?.length) throw new Error(${NO_CHOICES});`

/** Variables that collect a stream's pieces. */
export const STREAM_VARIABLES = code`
  let content = "";
  let refusal = "";
  let why = "";
`

/** Reads the first choice of `chunk`. */
export const READ_CHUNK = code`
  const choice = chunk.choices?.[0];
  process.stdout.write(choice?.delta?.content ?? "");
  content += choice?.delta?.content ?? "";
  refusal += choice?.delta?.refusal ?? "";
  why = choice?.finish_reason || why;
`

/** Fails if the answer is incomplete. */
export const checkEnd = (call: ChatCall): Piece => code`
  if (refusal) throw new Error(\`The model refused: \${refusal}\`);
  ${checkWhole(call, NO_CONTENT)}
`

const NO_CONTENT = code`!content`

/** Throws an error with the text that doesn't fit the schema. */
export const DOES_NOT_FIT = code`throw new Error(\`The answer does not fit the schema: \${content}\`);`

/**
 * Parses the JSON in `content` with zod's schema, and prints it.
 *
 * @param schema the variable of the schema
 */
export const parseContent = ({ variant }: ChatCall, schema: Piece): Piece => code`
  ${variant.retries ? parseSafely(schema) : code`const answer = ${schema}.parse(JSON.parse(content));`}
  console.log(JSON.stringify(answer, null, 2));
`

/** The program's own message says what doesn't fit. */
const parseSafely = (schema: Piece): Piece => code`
  let answer;
  try {
    answer = ${schema}.parse(JSON.parse(content));
  } catch {
    ${DOES_NOT_FIT}
  }
`
