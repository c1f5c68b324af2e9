import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** One release of a package, unpacked, or why there is none. */
export interface Release {
  readonly version?: string
  readonly date?: string | null
  readonly folder?: string
  readonly error?: string
  /** Why it is not the newest one. */
  readonly note?: string
}

/** What `npm view --json` says: a list since npm 12, and what is in it before. */
const listed = <T>(text: string): readonly T[] => [JSON.parse(text) as T | readonly T[]].flat() as T[]

/** Fetches the newest release of an npm package with `npm pack`, which runs nothing of it. */
export function fetchNpm(name: string, cache: string): Release {
  const npm = (...words: string[]): string =>
    execFileSync('npm', words, { cwd: cache, stdio: ['ignore', 'pipe', 'ignore'] }).toString()
  mkdirSync(cache, { recursive: true })
  const [found] = listed<{ version: string; time: Record<string, string> }>(
    npm('view', name, 'version', 'time', '--json'),
  )
  if (found === undefined) throw new Error(`npm says nothing of ${name}`)
  const { version, time } = found
  const modules = join(cache, `npm-${version}`, 'node_modules')
  const folder = join(modules, name)
  if (!existsSync(folder)) {
    // Its one line is the name of the file, in every release of npm; what `--json` makes of it is not.
    const file = npm('pack', `${name}@${version}`, '--silent', '--ignore-scripts').trim()
    mkdirSync(folder, { recursive: true })
    execFileSync('tar', ['-xzf', join(cache, file), '-C', folder, '--strip-components=1'])
  }
  return { version, date: time[version]?.slice(0, 10) ?? null, folder }
}

/** Messages that say that a name, a property or an argument does not exist. */
const NO_SUCH_NAME = new Set([2305, 2307, 2339, 2345, 2353, 2551, 2554, 2614, 2724])

/**
 * Type-checks JavaScript modules against the declarations of a package.
 *
 * @param folder the unpacked package, inside a `node_modules`
 * @param others folders of further packages, by name
 * @returns for each module that uses what the package does not declare, the compiler's message
 */
export function checkJavaScript(
  folder: string,
  others: { readonly [name: string]: string },
  modules: readonly string[],
): string[] {
  const root = folder.slice(0, folder.lastIndexOf('node_modules'))
  const texts = new Map(modules.map((text, place) => [join(root, `example-${place}.mts`), text]))
  const options: ts.CompilerOptions = {
    noEmit: true,
    // JavaScript asserts nothing of a value that may be undefined; only names and arguments are looked at.
    strict: false,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
    paths: Object.fromEntries(Object.entries(others).map(([name, place]) => [name, [place]])),
  }
  const host = ts.createCompilerHost(options)
  const read = host.readFile
  const exists = host.fileExists
  host.fileExists = (path) => texts.has(path) || exists(path)
  host.readFile = (path) => texts.get(path) ?? read(path)
  host.getSourceFile = (path, target) => {
    const text = texts.get(path) ?? (exists(path) ? readFileSync(path, 'utf8') : undefined)
    return text === undefined ? undefined : ts.createSourceFile(path, text, target)
  }
  const program = ts.createProgram([...texts.keys()], options, host)
  return [...texts.keys()]
    .flatMap((path) => program.getSemanticDiagnostics(program.getSourceFile(path)))
    .filter(({ code }) => NO_SUCH_NAME.has(code))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}
