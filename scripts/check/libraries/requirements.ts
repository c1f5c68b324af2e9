import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Requirements, requirementOf } from '../../../packages/core/src/libraries/fixtures/installs.ts'

/**
 * What an unpacked release requires, by the extra that asks for it.
 *
 * @param folder the release: a wheel, or a source archive that carries its metadata
 * @param relevant the distributions to tell of
 */
export function requirementsIn(folder: string, relevant: ReadonlySet<string>): Requirements {
  const metadata = metadataIn(folder)
  const lines = /^Requires-Dist:/m.test(metadata) ? metadata : linesOf(fileIn(folder, 'requires.txt') ?? '')
  return requirementsOf(lines, relevant)
}

/** The versions of Python that an unpacked release is for, `>=3.10,<3.13`; undefined when it does not say. */
export const pythonIn = (folder: string): string | undefined => pythonOf(metadataIn(folder))

/** Reads `Requires-Python`; to a release that wants version 1 of numpy, it adds the last Python that this has wheels for. */
export function pythonOf(metadata: string): string | undefined {
  const stated = /^Requires-Python: *(\S.*?)\s*$/m.exec(metadata)?.[1]?.replaceAll(' ', '')
  const wantsOldNumpy = /^Requires-Dist: numpy *\(?[^;\n]*(?:<2(?:\.0)*(?![\d.])|<1\.|==1\.)[^;\n]*$/m.test(metadata)
  const bounds = [...(stated === undefined ? [] : [stated]), ...(wantsOldNumpy ? ['<3.13'] : [])]
  return bounds.length === 0 ? undefined : bounds.join(',')
}

const metadataIn = (folder: string): string => fileIn(folder, 'METADATA', 'PKG-INFO') ?? ''

/** The file of one of these names that is nearest to the top. */
function fileIn(folder: string, ...names: readonly string[]): string | undefined {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const found = files.filter((name) => names.includes(basename(name))).sort((one, other) => one.length - other.length)
  return found[0] === undefined ? undefined : readFileSync(join(folder, found[0]), 'utf8')
}

/** The `requires.txt` of an old source archive in the form of metadata: its sections are extras. */
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

/** Reads the `Requires-Dist` lines of a release's metadata; conditions but for extras are left out. */
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
