import { isUtf8 } from 'node:buffer'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AgentSetUp } from '@model-snippets/core/agents'
import { changedNumber, jsonField } from '@model-snippets/core/options'
import { NotWrittenError, reasonOf, UsageError } from '../usage-error.ts'
import { joinSettings } from './join.ts'

/** What becomes of one file. */
export interface FileChange {
  /** Path below the reader's home, with slashes. */
  readonly path: string
  /** What stands there; null where nothing does. */
  readonly before: string | null
  readonly after: string
}

/** Where what stood in files before is kept, below the reader's home; only the reader can read it, as it may be secret. */
const KEPT = '.model-snippets/agents'
const keptAt = (home: string, agent: string): string => join(home, KEPT, `${agent}.json`)

async function textAt(path: string): Promise<string | null> {
  let bytes: Buffer
  try {
    bytes = await readFile(path)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw new UsageError(`agents: ${path} cannot be read: ${(error as Error).message}`)
  }
  // As other letters it could not be put back.
  if (!isUtf8(bytes)) throw new UsageError(`agents: ${path} cannot be read: it is not UTF-8`)
  return bytes.toString('utf8')
}

/**
 * What a set-up changes in the reader's home.
 *
 * @returns the files that change; none where all is as it should be
 * @throws UsageError where settings of the reader cannot be read
 */
export async function changesOf({ files }: Pick<AgentSetUp, 'files'>, home: string): Promise<readonly FileChange[]> {
  const changes: FileChange[] = []
  for (const { path, content, joins } of files) {
    const before = await textAt(join(home, path))
    const after = before === null || joins !== true ? content : joinSettings(before, content)
    if (after === undefined) throw new UsageError(`agents: ~/${path} is no JSON object, so nothing can be joined to it`)
    if (after === before) continue
    const changed = before === null || joins !== true ? undefined : changedNumber(before)
    if (changed !== undefined) {
      const { path: way, detail } = changed
      throw new UsageError(`agents: ~/${path}: ${jsonField(way)}: ${detail}, or join it by hand`)
    }
    changes.push({ path, before, after })
  }
  return changes
}

/**
 * Writes changes, and keeps what stood there before the first of them.
 *
 * @throws NotWrittenError where one cannot be written; then all stands as it did
 */
export async function applyChanges(agent: string, changes: readonly FileChange[], home: string): Promise<void> {
  const kept = await readKept(agent, home)
  const joined = new Map(kept.map((change) => [change.path, change]))
  for (const change of changes) {
    const earlier = joined.get(change.path)
    // What was applied twice goes back to what stood there at first.
    const isOurs = earlier !== undefined && earlier.after === change.before
    joined.set(change.path, isOurs ? { ...change, before: earlier.before } : change)
  }
  await writeKept(agent, [...joined.values()], home)
  try {
    for (const { path, after } of changes) await put(home, path, after)
  } catch (error) {
    await takeBack(changes, home)
    await writeKept(agent, kept, home)
    throw error
  }
}

/** Puts back what was written of changes; what could not be touched stands as it did. */
async function takeBack(changes: readonly FileChange[], home: string): Promise<void> {
  for (const { path, before } of changes) {
    if ((await textAt(join(home, path))) !== before) await put(home, path, before)
  }
}

/**
 * What `applyChanges` did, turned round: `after` is what stood there before. A file in which that stands already is left out.
 *
 * @throws UsageError where a file was changed since, or nothing was applied
 */
export async function undoingOf(
  agent: string,
  home: string,
): Promise<readonly { readonly path: string; readonly before: string; readonly after: string | null }[]> {
  const kept = await readKept(agent, home)
  if (kept.length === 0) throw new UsageError(`agents: nothing of ${agent} was applied here`)
  const changed: { path: string; before: string; after: string | null }[] = []
  for (const { path, before, after } of kept) {
    const now = await textAt(join(home, path))
    if (now === before) continue
    if (now !== after) {
      throw new UsageError(`agents: ~/${path} was changed since; what stood there before is in ${keptAt('~', agent)}`)
    }
    changed.push({ path, before: after, after: before })
  }
  return changed
}

/**
 * Puts back what stood in files before.
 *
 * @throws NotWrittenError where one cannot be written; then it can be asked for again
 */
export async function undoChanges(agent: string, home: string): Promise<void> {
  for (const { path, after } of await undoingOf(agent, home)) await put(home, path, after)
  await writeKept(agent, [], home)
}

async function readKept(agent: string, home: string): Promise<readonly FileChange[]> {
  const text = await textAt(keptAt(home, agent))
  if (text === null) return []
  try {
    const kept: unknown = JSON.parse(text)
    if (Array.isArray(kept) && kept.every(isChange)) return kept
  } catch {
    // Said below: what it holds instead does not matter.
  }
  throw new UsageError(`agents: ${keptAt('~', agent)} is not as it was written, so nothing of ${agent} can be put back`)
}

function isChange(value: unknown): value is FileChange {
  const { path, before, after } = (value ?? {}) as { readonly [name in keyof FileChange]?: unknown }
  return typeof path === 'string' && (before === null || typeof before === 'string') && typeof after === 'string'
}

/** Written whole or not at all; with nothing to keep there is no file. */
async function writeKept(agent: string, changes: readonly FileChange[], home: string): Promise<void> {
  const path = keptAt(home, agent)
  await writing(keptAt('~', agent), async () => {
    if (changes.length === 0) return await rm(path, { force: true })
    await mkdir(dirname(path), { recursive: true })
    await writeFile(`${path}.new`, `${JSON.stringify(changes, undefined, 2)}\n`, { mode: 0o600 })
    await rename(`${path}.new`, path)
  })
}

/** Writes a file below the reader's home, or removes it. */
const put = (home: string, path: string, text: string | null): Promise<void> =>
  writing(`~/${path}`, async () => {
    if (text === null) return await rm(join(home, path))
    await mkdir(dirname(join(home, path)), { recursive: true })
    // Not by another file in its place: it may be a link to where the reader keeps their settings.
    await writeFile(join(home, path), text)
  })

async function writing(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw new NotWrittenError(`agents: ${name} cannot be written: ${reasonOf(error as NodeJS.ErrnoException)}`)
  }
}

/** A change as lines to read: what goes begins with `-`, what comes with `+`. What is alike at both ends is left out. */
export function changeText(path: string, before: string | null, after: string | null): string {
  const [old, now] = [before, after].map((text) => (text === null ? [] : text.replace(/\n$/, '').split('\n'))) as [
    string[],
    string[],
  ]
  const most = Math.min(old.length, now.length)
  let start = 0
  while (start < most && old[start] === now[start]) start++
  let end = 0
  while (end < most - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end++
  const lines = [
    ...old.slice(start, old.length - end).map((line) => `- ${line}`),
    ...now.slice(start, now.length - end).map((line) => `+ ${line}`),
  ]
  const what = before === null ? ' (new)' : after === null ? ' (removed)' : ''
  return `~/${path}${what}\n${lines.join('\n')}\n`
}
