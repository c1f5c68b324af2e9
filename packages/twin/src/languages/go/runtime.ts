import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProcess } from '../../run/process.ts'
import { specifiersIn } from '../install-command.ts'
import { unreadable } from '../source-facts.ts'
import type { Job, Runtime, Surroundings } from '../twin-language.ts'
import { compile, goToolchain, installedModule, pinnedModules } from './environment.ts'
import { GoReader } from './reader.ts'

/** Compiled examples that are kept: several runs of one text follow each other. */
const KEPT = 50

/** `module@v1.2.3` */
function readSpecifier(specifier: string): { readonly name: string; readonly release: string | undefined } {
  const [name = '', release] = specifier.split('@v')
  return { name, release }
}

/** A program, or what the compiler says of its text. */
type Compiled = { readonly program: string } | { readonly complaint: string }

/** Go: each text is compiled once, by the module that its own command made, and run as often as it is asked for. */
export async function openGo({ ownFolder }: Surroundings): Promise<Runtime> {
  const toolchain = await goToolchain()
  const { release } = toolchain.go
  const modules = await pinnedModules()
  const reader = new GoReader(toolchain)
  const compiled = new Map<string, Promise<Compiled>>()

  async function compileText(text: string, install: Job['install'], digest: string): Promise<Compiled> {
    const folder = join(ownFolder, digest)
    await mkdir(folder)
    await writeFile(join(folder, 'example.go'), text)
    const module =
      install === undefined ? toolchain.everything : install === null ? folder : await installedModule(install)
    const program = join(folder, 'example')
    try {
      await compile(toolchain, module, join(folder, 'example.go'), program)
      return { program }
    } catch (error) {
      return { complaint: String((error as { stderr?: string }).stderr ?? error) }
    }
  }

  async function compiledText(text: string, install: Job['install']): Promise<Compiled> {
    const digest = createHash('sha256')
      .update(JSON.stringify([text, install]))
      .digest('hex')
      .slice(0, 20)
    const found = compiled.get(digest) ?? compileText(text, install, digest)
    // The one that was asked for last stands last.
    compiled.delete(digest)
    compiled.set(digest, found)
    const [oldest] = compiled.keys()
    if (compiled.size > KEPT && oldest !== undefined) {
      const old = compiled.get(oldest)
      compiled.delete(oldest)
      await old
      await rm(join(ownFolder, oldest), { recursive: true })
    }
    return found
  }

  return {
    run: async (job) => {
      const text = await readFile(join(job.folder, job.file), 'utf8')
      const outcome = await compiledText(text, job.install)
      if ('complaint' in outcome) {
        await appendFile(job.stdout, '')
        await appendFile(job.stderr, outcome.complaint)
        return { exitCode: 1, timedOut: false }
      }
      const env = job.pauses === 'real' ? job.env : { ...job.env, TWIN_PAUSES: job.pauses }
      return runProcess(outcome.program, [], { ...job, env })
    },
    read: async (content) => {
      const [facts] = await reader.read([content])
      if (facts === undefined) throw new Error('The reader of Go programs gave no answer')
      if (facts.error !== null) return unreadable(facts.error)
      const foreign = facts.imports.filter((path) => path.split('/')[0]?.includes('.'))
      return {
        error: null,
        // The compiler takes neither.
        unusedImports: [],
        undefinedNames: [],
        packages: [...new Set(foreign.map((path) => moduleOf(path, [...modules.keys()])))],
        environment: [...new Set(facts.environment)],
        readsWholeEnvironment: facts.readsWholeEnvironment,
      }
    },
    installed: (specifiers) =>
      Promise.resolve(
        specifiers.map((specifier) => {
          const { name, release } = readSpecifier(specifier)
          return { name, within: release !== undefined && modules.get(name) === release }
        }),
      ),
    release: ({ install }) => {
      const [specifier] = specifiersIn(install)
      const name = specifier === undefined ? 'go' : readSpecifier(specifier).name
      return Promise.resolve({ package: name, release: modules.get(name) ?? release, runtime: `Go ${release}` })
    },
    close: () => {
      reader.close()
      return Promise.resolve()
    },
  }
}

/** The module that holds a package. */
const moduleOf = (path: string, modules: readonly string[]): string =>
  modules.find((module) => path === module || path.startsWith(`${module}/`)) ?? path
