import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { madeOnce } from '../made-once.ts'
import type { ProcessEnd } from '../twin-language.ts'
import { type JavaToolchain, programOf } from './environment.ts'

const execute = promisify(execFile)

/** What a program of Java is started with. */
export interface JavaStart {
  readonly options: readonly string[]
  readonly classPath: string
}

/**
 * Keeps the classes of libraries as Java holds them in memory. A short program spends most of its time reading classes:
 * with openai-java a run takes 0.9 s of the processor instead of 2.1.
 */
export class ClassArchives {
  readonly #toolchain: JavaToolchain
  readonly #flags: readonly string[]
  readonly #ownFolder: string
  readonly #found = new Map<string, Promise<JavaStart | undefined>>()
  readonly #making = new Set<string>()

  /**
   * @param flags what every program is started with: an archive suits programs that are started alike
   * @param ownFolder a folder of the harness
   */
  constructor(toolchain: JavaToolchain, flags: readonly string[], ownFolder: string) {
    this.#toolchain = toolchain
    this.#flags = flags
    this.#ownFolder = ownFolder
  }

  /**
   * Runs a program with the classes that are kept for its libraries. Where none are, the first program that ends well says
   * which are loaded.
   *
   * @param libraries the class path of the libraries; empty for none
   * @param folder holds the program's own classes
   */
  async run(libraries: string, folder: string, start: (start: JavaStart) => Promise<ProcessEnd>): Promise<ProcessEnd> {
    const kept = await this.#keptFor(libraries)
    if (kept !== undefined) return start({ ...kept, classPath: `${kept.classPath}:${folder}` })
    const classPath = joined(this.#toolchain.folder, libraries, folder)
    if (this.#making.has(libraries)) return start({ options: [], classPath })
    this.#making.add(libraries)
    const list = join(this.#ownFolder, `classes-${digestOf(libraries)}`)
    const end = await start({ options: [`-XX:DumpLoadedClassList=${list}`], classPath })
    if (end.exitCode === 0) {
      await this.#make(libraries, list)
      this.#found.delete(libraries)
    }
    this.#making.delete(libraries)
    return end
  }

  #folderOf(libraries: string): string {
    const { java, folder } = this.#toolchain
    return `${folder}-archive-${digestOf(java.release, ...this.#flags, libraries)}`
  }

  /** The class path begins as it did when the archive was made, or Java leaves the archive alone. */
  #startIn(folder: string, libraries: string): JavaStart {
    return {
      options: [`-XX:SharedArchiveFile=${join(folder, 'classes.jsa')}`],
      classPath: joined(join(folder, 'tools.jar'), libraries),
    }
  }

  #keptFor(libraries: string): Promise<JavaStart | undefined> {
    const folder = this.#folderOf(libraries)
    const found =
      this.#found.get(libraries) ??
      stat(join(folder, 'complete')).then(
        () => this.#startIn(folder, libraries),
        () => undefined,
      )
    this.#found.set(libraries, found)
    return found
  }

  async #make(libraries: string, list: string): Promise<void> {
    const { java, folder: tools } = this.#toolchain
    const folder = this.#folderOf(libraries)
    await madeOnce(folder, async () => {
      await mkdir(folder)
      // An archive takes classes from jars alone.
      await execute(programOf(java, 'jar'), ['--create', '--file', join(folder, 'tools.jar'), '-C', tools, '.'])
      const { options, classPath } = this.#startIn(folder, libraries)
      const dump = ['-Xshare:dump', `-XX:SharedClassListFile=${list}`, ...options, '-cp', classPath]
      await execute(programOf(java, 'java'), [...this.#flags, ...dump])
    })
  }
}

const joined = (...paths: readonly string[]): string => paths.filter((path) => path !== '').join(':')

const digestOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12)
