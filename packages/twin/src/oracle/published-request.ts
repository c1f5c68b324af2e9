import type { RecordedRequest } from '../services/request.ts'

/** A client whose requests are recorded, as it is published. */
export type PublishedClient = '@huggingface/inference' | 'huggingface_hub' | 'fal_client' | ApiClient

/** OpenAI's and Anthropic's own clients, in JavaScript and in Python. */
export type ApiClient = 'openai in JavaScript' | 'openai in Python' | '@anthropic-ai/sdk' | 'anthropic'

/** The request for inference that a published client sends for a call. */
export interface PublishedRequest {
  readonly client: PublishedClient
  readonly request: RecordedRequest
  /** What it really sends, where the provider documents something else and takes this all the same. */
  readonly sent?: RecordedRequest
}

export interface Published {
  readonly requests: readonly PublishedRequest[]
  /** Why a client sends nothing, in its own words. */
  readonly refusals: readonly { readonly client: PublishedClient; readonly reason: string }[]
}
