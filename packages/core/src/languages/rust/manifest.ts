import type { Manifest } from '../language.ts'

/** `Cargo.toml`: the crates that the install command names. Cargo finds what these need itself. */
export const cargoToml: Manifest = {
  fileName: 'Cargo.toml',
  installCommand: 'cargo fetch',
  text(install, releaseOf) {
    const [, crates = '', features = ''] = /\bcargo add ((?:[\w-]+@[\d.]+ ?)+)(?:--features (\S+))?/.exec(install ?? '') ?? []
    if (crates === '') return undefined
    const lines = crates
      .trim()
      .split(' ')
      .map((crate) => {
        const [name = '', release = ''] = crate.split('@')
        const known = releaseOf(name)
        return `${name} = ${requirement(known === undefined ? release : `=${known}`, featuresOf(name, features))}\n`
      })
    return `[package]\nname = "example"\nversion = "0.1.0"\nedition = "2024"\n\n[dependencies]\n${lines.join('')}`
  },
}

/** `reqwest/json,serde/derive` as the features of one crate. */
const featuresOf = (crate: string, features: string): readonly string[] =>
  features.split(',').flatMap((feature) => (feature.startsWith(`${crate}/`) ? [feature.slice(crate.length + 1)] : []))

const requirement = (version: string, features: readonly string[]): string =>
  features.length === 0
    ? `"${version}"`
    : `{ version = "${version}", features = [${features.map((feature) => `"${feature}"`).join(', ')}] }`
