/** What a hub says of a model. Every field but `id` may be missing, and none is trusted. */
export interface ModelRecord {
  /** The hub id, `owner/name`. */
  readonly id: string
  readonly tags?: readonly string[] | undefined
  readonly pipeline_tag?: string | undefined
  readonly library_name?: string | undefined
  /** The mask of a fill-mask model, `[MASK]` or `<mask>`. */
  readonly mask_token?: string | undefined
  readonly config?: Readonly<Record<string, unknown>> | undefined
  readonly cardData?: Readonly<Record<string, unknown>> | undefined
  readonly widgetData?: readonly unknown[] | undefined
  readonly transformersInfo?:
    | {
        readonly processor?: string
        readonly auto_model?: string
        readonly custom_class?: string
      }
    | undefined
  /** Which providers serve the model, as the hub tells it. */
  readonly inferenceProviderMapping?: readonly ProviderMapping[] | undefined
  /** Providers that don't call tools with it, as the hub's router tells it. */
  readonly withoutTools?: readonly string[] | undefined
  readonly gated?: boolean | 'auto' | 'manual' | undefined
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
  /** Whether the hub maps this model alone, or every model with a tag. Unused. */
  readonly type?: 'single-model' | 'tag-filter'
}
