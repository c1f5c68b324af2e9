import type { Call, HttpRequest } from '../../../call/call.ts'
import type { Platform } from '../../../call/platform.ts'
import { EnvironmentNode } from '../../../values/value.ts'
import { rust } from '../writer.ts'

/* How programs of all clients are put together. */

/** What a part of a program needs. */
export interface RustCode {
  /** Names with their whole paths. */
  readonly imports: readonly string[]
  readonly code: string
}

export const NOTHING: RustCode = { imports: [], code: '' }
export const BLANK: RustCode = { imports: [], code: '\n' }

/** Parts of a program, one behind the other. */
export const together = (...parts: readonly RustCode[]): RustCode => ({
  imports: parts.flatMap(({ imports }) => imports),
  code: parts.map(({ code }) => code).join(''),
})

export const CONTEXT = 'anyhow::Context'
export const ENSURE = 'anyhow::ensure'
export const BASE64 = 'base64::prelude::*'
export const VALUE = 'serde_json::Value'
export const JSON_MACRO = 'serde_json::json'

export const unsupportedSurrogate = ({ traits }: Call): string | undefined =>
  traits.loneSurrogate ? 'a text in Rust is UTF-8, which has no form for a lone surrogate' : undefined

/** The release line of each crate that programs may import beside their client. */
const CRATES: { readonly [crate: string]: string } = {
  anyhow: '1',
  base64: '0.23',
  fastrand: '2',
  futures: '0.3',
  reqwest: '0.13',
  serde_json: '1',
}

/**
 * The commands that make a project with the crates in it. Features belong to all crates that one command adds. Windows
 * PowerShell has no `&&`.
 *
 * @param imports of the program
 * @param featured crates that are added each with features
 */
export function installCommands(
  platform: Platform,
  { imports }: Pick<RustCode, 'imports'>,
  featured: readonly string[],
): string {
  const named = new Set(imports.map((path) => path.split('::')[0]))
  const others = Object.entries(CRATES)
    .map(([name, release]) => ({ name, crate: `${name}@${release}` }))
    .filter(({ name, crate }) => named.has(name) && !featured.some((each) => each.startsWith(`${crate} `)))
  const added = [others.map(({ crate }) => crate).join(' '), ...featured].map((crates) => `cargo add ${crates}`)
  return ['cargo init --name example', ...added].join(platform === 'powershell' ? '; ' : ' && ')
}

/** How `main` begins. */
const PLAIN_MAIN = 'fn main()'
export const ASYNC_MAIN = '#[tokio::main]\nasync fn main()'

/**
 * A whole program: what fails ends it with its reason.
 *
 * @param main statements of `main`, all but its last one
 * @param functions what these call
 */
export const rustProgram = (
  main: RustCode,
  functions: readonly RustCode[],
  start: typeof PLAIN_MAIN | typeof ASYNC_MAIN = PLAIN_MAIN,
): RustCode => ({
  imports: ['anyhow::Result', ...main.imports, ...functions.flatMap(({ imports }) => imports)],
  code: `${start} -> Result<()> {
${main.code}    Ok(())
}
${functions.map(({ code }) => `\n${code}`).join('')}`,
})

/** The variable of the environment that headers read. */
export const variableIn = (headers: HttpRequest['headers']): EnvironmentNode | undefined =>
  Object.values(headers).find((value) => value instanceof EnvironmentNode)

/** Statements that read the token, where it is not written into the program. */
export function readToken(variable: EnvironmentNode | undefined): RustCode {
  if (variable === undefined) return NOTHING
  const links = [`.context(${rust.string(`${variable.name} is not set`)})`]
  return {
    imports: ['std::env::self', CONTEXT],
    code: `${rust.chain(4, 'let token = ', `env::var(${rust.string(variable.name)})`, links, '?;')}\n`,
  }
}
