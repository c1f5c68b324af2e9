import type { Call, HttpRequest } from '../../../call/call.ts'
import { inTurn, type Platform } from '../../../call/platform.ts'
import { EnvironmentNode } from '../../../values/value.ts'
import { type Piece, paragraphs } from '../../printing/code.ts'
import { code, rust } from '../writer.ts'
import { CONTEXT, ENV, RESULT } from './names.ts'

/* How programs of all clients are structured. */

export const unsupportedSurrogate = ({ traits }: Call): string | undefined =>
  traits.loneSurrogate ? 'Rust strings are UTF-8, which can’t represent a lone surrogate' : undefined

/** The release line of each crate that programs may use besides their client. */
const CRATES = {
  anyhow: '1',
  base64: '0.23',
  fastrand: '2',
  futures: '0.3',
  reqwest: '0.13',
  serde_json: '1',
} as const

export type Crate = keyof typeof CRATES

/**
 * Returns the commands that create a project with crates. Features belong to all crates that one command adds.
 *
 * @param crates that programs use besides their client, in alphabetical order
 * @param featured crates that are each added with features
 */
export function installCommands(
  platform: Platform,
  crates: readonly (Crate | undefined)[],
  featured: readonly (string | undefined)[],
): string {
  const plain = crates.filter((crate) => crate !== undefined).map((crate) => `${crate}@${CRATES[crate]}`)
  const added = [plain.join(' '), ...featured.filter((each) => each !== undefined)].map((each) => `cargo add ${each}`)
  return inTurn(platform, 'cargo init --name example', ...added)
}

/** How `main` starts. */
const PLAIN_MAIN = code`fn main()`

export const ASYNC_MAIN = code`
  #[tokio::main]
  async fn main()
`

/**
 * Returns a complete program, which exits with the reason if something fails.
 *
 * @param main the statements of `main`, except the last one
 * @param items what they call
 * @param end the last statement
 */
export const rustProgram = (
  main: Piece,
  items: readonly (Piece | undefined)[],
  start = PLAIN_MAIN,
  end?: Piece,
): string => rust.program(rustItems(main, items, start, end))

/** The same as a piece, for a chat. */
export const rustItems = (
  main: Piece,
  items: readonly (Piece | undefined)[],
  start = PLAIN_MAIN,
  end = code`Ok(())`,
): Piece => code`${paragraphs(mainOf(start, main, end), ...items)}`

const mainOf = (start: Piece, main: Piece, end: Piece): Piece => code`
  ${start} -> ${RESULT}<()> {
      ${main}
      ${end}
  }
`

/** Returns the environment variable that headers read. */
export const variableIn = (headers: HttpRequest['headers']): EnvironmentNode | undefined =>
  Object.values(headers).find((value) => value instanceof EnvironmentNode)

/** Reads the token, unless it's written into the program. */
export const readToken = (variable: EnvironmentNode | undefined): Piece | undefined =>
  variable &&
  rust.chain(
    code`let token = `,
    code`${ENV}::var(${variable.name})`,
    [code`.${CONTEXT}(${`${variable.name} is not set`})`],
    '?;',
  )
