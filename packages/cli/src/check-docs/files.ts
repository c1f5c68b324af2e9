import { execFile } from 'node:child_process'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { quoted, reasonOf, UsageError } from '../usage-error.ts'

/** Folders whose files belong to others. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'build', 'venv', 'vendor', 'target', '__pycache__'])

/** More files are a mistake, such as a home folder. */
const MOST_FILES = 20_000

/**
 * Returns the files to check: those that are named, and those in named folders that `check` reads. Hidden folders and
 * folders of packages are left out.
 *
 * @throws UsageError for a path that doesn't exist
 */
export async function filesIn(paths: readonly string[], isChecked: (path: string) => boolean): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    const stats = await stat(path).catch((error) => {
      const problem = error.code === 'ENOENT' ? 'no such file or folder' : reasonOf(error)
      throw new UsageError(`check: can’t read ${quoted(path)}: ${problem}`)
    })
    if (stats.isDirectory()) await walk(path, isChecked, found)
    else if (isChecked(path)) found.push(path)
    else
      throw new UsageError(
        `check: can’t check ${quoted(path)}: this file type isn’t supported; pass Markdown, MDX, reStructuredText, notebooks, or source files`,
      )
  }
  return [...new Set(found)]
}

async function walk(folder: string, isChecked: (path: string) => boolean, found: string[]): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    // Links aren't followed, so that this ends.
    if (entry.isDirectory()) {
      if (!entry.name.startsWith('.') && !LEFT_OUT.has(entry.name)) await walk(path, isChecked, found)
    } else if (entry.isFile() && isChecked(path)) found.push(path)
    if (found.length > MOST_FILES)
      throw new UsageError(
        `check: stopped in ${quoted(folder)} after ${MOST_FILES} files; pass fewer files or a smaller folder`,
      )
  }
}

const gitIn =
  (folder: string) =>
  async (...args: readonly string[]): Promise<string> =>
    (await promisify(execFile)('git', args, { cwd: folder, maxBuffer: 64 * 1024 ** 2 })).stdout

/**
 * Leaves out files that haven't changed since a commit. Files that git doesn't track yet have.
 *
 * @param folder a folder of the repository
 * @throws UsageError if git doesn't know the commit
 */
export async function changedSince(
  reference: string,
  files: readonly string[],
  folder: string = process.cwd(),
): Promise<string[]> {
  const git = gitIn(folder)
  try {
    const top = (await git('rev-parse', '--show-toplevel')).trim()
    await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`)
    const changed = await git('diff', '--name-only', '-z', '--end-of-options', reference, '--')
    const untracked = await git('ls-files', '--others', '--exclude-standard', '-z', '--full-name', top)
    const names = new Set([...changed.split('\0'), ...untracked.split('\0')].map((name) => join(top, name)))
    const real = await Promise.all(files.map((file) => realpath(file)))
    return files.filter((_, at) => names.has(real[at] ?? ''))
  } catch (error) {
    throw new UsageError(`check: --since ${reference}: git can’t list the changes (${problemOf(error)})`)
  }
}

/** Returns git’s message; it has none for an unknown commit. */
function problemOf(error: unknown): string {
  const { code, stderr, message } = error as Error & { readonly code?: unknown; readonly stderr?: string }
  const told = stderr || (code === 1 ? 'no such commit, branch, or tag' : message)
  return told.trim().split('\n')[0] ?? ''
}
