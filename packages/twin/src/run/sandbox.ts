import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What an example may count on: POSIX tools and curl. Others are there only when its `install` names them. */
const TOOLS = (
  'awk base64 bash basename cat chmod cp curl cut date dirname echo env expr false file find grep head id ls mkdir ' +
  'mktemp mv od printf rm sed seq sh sleep sort tail tee test touch tr true uname wc xargs'
).split(' ')

export interface InputFile {
  readonly name: string
  readonly bytes: Uint8Array
}

export interface MadeFile {
  /** Path below the example's folder. */
  readonly path: string
  readonly bytes: Buffer
}

/** Folders of one run: the example's own, a home and a place for temporary files. */
export interface Sandbox {
  readonly folder: string
  readonly home: string
  readonly temporary: string
  readonly stdout: string
  readonly stderr: string
  /** Files of the example's folder that were not there before, or are not as they were. */
  madeFiles(): Promise<MadeFile[]>
  /** What appeared outside the example's folder, caches of clients aside. */
  strayFiles(): Promise<string[]>
  remove(): Promise<void>
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

/** The folder above all examples: what they find by looking upwards is what their languages put there. */
export class SandboxRoot {
  #next = 1
  readonly #tools = new Map<string, Promise<string>>()

  private constructor(readonly folder: string) {}

  static async make(folder: string): Promise<SandboxRoot> {
    const root = new SandboxRoot(folder)
    await root.toolsFolder([])
    return root
  }

  /** A folder of the harness for one language. */
  async folderOf(language: string): Promise<string> {
    const folder = join(this.folder, `harness-${language}`)
    await mkdir(folder)
    return folder
  }

  /** A folder for PATH that holds the standard tools and `extra` ones. */
  toolsFolder(extra: readonly string[]): Promise<string> {
    const key = ['bin', ...[...extra].sort()].join('-')
    // Kept before it is ready, so that two examples that begin together wait for the same folder.
    const known = this.#tools.get(key) ?? this.#makeToolsFolder(key, extra)
    this.#tools.set(key, known)
    return known
  }

  async #makeToolsFolder(name: string, extra: readonly string[]): Promise<string> {
    const folder = join(this.folder, name)
    await mkdir(folder)
    const list = [...TOOLS, ...extra]
    const { stdout } = await run('sh', ['-c', 'for tool; do command -v "$tool" || echo; done', 'sh', ...list])
    // A name that `command -v` answers without a slash is the shell's own.
    const places = stdout.trimEnd().split('\n')
    for (const [index, tool] of list.entries()) {
      const found = places[index] ?? ''
      const place = found.startsWith('/') ? found : `/usr/bin/${tool}`
      await symlink(place, join(folder, tool))
    }
    return folder
  }

  /** @param below a folder of the root, or the root itself */
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
