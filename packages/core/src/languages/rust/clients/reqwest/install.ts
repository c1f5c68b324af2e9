import type { Platform } from '../../../../call/platform.ts'
import type { RustCode } from '../main.ts'

/** The release line of each crate that programs may import. */
const RELEASES: { readonly [crate: string]: string } = {
  anyhow: '1',
  base64: '0.23',
  fastrand: '2',
  reqwest: '0.13',
  serde_json: '1',
}

/**
 * The command that makes a project with the crates in it. Windows PowerShell has no `&&`.
 *
 * @param imports of the program
 */
export function installOn(platform: Platform, { imports }: Pick<RustCode, 'imports'>): string {
  const named = new Set(imports.map((path) => path.split('::')[0]))
  const crates = Object.entries(RELEASES).filter(([name]) => named.has(name))
  const features = [
    'blocking',
    ...(imports.includes('serde_json::json') ? ['json'] : []),
    ...(imports.some((path) => path.includes('::multipart')) ? ['multipart'] : []),
  ]
  const added = crates.map(([name, release]) => `${name}@${release}`).join(' ')
  const wished = features.map((feature) => `reqwest/${feature}`).join(',')
  return `cargo init --name example${platform === 'powershell' ? '; ' : ' && '}cargo add ${added} --features ${wished}`
}
