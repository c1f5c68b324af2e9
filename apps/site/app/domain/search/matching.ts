/** Without case and separators, so that `texttoimage` finds `text-to-image`. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Texts that share fewer of their letter pairs aren't similar. */
const LEAST_LIKENESS = 0.35
const LONGEST_ASKED = 200

/**
 * Returns the most similar IDs, best first, for "did you mean".
 *
 * @param asked what was asked for
 * @param ids what there is
 * @param limit how many at most
 */
export function nearestIds(asked: string, ids: readonly string[], limit = 5): string[] {
  const wanted = asked.slice(0, LONGEST_ASKED)
  return ids
    .map((id) => ({ id, likeness: likenessOf(wanted, id) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, limit)
    .map(({ id }) => id)
}

/** The share of letter pairs that two texts have in common, from 0 to 1 (Dice's coefficient). */
function likenessOf(one: string, other: string): number {
  const [pairs, otherPairs] = [pairsOf(plain(one)), pairsOf(plain(other))]
  if (pairs.size + otherPairs.size === 0) return 0
  return (2 * [...pairs].filter((pair) => otherPairs.has(pair)).length) / (pairs.size + otherPairs.size)
}

// The space before the first letter makes it count.
const pairsOf = (text: string): Set<string> =>
  new Set(Array.from(text, (_, index) => ` ${text}`.slice(index, index + 2)))
