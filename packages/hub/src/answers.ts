import type { ModelRecord } from '@model-snippets/core'

/** Why a look-up failed. None of these means that the model doesn’t exist. */
export type HubProblem =
  /** Look-ups are disabled with `HUB_URL=off`. */
  | { readonly kind: 'off' }
  /** There was no usable response; trying again later may help. */
  | {
      readonly kind: 'unreachable'
      readonly why: 'network' | 'timeout' | 'status' | 'malformed' | 'too-large' | 'busy' | 'limited'
      /** The HTTP status, if there was a response. */
      readonly status?: number
    }
  /** The request was rejected, for example because of an invalid token. Trying again doesn’t help. */
  | { readonly kind: 'refused'; readonly status: number }

export interface FoundModel {
  readonly kind: 'found'
  readonly model: ModelRecord
}

export type MissingModel =
  /** The model doesn’t exist, or isn’t visible with this token: the hub doesn’t tell which. */
  | { readonly kind: 'missing' }
  /** The model exists, but its record is visible only to accounts with access. */
  | { readonly kind: 'gated' }

export interface FoundModels {
  readonly kind: 'found'
  /**
   * Records with the fields that a list needs: `id`, `pipeline_tag`, `library_name`, `gated`, and the chat tag in
   * `tags`.
   */
  readonly models: readonly ModelRecord[]
  /** Cursor of the next page; absent on the last page. */
  readonly next?: string
}

/** Filters for a list of models; all are optional. */
export interface HubQuery {
  /** Words to find in the id. */
  readonly text?: string | undefined
  /** A `pipeline_tag`, or `conversational` for chat models. */
  readonly task?: string | undefined
  /** A library's tag, such as `transformers`. */
  readonly library?: string | undefined
  /** A provider that serves the model. */
  readonly provider?: string | undefined
  /** The `next` of the previous page. */
  readonly cursor?: string | undefined
  /** Number of models per page, from 1 to 100. */
  readonly limit?: number | undefined
}
