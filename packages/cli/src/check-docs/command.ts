import { writeFile } from 'node:fs/promises'
import { optionRows } from '../help.ts'
import type { Streams } from '../streams.ts'
import { NotWrittenError, quoted, reasonOf, UsageError } from '../usage-error.ts'
import { OPTIONS, readCheckArguments } from './arguments.ts'
import { changedSince, filesIn } from './files.ts'

/** The package that runs programs. The command line works without it, so it isn’t a dependency. */
const PACKAGE = '@model-snippets/twin'
const ENTRY = '@model-snippets/twin/check'

type CheckPackage = typeof import('@model-snippets/twin/check')

const HELP = `Runs the programs in your documentation that call hosted models, and reports which ones fail.

Usage: model-snippets check [options] PATH …
       model-snippets check README.md docs examples/*.ipynb

  It reads Markdown, MDX, reStructuredText, notebooks, and source files, and installs the packages that the programs
  import. Programs run unmodified, in a sandbox, against a mock server for Hugging Face, its router, and the providers,
  so they need no token and no network. You need the package ${PACKAGE}, Linux, and python3; for other
  languages also npm, Go, a JDK with Maven, PHP, or Ruby.

Options:
${optionRows(OPTIONS)}

To leave out a block, put <!-- model-snippets: skip --> before it, or put a comment with model-snippets: skip in its
first lines.

Exit codes: 0 nothing fails, 1 a program fails or a file is unreadable, 2 invalid command line, 3 output could not be
written.
`

/**
 * Runs `model-snippets check`.
 *
 * @param argv the arguments after `check`
 * @returns the exit code
 * @throws UsageError for errors that the caller can fix
 */
export async function checkCommand(argv: readonly string[], streams: Streams): Promise<number> {
  const args = readCheckArguments(argv)
  if (args.help) {
    streams.out(HELP)
    return 0
  }
  const checks = await load()
  const named = await filesIn(args.paths, checks.isChecked)
  const files = args.since === undefined ? named : await changedSince(args.since, named)
  if (named.length === 0) throw new UsageError(`check: found no documents or code in ${quoted(args.paths.join(' '))}`)
  try {
    let count = 0
    const told = (): void => {
      count++
      if (streams.errorIsTerminal) streams.err(`${count} checked\r`)
    }
    const settings = {
      files,
      root: process.cwd(),
      cache: args.cache ?? checks.defaultCache(),
      cached: args.cached,
      jobs: args.jobs,
      unsafe: args.unsafe,
      limits: { seconds: args.seconds },
    }
    const result = await checks.check(settings, told)
    if (args.output === undefined) streams.out(checks.report(result, args.format, args.all))
    else {
      await write(args.output, checks.report(result, args.format, args.all))
      streams.out(checks.report(result, 'text', args.all))
    }
    return checks.countsOf(result).failed > 0 || result.unreadable.length > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof checks.NoSandboxError)) throw error
    throw new UsageError(
      `check: ${error.message}. Programs in documentation can do anything, so they don’t run without the sandbox; use --unsafe to run them with your rights`,
    )
  }
}

async function load(): Promise<CheckPackage> {
  try {
    // Bundlers leave a name that isn’t a literal as it is.
    return (await import(ENTRY)) as CheckPackage
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new UsageError(`check needs the package ${PACKAGE}; install it with: npm install ${PACKAGE}`)
  }
}

async function write(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((error) => {
    throw new NotWrittenError(`can’t write ${path}: ${reasonOf(error)}`)
  })
}
