import type { Piece } from '../../printing/code.ts'
import { ANY, type Typed, typed } from '../types.ts'
import { code } from '../writer.ts'
import { DOES_NOT_FIT } from './structured-answer.ts'

/** Looks through the JSON of `content` for the fields that `schema` requires, and shows it. */
export const checkAnswer = (call: Typed): Piece => code`
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
  console.log(JSON.stringify(answer, null, 2));
`
