import type { JsonObject, JsonValue } from '../values/value.ts'

/** What a hub says of a model. Every field but `id` may be missing, and none is trusted. */
export interface ModelRecord {
  /** The hub id, `owner/name`. */
  readonly id: string
  readonly tags?: readonly string[]
  readonly pipeline_tag?: string
  readonly library_name?: string
  /** The mask of a fill-mask model, `[MASK]` or `<mask>`. */
  readonly mask_token?: string
  readonly config?: JsonObject
  readonly cardData?: JsonObject
  readonly widgetData?: readonly JsonValue[]
  readonly transformersInfo?: {
    readonly processor?: string
    readonly auto_model?: string
    readonly custom_class?: string
  }
  /** Which providers serve the model, as the hub tells it. */
  readonly inferenceProviderMapping?: readonly ProviderMapping[]
  readonly gated?: boolean | 'auto' | 'manual'
  /** Other fields of the hub's answer are allowed and unused. */
  readonly [field: string]: unknown
}

/** How one provider serves one model. */
export interface ProviderMapping {
  readonly provider: string
  readonly hfModelId: string
  /** The provider's own id of the model. */
  readonly providerId: string
  readonly status: 'live' | 'staging' | 'error'
  readonly task: string
  readonly adapter?: string
  readonly adapterWeightsPath?: string
}
