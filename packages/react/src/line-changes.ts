/** How code differs from its previous version. Rows count from 0. */
export interface LineChanges {
  /** Rows of the new code that were added or changed. */
  readonly changed: ReadonlySet<number>
  /** Rows of the new code before which lines were removed; the row after the last stands for the end. */
  readonly cutBefore: ReadonlySet<number>
  /** Number of changed lines. */
  readonly count: number
}

/** The most pairs of lines to compare, so that very long texts don’t block the page. */
const MOST_PAIRS = 250_000

/** Finds the smallest set of lines that changed between two versions of code. */
export function findLineChanges(before: string, after: string): LineChanges {
  const old = before.split('\n')
  const now = after.split('\n')
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start++
  let end = 0
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end++
  const oldMiddle = old.slice(start, old.length - end)
  const nowMiddle = now.slice(start, now.length - end)
  const kept = oldMiddle.length * nowMiddle.length > MOST_PAIRS ? [] : longestCommon(oldMiddle, nowMiddle)

  const changed = new Set<number>()
  const cutBefore = new Set<number>()
  let count = 0
  let oldRow = 0
  let nowRow = 0
  for (const [oldKept, nowKept] of [...kept, [oldMiddle.length, nowMiddle.length] as const]) {
    for (let row = nowRow; row < nowKept; row++) changed.add(start + row)
    if (oldKept > oldRow && nowKept === nowRow) cutBefore.add(start + nowKept)
    count += Math.max(oldKept - oldRow, nowKept - nowRow)
    oldRow = oldKept + 1
    nowRow = nowKept + 1
  }
  return { changed, cutBefore, count }
}

/** The rows of a longest common subsequence, in order. */
function longestCommon(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  const width = other.length + 1
  // How many lines the rests of both from a row on have in common.
  const lengths = new Uint32Array((one.length + 1) * width)
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0
  for (let row = one.length - 1; row >= 0; row--) {
    for (let column = other.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const rows: (readonly [number, number])[] = []
  for (let row = 0, column = 0; row < one.length && column < other.length; ) {
    if (one[row] === other[column]) rows.push([row++, column++])
    else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return rows
}
