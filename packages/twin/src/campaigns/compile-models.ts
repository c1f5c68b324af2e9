import { execFile, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { COMPILER_FLAGS } from '../languages/go/compiler-flags.ts'
import { goToolchain, runGo } from '../languages/go/environment.ts'
import { everyClassPath, findJava, programOf } from '../languages/java/environment.ts'
import { STRICT } from '../languages/javascript/linter.ts'
import { pythonInterpreter } from '../languages/python/environment.ts'
import { check, rustToolchain } from '../languages/rust/environment.ts'

/** The start of a Rust program with a large body. */
const LARGE_CRATE = '#![recursion_limit = "256"]'

const run = promisify(execFile)
const TWIN = fileURLToPath(new URL('../../', import.meta.url))
const TYPESCRIPT = fileURLToPath(new URL('../../../../node_modules/.bin/tsc', import.meta.url))
const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** A program whose models are compiled. */
export interface ModelProgram {
  /** The seed that repeats it. */
  readonly seed: number
  readonly client: string
  /** The name of the whole answer's model. */
  readonly name: string
  readonly content: string
}

/** Compiles programs of one language, all at once. @returns the errors; empty if all compile */
export type Compiler = (programs: readonly ModelProgram[]) => Promise<string>

type Failed = { readonly stdout?: string; readonly stderr?: string }
const saidBy = ({ stdout = '', stderr = '' }: Failed): string => `${stdout}${stderr}`
const failure = (error: Failed): string => saidBy(error) || String(error)

async function inFolder(where: string, work: (folder: string) => Promise<string>): Promise<string> {
  const folder = await mkdtemp(join(where, where === TWIN ? '.models-' : 'models-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Sends programs to a process that responds with one line each. */
async function evaluate(command: string, file: string, programs: readonly ModelProgram[]): Promise<string> {
  // A program reads its token before anything else.
  const env = { ...process.env, HF_TOKEN: 'token' }
  const child = spawn(command, [file], { cwd: TWIN, env, stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = programs.map((each, place) => JSON.stringify([place, each.name, each.client, each.content]))
  child.stdin.end(`${lines.join('\n')}\n`)
  let said = ''
  for await (const chunk of child.stdout.setEncoding('utf8')) said += chunk
  const answers = said.split('\n').slice(0, -1)
  const complaints = programs.flatMap(({ seed, client }, place) => {
    const answer: unknown = JSON.parse(answers[place] ?? '"no answer"')
    return answer === null ? [] : [`seed ${seed}, ${client}: ${String(answer)}\n`]
  })
  return complaints.join('')
}

/** A batch contains each program as a separate module. */
export const COMPILERS: Readonly<Record<string, Compiler>> = {
  python: async (programs) => evaluate(await pythonInterpreter(), fileOf('./evaluate.py'), programs),

  js: (programs) => evaluate(process.execPath, fileOf('./evaluate.mjs'), programs),

  // In this package, where the clients are installed.
  typescript: (programs) =>
    inFolder(TWIN, async (folder) => {
      for (const { seed, client, content } of programs) await writeFile(join(folder, `${client}-${seed}.mts`), content)
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT }))
      return run(TYPESCRIPT, ['-p', folder], { maxBuffer: 2 ** 26 }).then(() => '', failure)
    }),

  go: (programs) =>
    inFolder(tmpdir(), async (folder) => {
      const { go, everything, overlay } = await goToolchain()
      for (const name of ['go.mod', 'go.sum']) await cp(join(everything, name), join(folder, name))
      for (const { seed, content } of programs) {
        await mkdir(join(folder, `p${seed}`))
        await writeFile(join(folder, `p${seed}`, 'example.go'), content)
      }
      return runGo(go, ['vet', '-structtag', '-overlay', overlay, COMPILER_FLAGS, './...'], folder).then(
        () => '',
        failure,
      )
    }),

  java: (programs) =>
    inFolder(tmpdir(), async (folder) => {
      const files: string[] = []
      for (const { seed, content } of programs) {
        await mkdir(join(folder, `p${seed}`))
        const file = join(folder, `p${seed}`, 'Example.java')
        await writeFile(file, `package p${seed};\n${content}`)
        files.push(file)
      }
      await writeFile(join(folder, 'files'), files.join('\n'))
      const parameters = [
        '-proc:none',
        '-cp',
        await everyClassPath(),
        '-d',
        join(folder, 'out'),
        `@${join(folder, 'files')}`,
      ]
      return run(programOf(await findJava(), 'javac'), parameters, { maxBuffer: 2 ** 26 }).then(() => '', failure)
    }),

  rust: (programs) =>
    inFolder(tmpdir(), async (folder) => {
      const toolchain = await rustToolchain()
      for (const { seed, content } of programs) await writeFile(join(folder, `p${seed}.rs`), content)
      // A program's attributes for the whole crate only work in its first file.
      const isLarge = ({ content }: { readonly content: string }): boolean => content.startsWith(LARGE_CRATE)
      const crates = {
        usual: { head: '', modules: programs.filter((each) => !isLarge(each)) },
        large: { head: `${LARGE_CRATE}\n`, modules: programs.filter(isLarge) },
      }
      const said = Object.entries(crates).map(async ([name, { head, modules }]) => {
        const file = join(folder, `${name}.rs`)
        await writeFile(file, `${head}${modules.map(({ seed }) => `mod p${seed};\n`).join('')}\nfn main() {}\n`)
        return check(toolchain, file, { by: 'rustc', warnings: 'allow' }).then(() => '', failure)
      })
      return (await Promise.all(said)).join('')
    }),
}
