import type { Answer } from './answers.ts'

/** A place in which two answers differ. */
export interface Difference {
  /** The text's client, such as `python/openai`. */
  readonly of: string
  /** The text's field, such as `content`. */
  readonly field: string
  /** Removed lines after `-`, and added lines after `+`. */
  readonly hunk: string
}

/** Returns all differences between two answers to one question. */
export function differencesOf(before: Answer, after: Answer): readonly Difference[] {
  const found: Difference[] = []
  const handled = new Set<string>()
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  for (const of of new Set(parts.map((part) => splitPart(part).of))) {
    const had = `${of} content` in before
    const has = `${of} content` in after
    if (had === has) continue
    // The example's other fields were added or removed with it.
    handled.add(of)
    const [was, is] = [had ? 'an example' : reasonIn(before, of), has ? 'an example' : reasonIn(after, of)]
    found.push({ of, field: 'offer', hunk: hunkOf([was], [is]) })
  }
  for (const part of parts) {
    const { of, field } = splitPart(part)
    if (handled.has(of) || before[part] === after[part]) continue
    for (const hunk of hunksOf(before[part] ?? '(nothing)', after[part] ?? '(nothing)')) found.push({ of, field, hunk })
  }
  return found
}

const reasonIn = (answer: Answer, of: string): string => answer[`${of} reason`] ?? '(nothing)'

function splitPart(part: string): { of: string; field: string } {
  const at = part.lastIndexOf(' ')
  return { of: part.slice(0, at), field: part.slice(at + 1) }
}

/** Above this many pairs of lines, everything from the first to the last change counts as one change. */
const MOST_PAIRS = 1_000_000

/** Returns the places in which two texts differ, line by line. */
export function hunksOf(before: string, after: string): readonly string[] {
  const a = before.split('\n')
  const b = after.split('\n')
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const went = a.slice(start, a.length - end)
  const came = b.slice(start, b.length - end)
  if (went.length === 0 && came.length === 0) return []
  if (went.length * came.length > MOST_PAIRS) return [hunkOf(went, came)]
  return changesOf(went, came)
}

const hunkOf = (went: readonly string[], came: readonly string[]): string =>
  [...went.map((line) => `-${line}`), ...came.map((line) => `+${line}`)].join('\n')

/** Returns runs of lines that aren't in a longest common subsequence. */
function changesOf(a: readonly string[], b: readonly string[]): readonly string[] {
  // The length of the longest common subsequence of the lines from a[i] and b[j] on.
  const common = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1))
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    const row = common[i] as Uint32Array
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const hunks: string[] = []
  let went: string[] = []
  let came: string[] = []
  const end = (): void => {
    if (went.length + came.length > 0) hunks.push(hunkOf(went, came))
    went = []
    came = []
  }
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      end()
      i++
      j++
    } else if (j === b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) went.push(a[i++] as string)
    else came.push(b[j++] as string)
  }
  end()
  return hunks
}

/** An identical change in several places. */
export interface Group {
  readonly field: string
  readonly hunk: string
  readonly count: number
  /** The number of occurrences in each client's texts. */
  readonly of: ReadonlyMap<string, number>
  /** Some of the questions. */
  readonly questions: readonly string[]
}

export interface Grouping {
  readonly add: (question: string, difference: Difference) => void
  /** Returns the groups, largest first. */
  readonly groups: () => readonly Group[]
  /** Returns the number of differences without a group, because there were too many groups. */
  readonly ungrouped: () => number
}

const EXAMPLES = 3

/**
 * Groups identical changes.
 *
 * @param mostGroups the maximum number of different changes to keep
 */
export function newGrouping(mostGroups = 20_000): Grouping {
  const groups = new Map<
    string,
    { count: number; of: Map<string, number>; questions: string[]; field: string; hunk: string }
  >()
  let ungrouped = 0
  return {
    add(question, { of, field, hunk }) {
      const key = `${field}\n${hunk}`
      const group = groups.get(key) ?? {
        field,
        hunk,
        count: 0,
        of: new Map<string, number>(),
        questions: [] as string[],
      }
      if (group.count === 0 && groups.size >= mostGroups) {
        ungrouped++
        return
      }
      group.count++
      group.of.set(of, (group.of.get(of) ?? 0) + 1)
      if (group.questions.length < EXAMPLES && !group.questions.includes(question)) group.questions.push(question)
      groups.set(key, group)
    },
    groups: () => [...groups.values()].sort((a, b) => b.count - a.count),
    ungrouped: () => ungrouped,
  }
}

const MOST_LINES = 40
const MOST_CHARACTERS = 200

/** Returns a group in printable form: invisible characters are escaped, and long lines shortened to the difference. */
export function shownGroup({ field, hunk, count, of, questions }: Group): string {
  const clients = [...of].sort(([, a], [, b]) => b - a).map(([name, times]) => `${name} ${times}`)
  const shownClients = clients.length > 8 ? [...clients.slice(0, 8), `${clients.length - 8} more`] : clients
  const lines = hunk.split('\n')
  const from = Math.max(0, commonStart(lines) - 60)
  const shownLines = lines
    .slice(0, MOST_LINES)
    .map((line) => `    ${line.charAt(0)}${visible(cut(line.slice(1), from))}`)
  if (lines.length > MOST_LINES) shownLines.push(`    … ${lines.length - MOST_LINES} more lines`)
  return [
    `${count} × ${field} (${shownClients.join(', ')})`,
    ...shownLines,
    ...questions.map((question) => `  ${visible(question)}`),
  ].join('\n')
}

/** Returns the length of the common prefix of the first removed and the first added line. */
function commonStart(lines: readonly string[]): number {
  const went = lines.find((line) => line.startsWith('-'))?.slice(1)
  const came = lines.find((line) => line.startsWith('+'))?.slice(1)
  if (went === undefined || came === undefined) return 0
  let at = 0
  while (at < went.length && at < came.length && went[at] === came[at]) at++
  return at
}

function cut(line: string, from: number): string {
  if (line.length <= MOST_CHARACTERS) return line
  const rest = line.slice(from)
  return `${from > 0 ? '…' : ''}${rest.slice(0, MOST_CHARACTERS)}${rest.length > MOST_CHARACTERS ? '…' : ''}`
}

const visible = (text: string): string =>
  text.replace(/(?! )[\p{C}\p{Z}]/gu, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
