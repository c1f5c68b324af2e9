import type { Call, ChatCall } from '../../../call/call.ts'
import { EnvironmentNode } from '../../../values/value.ts'
import { type Piece, paragraphs } from '../../printing/code.ts'
import { code, go } from '../writer.ts'
import { ERRORS, LOG } from './names.ts'

/* How programs of all clients are structured. */

export const unsupportedSurrogate = ({ traits }: Call): string | undefined =>
  traits.loneSurrogate ? 'encoding/json writes UTF-8, which can’t represent a lone surrogate' : undefined

/** Returns from a function whose only result is an error, if there is one. */
export const OR_RETURN = code`
  if err != nil {
      return err
  }
`

/** Exits `main` if there is an error. */
export const OR_FATAL = code`
  if err != nil {
      ${LOG}.Fatal(err)
  }
`

/** Returns how a chat's function ends on an error: `main` in a plain example, and `run` with retries. */
export const orEnd = ({ variant }: ChatCall): Piece => (variant.retries ? OR_RETURN : OR_FATAL)

/**
 * Returns a complete program that exits with the reason if something fails. A missing token is reported before anything
 * is sent.
 *
 * @param body statements of `main`
 * @param before declarations before `main`
 * @param functions the functions that `main` calls
 */
export const goProgram = (
  { token }: Pick<Call, 'token'>,
  body: Piece,
  before?: Piece,
  ...functions: readonly (Piece | undefined)[]
): string => programOf(before, mainOf(token, body), ...functions)

/**
 * Returns a complete program whose `run` function returns its errors.
 *
 * @param body statements of `run`
 */
export const runProgram = (
  { token }: Pick<Call, 'token'>,
  body: Piece,
  before?: Piece,
  ...functions: readonly (Piece | undefined)[]
): string => programOf(before, MAIN_OF_RUN, runOf(token, body), ...functions)

const programOf = (...parts: readonly (Piece | undefined)[]): string => go.program(code`${paragraphs(...parts)}`)

const mainOf = (token: Call['token'], body: Piece): Piece => code`
  func main() {
      ${demand(token, (reason) => code`${LOG}.Fatal(${reason})`)}
      ${body}
  }
`

const MAIN_OF_RUN = code`
  func main() {
      if err := run(); err != nil {
          ${LOG}.Fatal(err)
      }
  }
`

const runOf = (token: Call['token'], body: Piece): Piece => code`
  func run() error {
      ${demand(token, (reason) => code`return ${ERRORS}.New(${reason})`)}
      ${body}
  }
`

const demand = (token: Call['token'], end: (reason: string) => Piece): Piece | undefined =>
  token instanceof EnvironmentNode ? go.demand(token, end) : undefined
