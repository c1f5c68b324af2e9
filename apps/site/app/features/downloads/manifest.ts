import type { Example, Proof } from '../examples/build-examples.ts'

/** A text file that belongs to an example. */
export interface TextFile {
  readonly name: string
  readonly text: string
}

/**
 * The file by which a package manager installs what an example needs: the exact release of the client that its example
 * ran with, and the ranges of the install command for all else.
 *
 * @returns undefined where there is nothing to install
 */
export function manifestOf({ language, install, proof }: Example): TextFile | undefined {
  if (language === 'js') return { name: 'package.json', text: packageJson(packagesOf(install, 'npm install '), proof) }
  const packages = packagesOf(install, 'pip install ')
  if (language !== 'python' || packages.length === 0) return undefined
  const lines = packages.map((requirement) => {
    const name = /^[\w.-]+/.exec(requirement)?.[0] ?? ''
    return isProven(name, proof) ? `${name}==${proof.release}` : requirement
  })
  return { name: 'requirements.txt', text: `${lines.join('\n')}\n` }
}

const packagesOf = (install: string | null, command: string): string[] =>
  install?.startsWith(command) === true ? install.slice(command.length).split(' ') : []

function packageJson(packages: readonly string[], proof: Proof | undefined): string {
  const dependencies = packages.map((requirement) => {
    const at = requirement.lastIndexOf('@')
    const [name, range] = at > 0 ? [requirement.slice(0, at), requirement.slice(at + 1)] : [requirement, '*']
    return [name, isProven(name, proof) ? proof.release : range]
  })
  const content = {
    private: true,
    type: 'module',
    scripts: { start: 'node example.mjs' },
    ...(dependencies.length === 0 ? {} : { dependencies: Object.fromEntries(dependencies) }),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

/** True for the package whose release is on record. Python's package index takes `-`, `_` and `.` for the same. */
const isProven = (name: string, proof: Proof | undefined): proof is Proof =>
  proof !== undefined && plainName(name) === plainName(proof.package)

const plainName = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, '-')
