import { type ModelRecord, PROVIDERS, taskOf } from '@model-snippets/core'
import {
  correctQuery,
  findModel,
  MODELS,
  parseQuery,
  searchModels,
  suggestModels,
} from '@model-snippets/core/catalogue'
import { MODEL_LIBRARIES_UI_ELEMENTS } from '@model-snippets/core/libraries'
import { PIPELINE_DATA } from '@model-snippets/core/tasks'
import { pricesOf } from '../../domain/hub/router.server.ts'
import { FACETS, type FacetName, type ModelFilters, NO_FILTERS } from '../../domain/models/filters.ts'
import { summarize } from '../../domain/models/summary.ts'
import { texts } from '../../ui/texts/en/models.ts'

/** How many models a page shows. */
const PAGE_SIZE = 48

/** How many models are embedded. */
export const CATALOGUE_SIZE = MODELS.length

/** One page of the embedded models that fit. */
export type CatalogueList = Awaited<ReturnType<typeof searchWithPrices>>

/** One page of the models of the embedded catalogue that fit, and what else could be chosen. */
export function searchCatalogue(filters: ModelFilters, page: number) {
  const worded = searchModels(filters.query)
  const found = worded.filter((model) => FACETS.every((name) => fits(model, name, filters[name])))
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const shown = Math.min(page, pages)
  return {
    filters,
    /** The id that was searched for, where the words are one or the address of a model. */
    id: parseQuery(filters.query).id,
    /** The words that fit, where those that were typed fit nothing. */
    corrected: correctQuery(filters.query),
    models: found.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE).map(summarize),
    /** How many models fit, on all pages. */
    total: found.length,
    page: shown,
    pages,
    facets: {
      task: facetValues(worded, 'task', filters),
      library: facetValues(worded, 'library', filters),
      provider: facetValues(worded, 'provider', filters),
    },
    /** Ids that may have been meant, when nothing fits. */
    near: found.length > 0 || filters.query === '' ? [] : suggestModels(filters.query),
  }
}

/** The same, with what the models that chat cost. */
export async function searchWithPrices(filters: ModelFilters, page: number) {
  const list = searchCatalogue(filters, page)
  const paid = list.models.map(({ id }) => id).filter((id) => taskOf(findModel(id) ?? { id }) === 'conversational')
  return { ...list, ...(paid.length === 0 ? {} : { prices: await pricesOf(paid) }) }
}

const fits = (model: ModelRecord, name: FacetName, value: string): boolean =>
  value === '' || valuesOf(model, name).includes(value)

/** The values under which a model is found by one filter. */
function valuesOf(model: ModelRecord, name: FacetName): readonly string[] {
  if (name === 'library') return model.library_name === undefined ? [] : [model.library_name]
  const task = taskOf(model)
  if (name === 'provider') return task === undefined ? [] : providersOf(task)
  return [...new Set([model.pipeline_tag, task])].filter((value) => value !== undefined)
}

const providersByTask = new Map<string, readonly string[]>()

/** The providers that can do a task. Which of them serve a model, only the hub knows. */
function providersOf(task: string): readonly string[] {
  const known = providersByTask.get(task)
  if (known !== undefined) return known
  const providers = Object.values(PROVIDERS).filter(({ routes }) => Object.hasOwn(routes, task))
  const ids = providers.map(({ id }) => id)
  providersByTask.set(task, ids)
  return ids
}

/** The values of one filter, each with how many models it would leave, given the words and the other filters. */
function facetValues(worded: readonly ModelRecord[], name: FacetName, filters: ModelFilters) {
  const others = { ...filters, [name]: NO_FILTERS[name] }
  const counts = new Map<string, number>()
  for (const model of worded) {
    if (!FACETS.every((other) => fits(model, other, others[other]))) continue
    for (const value of valuesOf(model, name)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const chosen = filters[name]
  if (chosen !== '' && !counts.has(chosen)) counts.set(chosen, 0)
  return [...counts]
    .map(([value, count]) => ({ value, label: labelOf(name, value), count }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'))
}

/** A value in a reader's words; as it is where it is none of ours. */
export function labelOf(name: FacetName, value: string): string {
  if (name === 'task' && value === 'conversational') return texts.chat
  const records: Readonly<Record<FacetName, Readonly<Record<string, object>>>> = {
    task: PIPELINE_DATA,
    library: MODEL_LIBRARIES_UI_ELEMENTS,
    provider: PROVIDERS,
  }
  const record = Object.hasOwn(records[name], value) ? records[name][value] : undefined
  const { name: title, prettyLabel, label } = (record ?? {}) as Partial<Record<string, string>>
  return title ?? prettyLabel ?? label ?? value
}
