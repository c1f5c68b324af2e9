import type { Call } from '../../../call/call.ts'
import { EnvironmentNode } from '../../../values/value.ts'
import { go } from '../writer.ts'
import { importsOfToken } from './imports.ts'

/* How programs of all clients are put together. */

/** What a part of a program needs. */
export interface GoCode {
  readonly imports: readonly string[]
  readonly code: string
}

/** Ends a function that gives an error alone where there is one. */
export const OR_RETURN = `\tif err != nil {
\t\treturn err
\t}
`

/**
 * A whole program: what fails ends it with its reason. A token that is not there does before anything is sent.
 *
 * @param body statements of `run`, all but its last one
 * @param before declarations that stand before `main`
 * @param functions what `run` calls
 */
export const goProgram = (
  { token }: Pick<Call, 'token'>,
  imports: readonly string[],
  body: string,
  before = '',
  functions = '',
): string =>
  go.program(
    [...importsOfToken({ token }), ...imports, 'log'],
    `${before}func main() {
\tif err := run(); err != nil {
\t\tlog.Fatal(err)
\t}
}

func run() error {
${token instanceof EnvironmentNode ? go.demand(token) : ''}${body}\treturn nil
}
${functions}`,
  )
