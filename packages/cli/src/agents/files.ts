import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import { chown, lstat, mkdir, open, readlink, rename, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { NotWrittenError, reasonOf, UsageError } from '../usage-error.ts'

type SystemError = NodeJS.ErrnoException

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes((error as SystemError).code ?? '')

/**
 * Reads a text file.
 *
 * @returns `null` if there is none
 * @throws UsageError if it isn’t a regular file with valid UTF-8
 */
export async function textAt(path: string): Promise<string | null> {
  let bytes: Buffer
  try {
    // Without O_NONBLOCK, opening a pipe without a writer would wait forever.
    const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    try {
      if (!(await file.stat()).isFile()) throw new Error('it isn’t a regular file')
      bytes = await file.readFile()
    } finally {
      await file.close()
    }
  } catch (error) {
    if (isMissing(error)) return null
    throw new UsageError(`agents: can’t read ${path}: ${(error as Error).message}`)
  }
  // Decoding invalid UTF-8 would change it, so that undo couldn’t restore it.
  if (!isUtf8(bytes)) throw new UsageError(`agents: can’t read ${path}: it isn’t valid UTF-8`)
  return bytes.toString('utf8')
}

/** A file to write, or to remove if its text is `null`. */
export interface FileToWrite {
  readonly path: string
  /** Its name in messages. */
  readonly name: string
  readonly text: string | null
  /** Whether only the user may read it. */
  readonly isSecret?: true
}

/**
 * Writes files: each in full or not at all, and none if there isn’t room for all. Symbolic links are kept, and their
 * targets written.
 *
 * @throws NotWrittenError if one can’t be written
 */
export async function writeFiles(files: readonly FileToWrite[]): Promise<void> {
  const staged: { readonly file: FileToWrite; readonly target: string; readonly copy: string | undefined }[] = []
  try {
    for (const file of files) {
      await naming(file, async () => {
        const target = await followed(file.path)
        staged.push({ file, target, copy: file.text === null ? undefined : copyBeside(target) })
        const { copy } = staged.at(-1) ?? {}
        if (copy !== undefined) await writeCopy(file, target, copy)
      })
    }
    for (const { file, target, copy } of staged) {
      await naming(file, () => (copy === undefined ? rm(target, { force: true }) : rename(copy, target)))
    }
  } finally {
    // A copy that was never written can’t be removed.
    for (const { copy } of staged) if (copy !== undefined) await rm(copy, { force: true }).catch(() => undefined)
  }
}

/** Returns a name that no other run uses. */
const copyBeside = (target: string): string => `${target}.${randomUUID()}.new`

async function writeCopy({ text, isSecret }: FileToWrite, target: string, copy: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const there = await statOf(target)
  if (there !== undefined && !there.isFile()) throw new Error('it isn’t a regular file')
  const mode = isSecret === true ? 0o600 : there && there.mode & 0o7777
  const file = await open(copy, 'wx', mode ?? 0o666)
  try {
    await file.writeFile(text ?? '')
    // The umask may have removed permissions, and root may write another user’s file.
    if (mode !== undefined) await file.chmod(mode)
    if (there !== undefined && there.uid !== process.getuid?.()) await chown(copy, there.uid, there.gid)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function statOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const MOST_LINKS = 40

/** Follows symbolic links to a file, which needn’t exist yet. */
async function followed(path: string): Promise<string> {
  let place = path
  for (let link = 0; link < MOST_LINKS; link++) {
    try {
      if (!(await lstat(place)).isSymbolicLink()) return place
    } catch (error) {
      if (isMissing(error)) return place
      throw error
    }
    place = resolve(dirname(place), await readlink(place))
  }
  throw new Error('too many levels of symbolic links')
}

async function naming<T>({ name }: Pick<FileToWrite, 'name'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new NotWrittenError(`agents: can’t write ${name}: ${reasonOf(error as SystemError)}`)
  }
}

const LOCK_TRIES = 300
const LOCK_PAUSE_MILLISECONDS = 100

/**
 * Runs work while holding a lock file, so that no other run does the same.
 *
 * @param path of the lock file
 * @param name its name in messages
 * @throws NotWrittenError if another run doesn’t release it
 */
export async function locked<T>(path: string, name: string, work: () => Promise<T>): Promise<T> {
  await naming({ name }, async () => {
    await mkdir(dirname(path), { recursive: true })
    for (let tries = 1; !(await isTaken(path)); tries++) {
      if (tries === LOCK_TRIES) throw new Error('another run is using it; if none is running, remove the file')
      if (await isLeftOver(path)) await removeLeftOver(path)
      else await wait(LOCK_PAUSE_MILLISECONDS)
    }
  })
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

const OWNER = `${process.pid} ${hostname()}\n`

/** Creates the lock file; returns false if another run has it. */
async function isTaken(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(OWNER)
    } catch (error) {
      await rm(path, { force: true })
      throw error
    } finally {
      await file.close()
    }
    return true
  } catch (error) {
    if ((error as SystemError).code === 'EEXIST') return false
    throw error
  }
}

/** Whether the run that created the lock was on this machine and has ended. */
async function isLeftOver(path: string): Promise<boolean> {
  const [, pid, host] = /^(\d+) (.*)\n$/.exec((await textAt(path)) ?? '') ?? []
  if (host !== hostname()) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return (error as SystemError).code === 'ESRCH'
  }
}

/** Checks again before it removes the lock, while a second lock keeps other runs from replacing it. */
async function removeLeftOver(path: string): Promise<void> {
  const turn = `${path}.removing`
  if (!(await isTaken(turn))) return await wait(LOCK_PAUSE_MILLISECONDS)
  try {
    if (await isLeftOver(path)) await rm(path, { force: true })
  } finally {
    await rm(turn, { force: true })
  }
}
