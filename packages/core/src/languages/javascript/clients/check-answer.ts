import type { ChatCall } from '../../../call/call.ts'
import type { Piece } from '../../printing/code.ts'
import { ANY, type Typed, typed } from '../types.ts'
import { code } from '../writer.ts'
import { DOES_NOT_FIT } from './structured-answer.ts'

/** Prints the JSON in `content`. With retries, the example checks it for the fields that `schema` requires. */
export const checkAnswer = (call: ChatCall): Piece => code`
  ${call.variant.retries ? readChecked(call) : READ}
  console.log(JSON.stringify(answer, null, 2));
`

const READ = code`const answer = JSON.parse(content);`

const readChecked = (call: Typed): Piece => code`
  let answer${typed(call, ANY)};
  try {
    answer = JSON.parse(content);
  } catch {
    // Told below.
  }
  const isObject = typeof answer === "object" && answer !== null;
  if (!isObject || !schema.required.every((name) => Object.hasOwn(answer, name))) {
    ${DOES_NOT_FIT}
  }
`
