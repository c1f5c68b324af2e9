/**
 * Suggests names similar to a text, best first: names that contain the text or are part of it, and names that differ in
 * at most about a third of their letters.
 *
 * @param text what was given
 * @param limit how many names at most
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

/** Infinity for a name that is too far off. A part of a name counts, after closer ones. */
function distanceOf(asked: string, name: string): number {
  const distance = editDistance(asked, name)
  const most = Math.ceil(name.length / 3)
  const isPart = asked.length > 1 && (name.includes(asked) || (name.length > 1 && asked.includes(name)))
  return distance <= most || isPart ? distance : Number.POSITIVE_INFINITY
}

/** From so many letters on, two may be wrong. */
const LONG_WORD = 8

/** Whether one word was meant by another: a letter is wrong, missing, too many, or changed places with its neighbour. */
export function isMisspelling(word: string, meant: string): boolean {
  const most = word.length >= LONG_WORD ? 2 : 1
  if (Math.abs(word.length - meant.length) > most || !beginsAlike(word, meant)) return false
  return editDistance(word, meant) <= most || isSwapped(word, meant)
}

/** True for whatever one wrong letter leaves of a beginning; it spares most words the longer look. */
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

/** Insertions, deletions and replacements of UTF-16 units that turn `a` into `b`. */
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
