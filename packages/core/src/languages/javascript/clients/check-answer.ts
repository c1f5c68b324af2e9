import { type Typed, typed } from '../types.ts'
import { DOES_NOT_FIT } from './structured-answer.ts'

/** Looks through the JSON of `content` for the fields that `schema` requires, and shows it. */
export const checkAnswer = (call: Typed): string => `let answer${typed(call, ': any')};
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
