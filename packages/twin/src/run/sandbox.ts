import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { InputFile } from '../services/input-file.ts'

const run = promisify(execFile)

/** The tools that every example has: POSIX tools and curl. Others are available only if its `install` names them. */
const TOOLS = (
  'awk base64 bash basename cat chmod cp curl cut date dirname echo env expr false file find grep head id ls mkdir ' +
  'mktemp mv od printf rm sed seq sh sleep sort tail tee test touch tr true uname wc xargs'
).split(' ')

export interface MadeFile {
  /** The path in the example's folder. */
  readonly path: string
  readonly bytes: Buffer
}

/** The folders of one run: the example's own, a home folder, and one for temporary files. */
export interface Sandbox {
  readonly folder: string
  readonly home: string
  readonly temporary: string
  readonly stdout: string
  readonly stderr: string
  /** Returns new or changed files in the example's folder. */
  madeFiles(): Promise<MadeFile[]>
  /** Returns new files outside the example's folder, except clients' caches. */
  strayFiles(): Promise<string[]>
  remove(): Promise<void>
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

/** The parent folder of all examples. Searching upwards, examples find only what their languages put there. */
export class SandboxRoot {
  #next = 1
  readonly #tools = new Map<string, Promise<string>>()

  private constructor(readonly folder: string) {}

  static async make(folder: string): Promise<SandboxRoot> {
    const root = new SandboxRoot(folder)
    await root.toolsFolder([])
    return root
  }

  /** Returns the harness's folder for a language. */
  async folderOf(language: string): Promise<string> {
    const folder = join(this.folder, `harness-${language}`)
    await mkdir(folder)
    return folder
  }

  /** Returns a folder for PATH with the standard tools and `extra` ones. */
  toolsFolder(extra: readonly string[]): Promise<string> {
    const key = ['bin', ...[...extra].sort()].join('-')
    // Stored before it's ready, so that two examples that start together wait for the same folder.
    const known = this.#tools.get(key) ?? this.#makeToolsFolder(key, extra)
    this.#tools.set(key, known)
    return known
  }

  async #makeToolsFolder(name: string, extra: readonly string[]): Promise<string> {
    const folder = join(this.folder, name)
    await mkdir(folder)
    const list = [...TOOLS, ...extra]
    const { stdout } = await run('sh', ['-c', 'for tool; do command -v "$tool" || echo; done', 'sh', ...list])
    // If `command -v` prints a name without a slash, it's built into the shell.
    const places = stdout.trimEnd().split('\n')
    for (const [index, tool] of list.entries()) {
      const found = places[index] ?? ''
      const place = found.startsWith('/') ? found : `/usr/bin/${tool}`
      await symlink(place, join(folder, tool))
    }
    return folder
  }

  /** @param below a folder in the root, or the root itself */
  async open(example: InputFile, files: readonly InputFile[], below = this.folder): Promise<Sandbox> {
    const base = join(below, `run-${this.#next++}`)
    const folder = join(base, 'example')
    const home = join(base, 'home')
    const temporary = join(base, 'tmp')
    for (const each of [folder, home, temporary]) await mkdir(each, { recursive: true })
    const given = new Map([example, ...files].map((file) => [file.name, Buffer.from(file.bytes)]))
    for (const [name, bytes] of given) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), bytes)
    }
    const stdout = join(base, 'stdout')
    const stderr = join(base, 'stderr')
    return {
      folder,
      home,
      temporary,
      stdout,
      stderr,
      madeFiles: async () => {
        const made: MadeFile[] = []
        for (const path of await filesBelow(folder)) {
          const bytes = await readFile(join(folder, path)).catch(() => Buffer.alloc(0))
          if (!given.get(path)?.equals(bytes)) made.push({ path, bytes })
        }
        return made
      },
      strayFiles: async () => {
        const inHome = (await filesBelow(home)).filter((path) => !path.startsWith('.cache/'))
        const left = (await filesBelow(temporary)).map((path) => join('tmp', path))
        return [...inHome.map((path) => join('home', path)), ...left]
      },
      remove: () => rm(base, { recursive: true, force: true }),
    }
  }
}
