import { identifier } from '../../values/value.ts'
import { name, type Piece } from '../printing/code.ts'
import { isPropertyName } from '../printing/identifier.ts'

/** Words that can't name a variable in a module. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof var void while with yield'
  ).split(' '),
)

/**
 * Returns a name from outside as a variable; `undefined` if it can't be one.
 *
 * @example
 * javascriptName('city') // city
 * javascriptName('class') // undefined
 */
export const javascriptName = (text: string): Piece | undefined =>
  isPropertyName(text) && !RESERVED.has(text) && identifier(text) !== undefined ? name(text) : undefined
