import type { HubProblem } from '@model-snippets/hub'
import type { ModelSummary } from '../models/summary.ts'

/** What the hub adds to a list. */
export type HubList =
  | {
      readonly kind: 'found'
      /** Models that the embedded catalogue does not hold. */
      readonly models: readonly ModelSummary[]
      /** Where the next page begins; absent on the last one. */
      readonly next?: string
    }
  | HubProblem
  /** Not requested: nothing narrows the list, or the page itself sends the request. */
  | { readonly kind: 'unasked' }
  /** Requested, but the page stopped waiting. */
  | { readonly kind: 'late' }
