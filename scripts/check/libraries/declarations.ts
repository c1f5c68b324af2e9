import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** An unpacked release of a package, or why there's none. */
export interface Release {
  readonly version?: string
  readonly date?: string | null
  readonly folder?: string
  readonly error?: string
  /** Why it isn't the newest release. */
  readonly note?: string
}

/** The output of `npm view --json`: a list since npm 12, its content before. */
const listed = <T>(text: string): readonly T[] => [JSON.parse(text) as T | readonly T[]].flat() as T[]

/** Downloads the newest release of an npm package with `npm pack`, which runs no code from it. */
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
    // Every npm release prints only the file name here, but their `--json` outputs differ.
    const file = npm('pack', `${name}@${version}`, '--silent', '--ignore-scripts').trim()
    mkdirSync(folder, { recursive: true })
    execFileSync('tar', ['-xzf', join(cache, file), '-C', folder, '--strip-components=1'])
  }
  return { version, date: time[version]?.slice(0, 10) ?? null, folder }
}

/** Compiler errors about names, properties, or arguments that don't exist. */
const NO_SUCH_NAME = new Set([2305, 2307, 2339, 2345, 2353, 2551, 2554, 2614, 2724])

/**
 * Type-checks JavaScript modules against a package's declarations.
 *
 * @param folder the unpacked package, inside a `node_modules`
 * @param others folders of other packages, by name
 * @returns the compiler's error for each module that uses something undeclared
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
    // JavaScript can't assert that a value isn't undefined, so only names and arguments are checked.
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
