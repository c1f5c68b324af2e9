/** What Hugging Face says about a model. Every field except `id` is optional, and none is trusted. */
export interface ModelRecord {
  /** The Hugging Face id, `owner/name`. */
  readonly id: string
  readonly tags?: readonly string[] | undefined
  readonly pipeline_tag?: string | undefined
  readonly library_name?: string | undefined
  /** The mask token of a fill-mask model, such as `[MASK]` or `<mask>`. */
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
  /** The providers that serve the model, according to Hugging Face. */
  readonly inferenceProviderMapping?: readonly ProviderMapping[] | undefined
  /** Providers that don't support tool calling with the model, according to the router. */
  readonly withoutTools?: readonly string[] | undefined
  readonly gated?: boolean | 'auto' | 'manual' | undefined
  /** Other fields are allowed and ignored. */
  readonly [field: string]: unknown
}

/** How a provider serves a model. */
export interface ProviderMapping {
  readonly provider: string
  readonly hfModelId: string
  /** The provider's id for the model. */
  readonly providerId: string
  readonly status: 'live' | 'staging' | 'error'
  readonly task: string
  readonly adapter?: string
  readonly adapterWeightsPath?: string
  /** Whether Hugging Face maps only this model or every model with a tag. Unused. */
  readonly type?: 'single-model' | 'tag-filter'
}
