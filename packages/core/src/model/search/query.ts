import { isHubId } from '../hub-id.ts'
import { type Kinds, LONGEST_MEANING, type Meaning, meaningOf } from './meanings.ts'

/** Something that a search can find: a model, a task, or a library. */
export interface Described {
  /** Its names. */
  readonly names: readonly string[]
  /** Other text to search, such as a description. */
  readonly beside?: readonly string[]
  /** Ids of the tasks, tags, and libraries that it belongs to. */
  readonly kinds?: readonly string[]
}

/** A searchable item, prepared for many queries. */
export interface Findable {
  readonly names: readonly string[]
  readonly namesAndParts: readonly string[]
  readonly beside: readonly string[]
  readonly plain: readonly string[]
  readonly kinds: ReadonlySet<string>
}

/** Prepares an item for searching. Keep the result: preparing takes longer than a search. */
export function findable({ names: named, beside: besideNames = [], kinds: ofKinds = [] }: Described): Findable {
  const names = named.map((name) => name.toLowerCase())
  const kinds = ofKinds.map((kind) => kind.toLowerCase())
  const beside = [...besideNames.map((text) => text.toLowerCase()), ...kinds]
  return {
    names: names.flatMap((name) => [name, ...name.split('/')]),
    namesAndParts: names.flatMap((name) => [name, ...name.split('/'), ...name.split(/[^\p{L}\p{N}]+/u)]),
    beside,
    plain: [...names, ...beside].map(plain),
    kinds: new Set(kinds),
  }
}

/** A parsed query, for matching against many items. */
export interface SearchQuery {
  /** The search text: the query, or the id in a pasted URL. */
  readonly text: string
  /** The model id, `owner/name`, if the query is an id or a URL. */
  readonly id: string | undefined
  /** Ranks an item, higher for better matches; `undefined` if a word doesn't match. */
  readonly rank: (thing: Findable) => number | undefined
}

/** How much of a query is read. Names and sentences are shorter, and each further word is compared with every model. */
const LONGEST_QUERY = 500
const MOST_WORDS = 32

/** Common words that don't distinguish anything. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a an and best for good mit model models modell modelle the und von with für'.split(' '),
)

/**
 * Parses a search query for models, tasks, or libraries: names, common words for kinds of models (`speech to text`,
 * `tts`, `Bilder erzeugen`), or a model's URL. Case, order, and separators don't matter. Only the first 500 characters
 * and 32 words count.
 *
 * @example
 * const whisper = findable({ names: ['openai/whisper-tiny'], kinds: ['automatic-speech-recognition'] })
 * parseQuery('speech to text').rank(whisper) // 3
 * parseQuery('https://huggingface.co/openai/gpt-oss-120b/tree/main').id // 'openai/gpt-oss-120b'
 */
export function parseQuery(query: string): SearchQuery {
  const asked = query.trim().slice(0, LONGEST_QUERY)
  const text = idInAddress(asked) ?? asked.replace(/\s+/g, ' ')
  const whole = text.toLowerCase()
  const parts = partsOf(whole)
  const hasMeaning = parts.some(({ meaning }) => meaning !== undefined)
  return {
    text,
    id: text.includes('/') && isHubId(text) ? text : undefined,
    rank: (thing) => {
      let rank = 0
      for (const part of parts) {
        const ofPart = rankOfPart(thing, part)
        if (ofPart === 0) return undefined
        rank += ofPart
      }
      const ofWhole = Math.max(0, ...thing.names.map((name) => matchOf(name, whole)))
      // A word for a kind of model isn't the start of a name: `chat` doesn't match `chatterbox`.
      return rank + (hasMeaning && ofWhole < EXACT ? 0 : ofWhole * WHOLE)
    },
  }
}

/** Returns the owner and model in a Hugging Face URL, or in a model name as the router accepts it. */
function idInAddress(text: string): string | undefined {
  const [, named] = /^([\w.-]+\/[\w.-]+):[\w-]+$/.exec(text) ?? []
  if (named !== undefined) return named
  const [, path] = /^(?:https?:\/\/[^/\s]+|(?:www\.)?(?:huggingface\.co|hf\.co))\/([^?#\s]*)/i.exec(text) ?? []
  const [first, ...rest] = (path ?? '').split('/').filter((name) => name !== '')
  const [owner, name] = first === 'models' ? rest : [first, ...rest]
  return owner === undefined ? undefined : name === undefined ? owner : `${owner}/${name}`
}

/** One word, or several that mean one thing together. */
interface Part {
  /** The words joined by hyphens, such as `speech-to-text`. */
  readonly word: string
  readonly plainWord: string
  readonly meaning: Meaning | undefined
}

function partsOf(text: string): readonly Part[] {
  const all = text.split(/\s+/).filter((word) => word !== '')
  const telling = all.filter((word) => !EMPTY_WORDS.has(word))
  const words = (telling.length === 0 ? all : telling).slice(0, MOST_WORDS)
  // `speech-to-text` matches like `speech to text`.
  const spoken = words.map((word) => word.replaceAll(/[-_]/g, ' '))
  const parts: Part[] = []
  for (let place = 0; place < words.length; ) {
    let count = Math.min(LONGEST_MEANING, words.length - place)
    const meaningHere = () => meaningOf(spoken.slice(place, place + count).join(' '))
    while (count > 1 && meaningHere() === undefined) count--
    const word = words.slice(place, place + count).join('-')
    parts.push({ word, plainWord: plain(word), meaning: meaningHere() })
    place += count
  }
  return parts
}

const EXACT = 3
const PREFIX = 2
const INSIDE = 1
/** A match of the whole query outranks any number of single words. */
const WHOLE = 1000

/** Words that mean one thing together don't match one by one: `speech to text` isn't `text to speech`. */
const rankOfPart = (thing: Findable, part: Part): number =>
  rankOfWord(thing, part) + (part.meaning === undefined ? 0 : rankOfMeaning(thing, part.meaning))

function rankOfMeaning({ kinds, names }: Findable, { is, near = [], named = [] }: Meaning): number {
  const fits = (one: Kinds) => one.every((kind) => kinds.has(kind))
  if (is.some(fits) || named.some((word) => names.some((name) => name.includes(word)))) return EXACT
  return near.some(fits) ? INSIDE : 0
}

function rankOfWord({ namesAndParts, beside, plain: plainTexts }: Findable, { word, plainWord }: Part): number {
  const isBeside =
    beside.some((text) => text.includes(word)) ||
    (plainWord !== '' && plainTexts.some((text) => text.includes(plainWord)))
  return Math.max(isBeside ? INSIDE : 0, ...namesAndParts.map((name) => matchOf(name, word)))
}

/** Returns 0 if `name` doesn't contain `word`, or if `word` is empty. */
function matchOf(name: string, word: string): number {
  if (word === '' || !name.includes(word)) return 0
  return name === word ? EXACT : name.startsWith(word) ? PREFIX : INSIDE
}

/** Removes separators, so that `gptoss` and `llama3.3` find `gpt-oss-20b` and `Llama-3.3-70B-Instruct`. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')
