import type { Call } from '../../../call/call.ts'
import { EnvironmentNode } from '../../../values/value.ts'
import { name, type Piece, paragraphs } from '../../printing/code.ts'
import { code, go } from '../writer.ts'

/* How programs of all clients are put together. */

export const unsupportedSurrogate = ({ traits }: Call): string | undefined =>
  traits.loneSurrogate ? 'encoding/json writes UTF-8, which has no form for a lone surrogate' : undefined

/** Ends a function that gives an error alone where there is one. */
export const OR_RETURN = code`
  if err != nil {
      return err
  }
`

const LOG = /* @__PURE__ */ name('log', { module: 'log' })

/**
 * A whole program: what fails ends it with its reason. A token that is not there does before anything is sent.
 *
 * @param body statements of `run`, all but its last one
 * @param before declarations that stand before `main`
 * @param functions what `run` calls
 */
export const goProgram = (
  { token }: Pick<Call, 'token'>,
  body: Piece,
  before?: Piece,
  ...functions: readonly (Piece | undefined)[]
): string => go.program(code`${paragraphs(before, mainOf(token, body), ...functions)}`)

const mainOf = (token: Call['token'], body: Piece): Piece => code`
  func main() {
      if err := run(); err != nil {
          ${LOG}.Fatal(err)
      }
  }

  func run() error {
      ${token instanceof EnvironmentNode ? go.demand(token) : undefined}
      ${body}
      return nil
  }
`
