import { editDistance } from '../../values/nearest.ts'
import type { ModelRecord } from '../model-record.ts'
import { MODELS } from './models.generated.ts'

export { MODELS }

/**
 * The model with exactly this id.
 *
 * @param id a hub id, `owner/name`; upper and lower case count
 * @returns the record, or undefined when the catalogue does not hold it
 * @example
 * findModel('openai/gpt-oss-120b')?.pipeline_tag // 'text-generation'
 */
export function findModel(id: string): ModelRecord | undefined {
  return MODELS.find((model) => model.id === id)
}

/**
 * Models that hold every word of the query in their id, task, tags or library; case does not count, nor does the order
 * of the words. A whole match comes before a prefix, and a prefix before a match in the middle.
 *
 * @param query words separated by spaces; an empty query lists the whole catalogue by id
 * @param options `limit`: how many models at most; all without it
 * @example
 * searchModels('instruct llama', { limit: 1 }).map((model) => model.id) // ['meta-llama/Llama-3.1-8B-Instruct']
 */
export function searchModels(query: string, options: { readonly limit?: number } = {}): ModelRecord[] {
  const text = query.trim().toLowerCase()
  const words = text.split(/\s+/).filter((word) => word !== '')
  const hits: { model: ModelRecord; rank: number }[] = []
  for (const model of MODELS) {
    const rank = rankOf(model, text, words)
    if (rank !== undefined) hits.push({ model, rank })
  }
  // MODELS is sorted by id and the sort is stable: equal ranks stay in that order.
  hits.sort((a, b) => b.rank - a.rank)
  const models = hits.map((hit) => hit.model)
  return options.limit === undefined ? models : models.slice(0, Math.max(0, options.limit))
}

const EXACT = 3
const PREFIX = 2
const INSIDE = 1

function rankOf(model: ModelRecord, text: string, words: readonly string[]): number | undefined {
  const id = model.id.toLowerCase()
  const [owner = '', name = ''] = id.split('/')
  const fields = [id, owner, name, ...name.split(/[-_]/)]
  for (const field of [model.pipeline_tag, model.library_name, ...(model.tags ?? [])]) {
    if (field !== undefined) fields.push(field.toLowerCase())
  }
  let rank = 0
  for (const word of words) {
    const wordRank = Math.max(...fields.map((field) => matchOf(field, word)), matchOf(plain(id), plain(word), INSIDE))
    if (wordRank === 0) return undefined
    rank += wordRank
  }
  // The query as a whole outranks any number of single words.
  const whole = Math.max(matchOf(id, text), matchOf(name, text))
  return rank + (text === '' ? 0 : whole * 1000)
}

/** 0 when `word` is not in `field`; an empty word is in nothing. */
function matchOf(field: string, word: string, most: number = EXACT): number {
  if (word === '' || !field.includes(word)) return 0
  return Math.min(most, field === word ? EXACT : field.startsWith(word) ? PREFIX : INSIDE)
}

/** Without separators, so that `gptoss` and `llama3.3` find `gpt-oss-20b` and `Llama-3.3-70B-Instruct`. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Ids of the catalogue that somebody may have meant, best first, for "did you mean".
 *
 * @param id what was asked for
 * @param limit how many ids at most
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
    // A third of the letters may differ; a part of a name always counts, after closer ones.
    if (distance <= Math.floor(knownName.length / 3) || contained) near.push({ id: model.id, distance })
  }
  near.sort((a, b) => a.distance - b.distance)
  return near.slice(0, limit).map((hit) => hit.id)
}
