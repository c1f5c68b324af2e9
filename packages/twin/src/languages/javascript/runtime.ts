import { mkdir, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CLIENTS } from '@model-snippets/core'
import { runProcess } from '../../run/process.ts'
import { specifiersIn } from '../install-command.ts'
import type { Pauses, Runtime, Surroundings } from '../twin-language.ts'
import { installedFolder } from './environment.ts'
import { exampleNode, type Node, otherNodes } from './node.ts'
import { frameworkReleases, npmRelease, packageFolder, readSpecifier } from './packages.ts'
import { readJavaScript } from './source.ts'
import { npmRangeContains } from './version-range.ts'

const PRELOAD = fileURLToPath(new URL('./preload.mjs', import.meta.url))
const PAUSES = fileURLToPath(new URL('./pauses.mjs', import.meta.url))
const FAST_CLOCK = fileURLToPath(new URL('./fast-clock.mjs', import.meta.url))

/** What is loaded before an example whose pauses do not go by as they are. */
const START_UP: Readonly<Record<Pauses, readonly string[]>> = {
  real: [],
  short: [PAUSES],
  endless: [PAUSES],
  fast: [FAST_CLOCK],
}

/**
 * A process that lives for half a second is not worth the threads that optimise it. Its parser of HTTP, which is
 * WebAssembly, is compiled once. Without either it needs two thirds of the CPU.
 */
const QUICK_START = ['--liftoff-only', '--single-threaded']

/** Packages that examples of some forms of a chat install beside their client. */
const FOR_FORMS = ['zod']

/** Packages that examples with plain clients may import: what the install commands name, and those for forms. */
const clientPackages = (): string[] => [
  ...CLIENTS.filter(({ framework, language }) => language === 'js' && !framework).flatMap(({ install }) =>
    specifiersIn(install).map((specifier) => readSpecifier(specifier).name),
  ),
  ...FOR_FORMS,
]

/** Node.js; an example finds the packages that its own command installed, and no others. */
export async function openJavaScript({ folder }: Surroundings, fastClock: number): Promise<Runtime> {
  const packages = clientPackages()
  const everything = join(folder, 'with-everything')
  for (const name of packages) {
    const link = join(everything, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(packageFolder(name), link)
  }
  const installed = new Map<string, Promise<string>>()

  /** A folder below which examples find what a command installed. */
  async function folderAfter(install: string): Promise<string> {
    const source = await installedFolder(install)
    const below = join(folder, `with-${basename(source)}`)
    await mkdir(below)
    await symlink(join(source, 'node_modules'), join(below, 'node_modules'))
    return below
  }

  const runtimeOn = (node: Node): Runtime => ({
    folderFor: (install) => {
      if (install === undefined) return Promise.resolve(everything)
      if (install === null) return Promise.resolve(folder)
      const known = installed.get(install) ?? folderAfter(install)
      installed.set(install, known)
      return known
    },
    run: (job) => {
      const isLed = job.env['https_proxy'] !== undefined
      const imports = [...START_UP[job.pauses], ...(isLed ? [PRELOAD] : [])].flatMap((path) => ['--import', path])
      const env = job.pauses === 'fast' ? { ...job.env, FAST_CLOCK: String(fastClock) } : job.env
      return runProcess(node.program, [...QUICK_START, ...imports, job.file], { ...job, env })
    },
    read: (content) => Promise.resolve(readJavaScript(content)),
    installed: (specifiers) => {
      const releases = frameworkReleases(specifiers)
      const releaseOf = (name: string): string | undefined =>
        releases === undefined ? (packages.includes(name) ? npmRelease(name) : undefined) : releases[name]
      return Promise.resolve(
        specifiers.map((specifier) => {
          const { name, range } = readSpecifier(specifier)
          const release = releaseOf(name)
          return { name, within: release !== undefined && npmRangeContains(range, release) }
        }),
      )
    },
    release: ({ install }) => {
      const runtime = `Node.js ${node.version}`
      const specifiers = specifiersIn(install)
      const [specifier] = specifiers
      if (specifier === undefined) return Promise.resolve({ package: 'node', release: node.version, runtime })
      const { name } = readSpecifier(specifier)
      const release = frameworkReleases(specifiers)?.[name] ?? npmRelease(name)
      return Promise.resolve({ package: name, release, runtime })
    },
    others: async () => (await otherNodes()).map(runtimeOn),
    close: () => Promise.resolve(),
  })
  return runtimeOn(await exampleNode())
}
