import type { Platform } from '../../../../call/platform.ts'
import type { RustCode } from '../main.ts'

/** The release line of each crate that programs may import beside the client. */
const OTHERS: { readonly [crate: string]: string } = {
  anyhow: '1',
  base64: '0.23',
  fastrand: '2',
  serde_json: '1',
}

/**
 * The commands that make a project with the crates in it. Features belong to all crates that one command adds. Windows
 * PowerShell has no `&&`.
 *
 * @param imports of the program
 */
export function installOn(platform: Platform, { imports }: Pick<RustCode, 'imports'>): string {
  const named = new Set(imports.map((path) => path.split('::')[0]))
  const others = Object.entries(OTHERS).filter(([name]) => named.has(name))
  const features = [
    'blocking',
    ...(imports.includes('serde_json::json') ? ['json'] : []),
    ...(imports.some((path) => path.includes('::multipart')) ? ['multipart'] : []),
  ]
  return [
    'cargo init --name example',
    `cargo add ${others.map(([name, release]) => `${name}@${release}`).join(' ')}`,
    `cargo add reqwest@0.13 --features ${features.join(',')}`,
  ].join(platform === 'powershell' ? '; ' : ' && ')
}
