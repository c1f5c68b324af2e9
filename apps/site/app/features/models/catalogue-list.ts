import type { FacetName, ModelFilters } from '../../domain/models/filters.ts'
import type { Prices } from '../../domain/models/prices.ts'
import type { ModelSummary } from '../../domain/models/summary.ts'

/** One value of a filter. */
export interface FacetValue {
  readonly value: string
  readonly label: string
  /** How many models it leaves, together with the other filters. */
  readonly count: number
}

/** One page of the embedded models that fit. */
export interface CatalogueList {
  readonly filters: ModelFilters
  readonly models: readonly ModelSummary[]
  /** Undefined where none of the models is paid by tokens. */
  readonly prices?: Prices
  /** How many models fit, on all pages. */
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly facets: Readonly<Record<FacetName, readonly FacetValue[]>>
  /** The id that was searched for, where the words are one or the address of a model. */
  readonly id?: string
  /** The words that fit, where those that were typed fit nothing. */
  readonly corrected?: string
  /** Ids that may have been meant, when nothing fits. */
  readonly near: readonly string[]
}
