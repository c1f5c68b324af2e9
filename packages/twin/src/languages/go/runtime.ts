import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProcess } from '../../run/process.ts'
import { CompiledTexts } from '../compiled-texts.ts'
import { specifiersIn } from '../install-command.ts'
import { unreadable } from '../source-facts.ts'
import type { Runtime, Surroundings } from '../twin-language.ts'
import { compile, goToolchain, installedModule, pinnedModules } from './environment.ts'
import { GoReader } from './reader.ts'

/** `module@v1.2.3` */
function readSpecifier(specifier: string): { readonly name: string; readonly release: string | undefined } {
  const [name = '', release] = specifier.split('@v')
  return { name, release }
}

/** Go: each text is compiled once, by the module that its own command made, and run as often as it is asked for. */
export async function openGo({ ownFolder }: Surroundings): Promise<Runtime> {
  const toolchain = await goToolchain()
  const { release } = toolchain.go
  const modules = await pinnedModules()
  const reader = new GoReader(toolchain)
  const compiled = new CompiledTexts(ownFolder, async (text, install, folder) => {
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
  })

  return {
    run: (job) => {
      const env = job.pauses === 'real' ? job.env : { ...job.env, TWIN_PAUSES: job.pauses }
      return compiled.run(job, (program) => runProcess(program, [], { ...job, env }))
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
    close: () => reader.close(),
  }
}

/** The module that holds a package. */
const moduleOf = (path: string, modules: readonly string[]): string =>
  modules.find((module) => path === module || path.startsWith(`${module}/`)) ?? path
