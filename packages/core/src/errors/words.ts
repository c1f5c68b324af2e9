/**
 * Normalizes messages to words, so that spellings don’t matter. `RateLimitError`, `rate_limit_error`, and `Rate limit
 * errors` are the same three words; `couldn't be found`, `was not found`, and `cannot be found` the same two.
 */

/** A break between sentences, lines, and JSON fields, which no phrase spans. */
const BREAK = '.'

/** Contracted negations, parts of camel-case names, lowercase words, numbers, and breaks. */
const PARTS =
  /\\[nrt]|["']\s{0,3},\s{0,3}["']|[A-Za-z]{1,6}n['’]t(?![A-Za-z])|[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[.!?;](?=\s)|\n/g

/** Words that don’t change a message’s meaning. */
const EMPTY = new Set(
  (
    'a an the is was were are be been being am has have had does do did could can will would shall should your my our this ' +
    'that these it its you we i of to for in on at by with and or as please may might just any from if then there so s d ll ' +
    're ve currently also either'
  ).split(' '),
)

const NEGATIONS: Readonly<Record<string, string>> = { cannot: 'not', unable: 'not' }

/**
 * Returns the words of a text in lowercase, without plurals, articles, and auxiliary verbs. Takes linear time.
 *
 * @example
 * wordsOf("The model couldn't be found: RateLimitErrors") // ['model', 'not', 'found', 'rate', 'limit', 'error']
 */
export function wordsOf(text: string): readonly string[] {
  const words: string[] = []
  for (const [part] of text.matchAll(PARTS)) {
    const word = wordOf(part)
    // Merge consecutive breaks.
    if (word !== '' && !(word === BREAK && words.at(-1) === BREAK)) words.push(word)
  }
  return words
}

function wordOf(part: string): string {
  if (!/^[A-Za-z0-9]/.test(part)) return BREAK
  const word = part.toLowerCase()
  if (EMPTY.has(word)) return ''
  if (/n['’]t$/.test(word)) return 'not'
  return NEGATIONS[word] ?? (word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word)
}

/** The most other words that `*` and `…` in a phrase can stand for. */
const GAPS: Readonly<Record<string, number>> = { '*': 3, '…': 24 }

interface Step {
  readonly words: readonly string[]
  /** The maximum number of other words before these. */
  readonly gap: number
}

interface Phrase {
  readonly source: string
  readonly first: readonly string[]
  readonly steps: readonly Step[]
}

/**
 * Phrases to find together: a text is read once for any number of them.
 *
 * In a phrase, `*` stands for up to three words and `…` for up to twenty-four words of the same sentence: `model … does
 * not exist`.
 */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>

/** Groups phrases by their first word. */
export function phrasesOf(sources: Iterable<string>): Phrases {
  const found = new Map<string, Phrase[]>()
  for (const source of new Set(sources)) {
    const phrase = phraseOf(source)
    const [start = ''] = phrase.first
    const others = found.get(start)
    if (others === undefined) found.set(start, [phrase])
    else others.push(phrase)
  }
  return found
}

function phraseOf(source: string): Phrase {
  const [head = '', ...tail] = source.split(/(?=[*…])/)
  return {
    source,
    first: wordsOf(head),
    steps: tail.map((part) => ({ gap: GAPS[part.charAt(0)] ?? 0, words: wordsOf(part.slice(1)) })),
  }
}

/** Returns the phrases that occur in a text. */
export function phrasesIn(words: readonly string[], phrases: Phrases): ReadonlySet<string> {
  const found = new Set<string>()
  words.forEach((word, at) => {
    for (const phrase of phrases.get(word) ?? []) {
      if (!found.has(phrase.source) && standsAt(words, at, phrase)) found.add(phrase.source)
    }
  })
  return found
}

function standsAt(words: readonly string[], at: number, { first, steps }: Phrase): boolean {
  if (!holdsAt(words, at, first)) return false
  let end = at + first.length
  for (const step of steps) {
    const next = positionOf(words, end, step)
    if (next === undefined) return false
    end = next + step.words.length
  }
  return true
}

function positionOf(words: readonly string[], from: number, step: Step): number | undefined {
  for (let at = from; at <= from + step.gap; at++) {
    if (holdsAt(words, at, step.words)) return at
    if (words[at] === undefined || words[at] === BREAK) return undefined
  }
  return undefined
}

const holdsAt = (words: readonly string[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((word, index) => words[at + index] === word)
