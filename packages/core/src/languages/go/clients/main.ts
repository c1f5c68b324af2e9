import type { Call, ChatCall } from '../../../call/call.ts'
import type { ChatShape } from '../../../call/chat-shape.ts'
import { EnvironmentNode } from '../../../values/value.ts'
import { fromCall } from '../../clients/from-call.ts'
import type { TaskShape } from '../../clients/task-shape.ts'
import { type Piece, paragraphs, slot } from '../../printing/code.ts'
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
export const orEnd = ({ variant }: ChatShape): Piece => (variant.retries ? OR_RETURN : OR_FATAL)

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
): string => go.program(programOf(before, mainOf(demand(token, END_MAIN), body), ...functions))

/** Returns the same for a raw client's task. */
export const taskProgram = (
  { readsToken }: TaskShape,
  body: Piece,
  ...functions: readonly (Piece | undefined)[]
): Piece => programOf(mainOf(readsToken ? DEMAND : undefined, body), ...functions)

const DEMAND = /* @__PURE__ */ slot(({ token }: Call) => demand(token, END_MAIN))

/** Returns a chat's whole program: the same, or with retries, one whose `run` function returns its errors. */
export function chatProgram(
  call: ChatShape,
  body: Piece,
  before?: Piece,
  ...functions: readonly (Piece | undefined)[]
): Piece {
  const end = call.variant.retries ? END_RUN : END_MAIN
  const demanded = call.readsToken ? fromCall(call, ({ token }) => demand(token, end)) : undefined
  return call.variant.retries
    ? programOf(before, MAIN_OF_RUN, runOf(demanded, body), ...functions)
    : programOf(before, mainOf(demanded, body), ...functions)
}

/** Returns a chat's whole program whose `run` function returns its errors, with or without retries. */
export const runProgram = (
  { token }: ChatCall,
  body: Piece,
  before?: Piece,
  ...functions: readonly (Piece | undefined)[]
): string => go.program(programOf(before, MAIN_OF_RUN, runOf(demand(token, END_RUN), body), ...functions))

const programOf = (...parts: readonly (Piece | undefined)[]): Piece => code`${paragraphs(...parts)}`

const mainOf = (demanded: Piece | undefined, body: Piece): Piece => code`
  func main() {
      ${demanded}
      ${body}
  }
`

const END_MAIN = (reason: string): Piece => code`${LOG}.Fatal(${reason})`

const MAIN_OF_RUN = code`
  func main() {
      if err := run(); err != nil {
          ${LOG}.Fatal(err)
      }
  }
`

const runOf = (demanded: Piece | undefined, body: Piece): Piece => code`
  func run() error {
      ${demanded}
      ${body}
  }
`

const END_RUN = (reason: string): Piece => code`return ${ERRORS}.New(${reason})`

const demand = (token: Call['token'], end: (reason: string) => Piece): Piece | undefined =>
  token instanceof EnvironmentNode ? go.demand(token, end) : undefined
