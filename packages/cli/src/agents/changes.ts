import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { AgentSetUp } from '@model-snippets/core/agents'
import { UsageError } from '../usage-error.ts'
import { type FileToWrite, locked, textAt, writeFiles } from './files.ts'
import { joinSettings } from './join.ts'

/** A change to one file. */
export interface FileChange {
  /** Path relative to the user's home, with slashes. */
  readonly path: string
  /** Current content; `null` if there is no file. */
  readonly before: string | null
  readonly after: string
  /** Content between two changes of the same file: a run that is killed may leave it. */
  readonly between?: string
}

/** The undoing of a change to one file: `after` is the earlier content. */
export interface FileUndoing {
  readonly path: string
  readonly before: string
  readonly after: string | null
}

/** Folder in the user's home for earlier contents; only the user can read them, as they may be secret. */
const KEPT = '.model-snippets/agents'
const keptAt = (home: string, agent: string): string => join(home, KEPT, `${agent}.json`)

/**
 * Finds what a setup would change in the user's home.
 *
 * @returns the files that would change; none if they are up to date
 * @throws UsageError if the user's settings can’t be read
 */
export async function changesOf({ files }: Pick<AgentSetUp, 'files'>, home: string): Promise<readonly FileChange[]> {
  const changes: FileChange[] = []
  for (const { path, content, joins } of files) {
    const before = await textAt(join(home, path))
    const after = before === null || joins !== true ? content : joinSettings(before, content)
    if (after === undefined)
      throw new UsageError(
        `agents: can’t add settings to ~/${path}: the file must be a valid JSON object without duplicate names. Fix or move it, then try again`,
      )
    if (after !== before) changes.push({ path, before, after })
  }
  return changes
}

/**
 * Writes the changes of a setup and keeps a backup from before the first one. Runs at the same time wait for each
 * other.
 *
 * @param shown the changes that the user confirmed
 * @returns the current changes if they differ from those; then nothing was written
 * @throws NotWrittenError if a file can’t be written; then all files are unchanged
 */
export const applySetUp = (
  setUp: Pick<AgentSetUp, 'agent' | 'files'>,
  shown: readonly FileChange[],
  home: string,
): Promise<readonly FileChange[] | undefined> =>
  doAsShown(
    home,
    shown,
    () => changesOf(setUp, home),
    async (changes) => {
      if (changes.length > 0) await writeChanges(setUp.agent, changes, home)
    },
  )

async function writeChanges(agent: string, changes: readonly FileChange[], home: string): Promise<void> {
  const kept = await readKept(agent, home)
  const joined = new Map(kept.map((change) => [change.path, change]))
  for (const change of changes) {
    const earlier = joined.get(change.path)
    // After two applies, undo restores the content from before the first.
    const isOurs = earlier !== undefined && change.before !== null && isAfter(earlier, change.before)
    joined.set(change.path, isOurs ? { ...change, before: earlier.before, between: change.before as string } : change)
  }
  try {
    await writeFiles([
      // Write the backup first, so that a killed run leaves no change that can’t be undone.
      keptFile(agent, [...joined.values()], home),
      ...changes.map(({ path, after }) => fileOf(path, after, home)),
    ])
  } catch (error) {
    await takeBack(agent, kept, changes, home)
    throw error
  }
}

/** Restores the files that were already written. Files that can’t be written stay as they are. */
async function takeBack(
  agent: string,
  kept: readonly FileChange[],
  changes: readonly FileChange[],
  home: string,
): Promise<void> {
  const files: FileToWrite[] = []
  for (const { path, before } of changes) {
    if ((await textAt(join(home, path))) !== before) files.push(fileOf(path, before, home))
  }
  const file = keptFile(agent, kept, home)
  if ((await textAt(file.path)) !== file.text) files.push(file)
  await writeFiles(files)
}

/** Returns the agents of a list that have a backup from before `--apply`. */
export async function appliedAgents(agents: readonly string[], home: string): Promise<readonly string[]> {
  const applied: string[] = []
  for (const agent of agents) if ((await textAt(keptAt(home, agent))) !== null) applied.push(agent)
  return applied
}

/**
 * Finds what undoing would change now, without the files that are already restored.
 *
 * @throws UsageError if a file has changed since, or nothing was applied
 */
export async function undoingOf(agent: string, home: string): Promise<readonly FileUndoing[]> {
  const kept = await readKept(agent, home)
  if (kept.length === 0) throw new UsageError(`agents: nothing to undo: ${agent} has no changes from --apply`)
  const undoing: FileUndoing[] = []
  for (const change of kept) {
    const { path, before } = change
    const now = await textAt(join(home, path))
    if (now === before) continue
    if (now === null || !isAfter(change, now)) {
      throw new UsageError(
        `agents: can’t undo: ~/${path} has changed since --apply. Its earlier content is in ${keptAt('~', agent)}`,
      )
    }
    undoing.push({ path, before: now, after: before })
  }
  return undoing
}

const isAfter = ({ after, between }: FileChange, text: string): boolean => text === after || text === between

/**
 * Restores files from the backup.
 *
 * @param shown the changes that the user confirmed
 * @returns the current changes if they differ from those; then nothing was written
 * @throws NotWrittenError if a file can’t be written; then it’s safe to retry
 */
export const undoChanges = (
  agent: string,
  shown: readonly FileUndoing[],
  home: string,
): Promise<readonly FileUndoing[] | undefined> =>
  doAsShown(
    home,
    shown,
    () => undoingOf(agent, home),
    (undoing) =>
      writeFiles([...undoing.map(({ path, after }) => fileOf(path, after, home)), keptFile(agent, [], home)]),
  )

/**
 * Writes what the reader has seen, while no other run writes.
 *
 * @param find what would be written now
 * @returns that, where it is something else than what the reader has seen, and nothing was written
 */
const doAsShown = <Change>(
  home: string,
  shown: readonly Change[],
  find: () => Promise<readonly Change[]>,
  write: (changes: readonly Change[]) => Promise<void>,
): Promise<readonly Change[] | undefined> =>
  locked(join(home, KEPT, 'lock'), `~/${KEPT}/lock`, async () => {
    const now = await find()
    if (!isDeepStrictEqual(now, shown)) return now
    await write(now)
    return undefined
  })

async function readKept(agent: string, home: string): Promise<readonly FileChange[]> {
  const text = await textAt(keptAt(home, agent))
  if (text === null) return []
  try {
    const kept: unknown = JSON.parse(text)
    if (Array.isArray(kept) && kept.every(isChange)) return kept
  } catch {
    // Reported below, whatever the file contains.
  }
  throw new UsageError(
    `agents: can’t read the backup ${keptAt('~', agent)}: it has been modified. Move it, then try again; to undo earlier changes, edit ${agent}’s configuration files by hand`,
  )
}

function isChange(value: unknown): value is FileChange {
  const { path, before, after } = (value ?? {}) as { readonly [name in keyof FileChange]?: unknown }
  return typeof path === 'string' && (before === null || typeof before === 'string') && typeof after === 'string'
}

/** The backup file; its text is `null` if there’s nothing to keep. */
const keptFile = (agent: string, changes: readonly FileChange[], home: string): FileToWrite => ({
  path: keptAt(home, agent),
  name: keptAt('~', agent),
  text: changes.length === 0 ? null : `${JSON.stringify(changes, undefined, 2)}\n`,
  isSecret: true,
})

const fileOf = (path: string, text: string | null, home: string): FileToWrite => ({
  path: join(home, path),
  name: `~/${path}`,
  text,
})

/**
 * Formats a change as a diff: removed lines start with `-`, added ones with `+`. Common lines at the ends are left out.
 */
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
