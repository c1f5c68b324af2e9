/** The filters of the list of models. Empty texts filter nothing. */
export interface ModelFilters {
  readonly query: string
  /** A `pipeline_tag`, or `conversational` for models that chat. */
  readonly task: string
  readonly library: string
  readonly provider: string
}

/** The filters that can be chosen beside the words, in the order of the page. */
export const FACETS = ['task', 'library', 'provider'] as const
export type FacetName = (typeof FACETS)[number]

export const NO_FILTERS: ModelFilters = { query: '', task: '', library: '', provider: '' }

const LONGEST_QUERY = 200
const LONGEST_VALUE = 100

/** Reads the list's URL, which can hold anything. */
export function parseFilters(parameters: URLSearchParams): ModelFilters {
  const read = (name: string, longest: number): string => (parameters.get(name) ?? '').trim().slice(0, longest)
  return {
    query: read('q', LONGEST_QUERY),
    task: read('task', LONGEST_VALUE),
    library: read('library', LONGEST_VALUE),
    provider: read('provider', LONGEST_VALUE),
  }
}

/** The number of the page that an address asks for, from 1. */
export function parsePage(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** Writes a URL: only the filters that are set, always in the same order. */
export function formatFilters({ query, ...facets }: ModelFilters, page = 1): URLSearchParams {
  const parameters = new URLSearchParams()
  if (query !== '') parameters.set('q', query)
  for (const name of FACETS) if (facets[name] !== '') parameters.set(name, facets[name])
  if (page > 1) parameters.set('page', String(page))
  return parameters
}

/** The address of a list. */
export function listPath(filters: ModelFilters, page = 1): string {
  const parameters = formatFilters(filters, page)
  return parameters.size === 0 ? '/' : `/?${parameters}`
}

/** Checks whether nothing narrows the list. */
export const isEverything = (filters: ModelFilters): boolean => formatFilters(filters).size === 0
