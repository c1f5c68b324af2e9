import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AgentSetUp } from '@model-snippets/core/agents'
import { UsageError } from '../usage-error.ts'
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
const keptAt = (home: string, agent: string): string => join(home, '.model-snippets', 'agents', `${agent}.json`)

async function textAt(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new UsageError(`agents: ${path} cannot be read: ${(error as Error).message}`)
  }
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
    if (after !== before) changes.push({ path, before, after })
  }
  return changes
}

/** Writes changes, and keeps what stood there before the first of them. */
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
  for (const { path, after } of changes) await put(join(home, path), after)
}

/**
 * What `applyChanges` did, turned round: `after` is what stood there before.
 *
 * @throws UsageError where a file was changed since, or nothing was applied
 */
export async function undoingOf(
  agent: string,
  home: string,
): Promise<readonly { readonly path: string; readonly before: string; readonly after: string | null }[]> {
  const kept = await readKept(agent, home)
  if (kept.length === 0) throw new UsageError(`agents: nothing of ${agent} was applied here`)
  for (const { path, after } of kept) {
    const now = await textAt(join(home, path))
    if (now !== after) {
      throw new UsageError(`agents: ~/${path} was changed since; what stood there before is in ${keptAt('~', agent)}`)
    }
  }
  return kept.map(({ path, before, after }) => ({ path, before: after, after: before }))
}

/** Puts back what stood in files before. */
export async function undoChanges(agent: string, home: string): Promise<void> {
  for (const { path, after } of await undoingOf(agent, home)) {
    if (after === null) await rm(join(home, path))
    else await put(join(home, path), after)
  }
  await rm(keptAt(home, agent))
}

async function readKept(agent: string, home: string): Promise<readonly FileChange[]> {
  const text = await textAt(keptAt(home, agent))
  return text === null ? [] : (JSON.parse(text) as readonly FileChange[])
}

async function writeKept(agent: string, changes: readonly FileChange[], home: string): Promise<void> {
  const path = keptAt(home, agent)
  await put(path, `${JSON.stringify(changes, undefined, 2)}\n`)
  await chmod(path, 0o600)
}

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
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
