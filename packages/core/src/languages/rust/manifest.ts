import type { Manifest } from '../language.ts'

/** A command that adds crates, `name@release`, all with the same features. */
const ADDING = /\bcargo add ((?:[\w-]+@[\d.]+ ?)+)(?:--features (\S+))?/g

/**
 * The command that creates a package, and what joins it to the commands that add crates: in PowerShell, a semicolon.
 */
const MAKING = /^cargo init [^&;]*(?:&&|;) /

/** An existing package isn't created again. */
export const addCrates = (install: string): string => install.replace(MAKING, '')

/** `Cargo.toml` with the crates in the install command. Cargo finds their dependencies itself. */
export const cargoToml: Manifest = {
  fileName: 'Cargo.toml',
  installCommand: 'cargo fetch',
  text(install, releaseOf) {
    const lines = [...(install ?? '').matchAll(ADDING)].flatMap(([, crates = '', features]) =>
      crates
        .trim()
        .split(' ')
        .map((crate) => {
          const [name = '', range = ''] = crate.split('@')
          const release = releaseOf(name)
          return `${name} = ${requirement(release === undefined ? range : `=${release}`, features)}\n`
        }),
    )
    if (lines.length === 0) return undefined
    return `[package]
name = "example"
version = "0.1.0"
edition = "2024"

[dependencies]
${lines.sort().join('')}`
  },
}

const requirement = (version: string, features: string | undefined): string =>
  features === undefined
    ? `"${version}"`
    : `{ version = "${version}", features = [${features
        .split(',')
        .map((feature) => `"${feature}"`)
        .join(', ')}] }`
