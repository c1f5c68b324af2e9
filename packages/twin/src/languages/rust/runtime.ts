import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProcess } from '../../run/process.ts'
import { CompiledTexts } from '../compiled-texts.ts'
import { specifiersIn } from '../install-command.ts'
import { ProgramReader, parserOf } from '../program-reader.ts'
import type { BatchParser, Runtime, Surroundings } from '../twin-language.ts'
import { compile, FAST_CLOCK, installedProject, pinnedCrates, rustToolchain } from './environment.ts'

/** `crate@1.2` */
function readSpecifier(specifier: string): { readonly name: string; readonly range: string | undefined } {
  const [name = '', range] = specifier.split('@')
  return { name, range }
}

export function openRustParser(): BatchParser {
  const opened = rustToolchain().then(({ reader }) => parserOf(new ProgramReader(reader, [])))
  return {
    parse: async (texts) => (await opened).parse(texts),
    close: () => void opened.then((parser) => parser.close()),
  }
}

/** Rust: each text is compiled once, with what its own command installed, and run as often as it is asked for. */
export async function openRust({ ownFolder }: Surroundings): Promise<Runtime> {
  const toolchain = await rustToolchain()
  const { rust, pauses, everything } = toolchain
  const crates = await pinnedCrates()
  const reader = new ProgramReader(toolchain.reader, [])
  const compiled = new CompiledTexts(ownFolder, async (text, install, folder) => {
    const [file, program] = [join(folder, 'main.rs'), join(folder, 'example')]
    await writeFile(file, text)
    const project = install === undefined ? everything : install === null ? [] : await installedProject(install)
    try {
      await compile(rust, project, file, program)
      return { program }
    } catch (error) {
      return { complaint: String((error as { stderr?: string }).stderr ?? error) }
    }
  })

  return {
    run: (job) => {
      const clock = { LD_PRELOAD: pauses, TWIN_PAUSES: job.pauses, TWIN_FAST_CLOCK: String(FAST_CLOCK) }
      const env = job.pauses === 'real' ? job.env : { ...job.env, ...clock }
      return compiled.run(job, (program) => runProcess(program, [], { ...job, env }))
    },
    read: (content) => reader.readOne(content),
    installed: (specifiers) =>
      Promise.resolve(
        specifiers.map((specifier) => {
          const { name, range } = readSpecifier(specifier)
          // As programs import it.
          return {
            name: name.replaceAll('-', '_'),
            within: range !== undefined && (crates.get(name) ?? '').startsWith(`${range}.`),
          }
        }),
      ),
    release: ({ id, install }) => {
      const named = specifiersIn(install).map((specifier) => readSpecifier(specifier).name)
      const name = named.find((each) => each === id) ?? named[0] ?? 'rust'
      return Promise.resolve({
        package: name,
        release: crates.get(name) ?? rust.release,
        runtime: `Rust ${rust.release}`,
      })
    },
    close: () => reader.stop(),
  }
}
