import type { Install } from './block.ts'

/** The commands that install packages, at the start of a command line. */
const COMMANDS: readonly (readonly [RegExp, Install['registry']])[] = [
  [/^(?:python3? -m |py -m |uv )?pip3? install /, 'pypi'],
  [/^(?:uv|poetry|pdm|rye) add /, 'pypi'],
  [/^npm (?:install|i|add) /, 'npm'],
  [/^(?:pnpm|bun) (?:add|install|i) /, 'npm'],
  [/^yarn add /, 'npm'],
  [/^go get /, 'go'],
  [/^cargo add /, 'crates'],
]

/** Longer lines aren't commands that anybody types. */
const LONGEST_LINE = 2000

/** Options that take the next word as their value. */
const WITH_VALUE = new Set([
  '-r',
  '--requirement',
  '-c',
  '--constraint',
  '-i',
  '--index-url',
  '--extra-index-url',
  '-f',
])

const PACKAGE: Readonly<Partial<Record<Install['registry'], RegExp>>> = {
  pypi: /^[A-Za-z0-9][\w.-]*(?:\[[\w.,-]+\])?(?:\s*(?:[=~!<>]=?=?)\s*[\w.*+!-]+(?:,\s*[=~!<>]=?=?[\w.*+!-]+)*)?$/,
  npm: /^(?:@[\w.-]+\/)?[A-Za-z0-9][\w.-]*(?:@[\w.^~<>=*-]+)?$/,
  go: /^[a-z0-9-]+\.[\w.-]+(?:\/[\w.-]+)+(?:@[\w.+-]+)?$/,
  crates: /^[A-Za-z0-9][\w-]*(?:@[\w.+-]+)?$/,
}

/** What build files say instead of a command; the groups are what's joined. */
const DECLARATIONS: readonly (readonly [RegExp, Install['registry']])[] = [
  [
    /<groupId>([\w.-]{1,100})<\/groupId>\s{0,40}<artifactId>([\w.-]{1,100})<\/artifactId>(?:\s{0,40}<version>([\w.-]{1,40})<\/version>)?/g,
    'maven',
  ],
  [/\bimplementation\s?\(?\s?["']([\w.-]{1,100}):([\w.-]{1,100}):([\w.-]{1,40})["']/g, 'maven'],
]

/** Returns the packages that a build file, such as `pom.xml` or `build.gradle`, declares. */
const declaredIn = (text: string): Install[] =>
  DECLARATIONS.flatMap(([pattern, registry]) =>
    [...text.matchAll(pattern)].map(([, ...parts]) => ({ registry, packages: [parts.filter(Boolean).join(':')] })),
  )

/**
 * Returns the packages that a text's command lines install. Folders, files, and addresses aren't packages.
 *
 * @example
 * installsIn('!pip install -q "openai>=3" ./mine') // [{ registry: 'pypi', packages: ['openai>=3'] }]
 */
export function installsIn(text: string): Install[] {
  const joined = text.replaceAll('\\\n', ' ')
  return declaredIn(text).concat(
    joined.split('\n').flatMap((line) => {
      if (line.length > LONGEST_LINE) return []
      return line.split(/&&|;/).flatMap((part) => {
        const command = part.trim().replace(/^(?:[$>%!]\s*|sudo\s+)+/, '')
        const found = COMMANDS.find(([start]) => start.test(command))
        if (found === undefined) return []
        const [start, registry] = found
        const packages = packagesIn(command.replace(start, ''), registry)
        return packages.length === 0 ? [] : [{ registry, packages }]
      })
    }),
  )
}

function packagesIn(rest: string, registry: Install['registry']): string[] {
  const words = [...rest.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '')
  const comment = words.findIndex((word) => word.startsWith('#'))
  const named = comment === -1 ? words : words.slice(0, comment)
  return named
    .filter((word, at) => !word.startsWith('-') && !WITH_VALUE.has(named[at - 1] ?? ''))
    .map((word) => word.trim())
    .filter((word) => PACKAGE[registry]?.test(word) === true)
}
