/**
 * Suggests names similar to a text, best first: names that contain the text or are part of it, and names that differ in
 * at most about a third of their letters.
 *
 * @param text the misspelled name
 * @param limit the maximum number of names
 */
export function nearestNames(text: string, names: readonly string[], limit = 3): string[] {
  const asked = text.trim().toLowerCase()
  if (asked === '' || asked.length > 200) return []
  return names
    .map((name) => ({ name, distance: distanceOf(asked, name.toLowerCase()) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, limit)
    .map(({ name }) => name)
}

/** Returns infinity if a name is too different. A text that contains the other counts, after closer names. */
function distanceOf(asked: string, name: string): number {
  const distance = editDistance(asked, name)
  const most = Math.ceil(name.length / 3)
  const isPart = asked.length > 1 && (name.includes(asked) || (name.length > 1 && asked.includes(name)))
  return distance <= most || isPart ? distance : Number.POSITIVE_INFINITY
}

/** From this length on, two letters may be wrong. */
const LONG_WORD = 8

/**
 * Checks whether a word is a misspelling of another: a letter is wrong, missing, or extra, or two neighbors are
 * swapped.
 */
export function isMisspelling(word: string, meant: string): boolean {
  const most = word.length >= LONG_WORD ? 2 : 1
  if (Math.abs(word.length - meant.length) > most || !beginsAlike(word, meant)) return false
  return editDistance(word, meant) <= most || isSwapped(word, meant)
}

/**
 * Checks whether two words can start alike with one wrong letter; a quick test that spares most words the slower one.
 */
const beginsAlike = (word: string, meant: string): boolean =>
  word[0] === meant[0] || word[1] === meant[1] || word[0] === meant[1] || word[1] === meant[0]

function isSwapped(word: string, meant: string): boolean {
  let place = 0
  while (place < word.length && word[place] === meant[place]) place++
  return (
    word.length === meant.length &&
    word[place] === meant[place + 1] &&
    word[place + 1] === meant[place] &&
    word.slice(place + 2) === meant.slice(place + 2)
  )
}

/** Counts the insertions, deletions, and replacements of UTF-16 units that turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    previous = current
  }
  return previous[b.length] ?? 0
}
