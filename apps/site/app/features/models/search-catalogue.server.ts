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

/** The number of models on a page. */
const PAGE_SIZE = 48

/** The number of embedded models. */
export const CATALOGUE_SIZE = MODELS.length

/** One page of matching embedded models. */
export type CatalogueList = Awaited<ReturnType<typeof searchWithPrices>>

/** Returns one page of matching models of the catalogue, and the filters' other choices. */
export function searchCatalogue(filters: ModelFilters, page: number) {
  const worded = searchModels(filters.query)
  const found = worded.filter((model) => FACETS.every((name) => fits(model, name, filters[name])))
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const shown = Math.min(page, pages)
  return {
    filters,
    /** The model ID in the query, if it is one or a model's URL. */
    id: parseQuery(filters.query).id,
    /** A corrected query, if the typed one matches nothing. */
    corrected: correctQuery(filters.query),
    models: found.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE).map(summarize),
    /** The number of matching models on all pages. */
    total: found.length,
    page: shown,
    pages,
    facets: {
      task: facetValues(worded, 'task', filters),
      library: facetValues(worded, 'library', filters),
      provider: facetValues(worded, 'provider', filters),
    },
    /** Similar IDs, if nothing matches. */
    near: found.length > 0 || filters.query === '' ? [] : suggestModels(filters.query),
  }
}

/** The same, with the prices of chat models. */
export async function searchWithPrices(filters: ModelFilters, page: number) {
  const list = searchCatalogue(filters, page)
  const paid = list.models.map(({ id }) => id).filter((id) => taskOf(findModel(id) ?? { id }) === 'conversational')
  return { ...list, ...(paid.length === 0 ? {} : { prices: await pricesOf(paid) }) }
}

const fits = (model: ModelRecord, name: FacetName, value: string): boolean =>
  value === '' || valuesOf(model, name).includes(value)

/** A model's values of one filter. */
function valuesOf(model: ModelRecord, name: FacetName): readonly string[] {
  if (name === 'library') return model.library_name === undefined ? [] : [model.library_name]
  const task = taskOf(model)
  if (name === 'provider') return task === undefined ? [] : providersOf(task)
  return [...new Set([model.pipeline_tag, task])].filter((value) => value !== undefined)
}

const providersByTask = new Map<string, readonly string[]>()

/** The providers that support a task. Only the hub knows which of them serve a model. */
function providersOf(task: string): readonly string[] {
  const known = providersByTask.get(task)
  if (known !== undefined) return known
  const providers = Object.values(PROVIDERS).filter(({ routes }) => Object.hasOwn(routes, task))
  const ids = providers.map(({ id }) => id)
  providersByTask.set(task, ids)
  return ids
}

/** The values of one filter, each with the number of models that it would leave with the query and the other filters. */
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

/** The label of a value; unknown values stay as they are. */
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
