import type { Call, HttpRequest } from '../../../call/call.ts'
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

/** Parts of a program, one behind the other. */
export const together = (...parts: readonly RustCode[]): RustCode => ({
  imports: parts.flatMap(({ imports }) => imports),
  code: parts.map(({ code }) => code).join(''),
})

export const CONTEXT = 'anyhow::Context'
export const ENSURE = 'anyhow::ensure'
export const BASE64 = 'base64::prelude::*'
export const VALUE = 'serde_json::Value'

export const unsupportedSurrogate = ({ traits }: Call): string | undefined =>
  traits.loneSurrogate ? 'a text in Rust is UTF-8, which has no form for a lone surrogate' : undefined

/**
 * A whole program: what fails ends it with its reason.
 *
 * @param main statements of `main`, all but its last one
 * @param functions what these call
 */
export const rustProgram = (main: RustCode, functions: readonly RustCode[]): RustCode => ({
  imports: ['anyhow::Result', ...main.imports, ...functions.flatMap(({ imports }) => imports)],
  code: `fn main() -> Result<()> {
${main.code}    Ok(())
}
${functions.map(({ code }) => `\n${code}`).join('')}`,
})

/** The variable of the environment that headers read. */
export const variableIn = (headers: HttpRequest['headers']): EnvironmentNode | undefined =>
  Object.values(headers).find((value) => value instanceof EnvironmentNode)

/** Statements that read the token, where it is not written into the program. */
export function readToken({ headers }: Pick<HttpRequest, 'headers'>): RustCode {
  const variable = variableIn(headers)
  if (variable === undefined) return NOTHING
  const links = [`.context(${rust.string(`${variable.name} is not set`)})`]
  return {
    imports: ['std::env::self', CONTEXT],
    code: `${rust.chain(4, 'let token = ', `env::var(${rust.string(variable.name)})`, links, '?;')}\n`,
  }
}
