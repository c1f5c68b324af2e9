import { editDistance, isMisspelling } from '../../values/nearest.ts'
import type { ModelRecord } from '../model-record.ts'
import { type Described, type Findable, findable, parseQuery, type SearchQuery } from '../search/query.ts'
import { taskOf } from '../task-of.ts'
import { MODELS } from './models.generated.ts'
import { WELL_KNOWN } from './well-known.ts'

export { type Described, type Findable, findable, MODELS, parseQuery, type SearchQuery }

/**
 * Returns the built-in model with this exact id.
 *
 * @param id a Hugging Face id, `owner/name`; case-sensitive
 * @returns the record, or `undefined` if the catalogue doesn't contain it
 * @example
 * findModel('openai/gpt-oss-120b')?.pipeline_tag // 'text-generation'
 */
export function findModel(id: string): ModelRecord | undefined {
  return MODELS.find((model) => model.id === id)
}

/**
 * Finds built-in models that match every word of a query: in the id, task, tags, or library, or in common names such as
 * `speech to text`, `tts`, or `gguf`. Case and word order don't matter, and a model's URL finds that model. Exact
 * matches come first, then prefixes, then other matches; well-known models come before others. If nothing matches, the
 * search uses {@link correctQuery}.
 *
 * @param query words separated by spaces; an empty query lists the whole catalogue
 * @param options `limit`: the maximum number of models; the default is all
 * @example
 * searchModels('instruct llama', { limit: 1 }).map((model) => model.id) // ['meta-llama/Llama-3.3-70B-Instruct']
 */
export function searchModels(query: string, options: { readonly limit?: number } = {}): ModelRecord[] {
  const models = modelsFor(correctQuery(query) ?? query)
  return options.limit === undefined ? models : models.slice(0, Math.max(0, options.limit))
}

function modelsFor(query: string): ModelRecord[] {
  const { rank } = parseQuery(query)
  const hits: { model: ModelRecord; rank: number }[] = []
  for (const { model, found } of BEST_KNOWN_FIRST) {
    const ofModel = rank(found)
    if (ofModel !== undefined) hits.push({ model, rank: ofModel })
  }
  // The sort is stable: models with equal ranks keep their order.
  hits.sort((a, b) => b.rank - a.rank)
  return hits.map((hit) => hit.model)
}

const MOST_CORRECTED = 4
const SHORTEST_CORRECTED = 4
const LONGEST_CORRECTED = 30
const LONGEST_QUERY_CORRECTED = 500

/**
 * Corrects misspelled words in a query that matches nothing. A word may have one wrong, missing, extra, or swapped
 * letter; a long word, two.
 *
 * @param query words separated by spaces
 * @returns `undefined` if the query matches something, or if it can't be corrected completely
 * @example
 * correctQuery('whsiper') // 'whisper'
 */
export function correctQuery(query: string): string | undefined {
  if (query.length > LONGEST_QUERY_CORRECTED) return undefined
  const words = query.trim().toLowerCase().split(/\s+/)
  // An id may belong to a model on Hugging Face that isn't built in.
  if (words.length > MOST_CORRECTED || parseQuery(query).id !== undefined || fitsAny(query)) return undefined
  const corrected = words.map((word) => (fitsAny(word) ? word : wordMeant(word)))
  const isNew = corrected.some((word, place) => word !== words[place])
  return isNew && corrected.every((word) => word !== undefined) ? corrected.join(' ') : undefined
}

function fitsAny(query: string): boolean {
  const { rank } = parseQuery(query)
  return BEST_KNOWN_FIRST.some(({ found }) => rank(found) !== undefined)
}

const wordMeant = (word: string): string | undefined =>
  word.length < SHORTEST_CORRECTED || word.length > LONGEST_CORRECTED
    ? undefined
    : WORDS.find((known) => isMisspelling(word, known))

/** Returns the words that a model is found by. */
export function describedModel(model: ModelRecord): Described {
  const { id, pipeline_tag, library_name, tags = [] } = model
  const kinds = [pipeline_tag, taskOf(model), library_name, ...tags].filter((kind) => kind !== undefined)
  return { names: [id], kinds }
}

interface Listed {
  readonly model: ModelRecord
  readonly found: Findable
}

function bestKnownFirst(): readonly Listed[] {
  const places = new Map(WELL_KNOWN.map((id, place) => [id, place]))
  const placeOf = ({ id }: ModelRecord): number => places.get(id) ?? WELL_KNOWN.length
  // MODELS is sorted by id and the sort is stable.
  const sorted = MODELS.toSorted((one, other) => placeOf(one) - placeOf(other))
  return sorted.map((model) => ({ model, found: findable(describedModel(model)) }))
}

// Lets bundlers drop it from bundles that don't search models.
const BEST_KNOWN_FIRST = /* @__PURE__ */ bestKnownFirst()

function wordsOfNames(): readonly string[] {
  const words = new Set(BEST_KNOWN_FIRST.flatMap(({ found }) => found.namesAndParts))
  return [...words].filter((word) => word.length >= SHORTEST_CORRECTED && word.length <= LONGEST_CORRECTED)
}

/** Words of the best-known models come first. */
const WORDS = /* @__PURE__ */ wordsOfNames()

/** Returns the built-in id that equals this one, ignoring case. */
export function findModelId(id: string): string | undefined {
  const wanted = id.toLowerCase()
  return MODELS.find((model) => model.id.toLowerCase() === wanted)?.id
}

/**
 * Returns the built-in model with this id, ignoring case.
 *
 * @example
 * findModelInAnyCase('OpenAI/GPT-OSS-120B')?.id // 'openai/gpt-oss-120b'
 */
export function findModelInAnyCase(id: string): ModelRecord | undefined {
  const exact = findModel(id)
  if (exact !== undefined) return exact
  const other = findModelId(id)
  return other === undefined ? undefined : findModel(other)
}

/**
 * Suggests built-in ids for a misspelled one, best first.
 *
 * @param id the misspelled id
 * @param limit the maximum number of ids
 * @example
 * suggestModels('Qwen/Qwen3-38B') // ['Qwen/Qwen3-8B', 'Qwen/Qwen3-32B']
 */
export function suggestModels(id: string, limit = 3): string[] {
  const asked = id.trim().toLowerCase()
  if (asked === '' || asked.length > 200) return []
  const askedName = asked.slice(asked.indexOf('/') + 1)
  const near: { id: string; distance: number }[] = []
  for (const model of MODELS) {
    const known = model.id.toLowerCase()
    const knownName = known.slice(known.indexOf('/') + 1)
    const distance = Math.min(editDistance(asked, known), editDistance(askedName, knownName))
    const contained = askedName !== '' && (knownName.includes(askedName) || askedName.includes(knownName))
    // A third of the letters may differ; an id that contains the text, or is part of it, always counts, after closer
    // ones.
    if (distance <= Math.floor(knownName.length / 3) || contained) near.push({ id: model.id, distance })
  }
  near.sort((a, b) => a.distance - b.distance)
  return near.slice(0, limit).map((hit) => hit.id)
}
