import type { Call, HttpRequest } from '../../../call/call.ts'
import { inTurn, type Platform } from '../../../call/platform.ts'
import { EnvironmentNode } from '../../../values/value.ts'
import { type Piece, paragraphs } from '../../printing/code.ts'
import { code, rust } from '../writer.ts'
import { CONTEXT, ENV, RESULT } from './names.ts'

/* How programs of all clients are put together. */

export const unsupportedSurrogate = ({ traits }: Call): string | undefined =>
  traits.loneSurrogate ? 'Rust strings are UTF-8, which can’t represent a lone surrogate' : undefined

/** The release line of each crate that programs may name beside their client. */
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
 * The commands that make a project with crates in it. Features belong to all crates that one command adds.
 *
 * @param crates that programs name beside their client, in the order of the alphabet
 * @param featured crates that are added each with features
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

/** How `main` begins. */
const PLAIN_MAIN = code`fn main()`

export const ASYNC_MAIN = code`
  #[tokio::main]
  async fn main()
`

/**
 * A whole program: what fails ends it with its reason.
 *
 * @param main statements of `main`, all but its last one
 * @param items what these call
 * @param end the last one
 */
export const rustProgram = (
  main: Piece,
  items: readonly (Piece | undefined)[],
  start = PLAIN_MAIN,
  end = code`Ok(())`,
): string => rust.program(code`${paragraphs(mainOf(start, main, end), ...items)}`)

const mainOf = (start: Piece, main: Piece, end: Piece): Piece => code`
  ${start} -> ${RESULT}<()> {
      ${main}
      ${end}
  }
`

/** The variable of the environment that headers read. */
export const variableIn = (headers: HttpRequest['headers']): EnvironmentNode | undefined =>
  Object.values(headers).find((value) => value instanceof EnvironmentNode)

/** A statement that reads the token, where it is not written into the program. */
export const readToken = (variable: EnvironmentNode | undefined): Piece | undefined =>
  variable &&
  rust.chain(
    code`let token = `,
    code`${ENV}::var(${variable.name})`,
    [code`.${CONTEXT}(${`${variable.name} is not set`})`],
    '?;',
  )
