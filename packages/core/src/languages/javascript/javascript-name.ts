import { identifier } from '../../values/value.ts'
import { name, type Piece } from '../printing/code.ts'
import { isPropertyName } from '../printing/identifier.ts'

/** Words that no variable of a module can be named by. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof var void while with yield'
  ).split(' '),
)

/**
 * A name from outside as a variable, or undefined when it cannot be one.
 *
 * @example
 * javascriptName('city') // city
 * javascriptName('class') // undefined
 */
export const javascriptName = (text: string): Piece | undefined =>
  isPropertyName(text) && !RESERVED.has(text) && identifier(text) !== undefined ? name(text) : undefined
