import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Requirements, requirementOf } from '../../../packages/core/src/libraries/testing/installs.ts'

/**
 * Returns an unpacked release's requirements, by extra.
 *
 * @param folder a wheel, or a source archive that includes its metadata
 * @param relevant the distributions to include
 */
export function requirementsIn(folder: string, relevant: ReadonlySet<string>): Requirements {
  const metadata = metadataIn(folder)
  const lines = /^Requires-Dist:/m.test(metadata) ? metadata : linesOf(fileIn(folder, 'requires.txt') ?? '')
  return requirementsOf(lines, relevant)
}

/** Returns the Python versions that an unpacked release supports, `>=3.10,<3.13`; undefined if it has none. */
export const pythonIn = (folder: string): string | undefined => pythonOf(metadataIn(folder))

/** Reads `Requires-Python`. If a release requires numpy 1, the last Python with wheels for it is added. */
export function pythonOf(metadata: string): string | undefined {
  const stated = /^Requires-Python: *(\S.*?)\s*$/m.exec(metadata)?.[1]?.replaceAll(' ', '')
  const wantsOldNumpy = /^Requires-Dist: numpy *\(?[^;\n]*(?:<2(?:\.0)*(?![\d.])|<1\.|==1\.)[^;\n]*$/m.test(metadata)
  const bounds = [...(stated === undefined ? [] : [stated]), ...(wantsOldNumpy ? ['<3.13'] : [])]
  return bounds.length === 0 ? undefined : bounds.join(',')
}

const metadataIn = (folder: string): string => fileIn(folder, 'METADATA', 'PKG-INFO') ?? ''

/** Returns the file with one of these names that is closest to the root. */
function fileIn(folder: string, ...names: readonly string[]): string | undefined {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const found = files.filter((name) => names.includes(basename(name))).sort((one, other) => one.length - other.length)
  return found[0] === undefined ? undefined : readFileSync(join(folder, found[0]), 'utf8')
}

/** Converts an old source archive's `requires.txt` to metadata. Its sections are extras. */
function linesOf(text: string): string {
  let extra = ''
  return text
    .split('\n')
    .flatMap((line) => {
      extra = /^\[([^:\]]*)/.exec(line)?.[1] ?? extra
      return /^[A-Za-z]/.test(line) ? [`Requires-Dist: ${line}${extra === '' ? '' : `; extra == "${extra}"`}`] : []
    })
    .join('\n')
}

/** Reads the `Requires-Dist` lines of a release's metadata. Conditions other than extras are ignored. */
export function requirementsOf(metadata: string, relevant: ReadonlySet<string>): Requirements {
  const required: Record<string, readonly string[]> = {}
  for (const [, text = '', marker = ''] of metadata.matchAll(/^Requires-Dist: ([^;\n]*)(?:;(.*))?$/gm)) {
    if (/platform_system == ["'](?:Darwin|Windows)["']|sys_platform == ["'](?:darwin|win32)["']/.test(marker)) continue
    const requirement = requirementOf(text.replace(/\s*\(?([<>=!~].*)?$/, '').replaceAll(' ', ''))
    if (requirement === undefined || !relevant.has(requirement.name)) continue
    const extra = /\bextra == ["']([^"']*)["']/.exec(marker)?.[1] ?? ''
    const { name, extras } = requirement
    const word = extras.length === 0 ? name : `${name}[${extras.join(',')}]`
    required[extra] = [...new Set([...(required[extra] ?? []), word])]
  }
  return required
}
