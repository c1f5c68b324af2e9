import type { Piece } from '../../../printing/code.ts'
import { ANY, type Typed, typed } from '../../types.ts'
import { code } from '../../writer.ts'

/** Reads the response into a variable. A service's JSON can have any type. */
export const readJson = (call: Typed, variable: Piece): Piece =>
  code`const ${variable}${typed(call, ANY)} = await response.json();`
