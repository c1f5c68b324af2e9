import type { RecordedRequest } from '../services/request.ts'

/** A published client whose requests are recorded. */
export type PublishedClient = '@huggingface/inference' | 'huggingface_hub' | 'fal_client' | ApiClient

/** OpenAI's and Anthropic's own clients in JavaScript and Python. */
export type ApiClient = 'openai in JavaScript' | 'openai in Python' | '@anthropic-ai/sdk' | 'anthropic'

/** A published client's inference request for a call. */
export interface PublishedRequest {
  readonly client: PublishedClient
  readonly request: RecordedRequest
  /** The actual request, if the provider documents another one but accepts this one. */
  readonly sent?: RecordedRequest
}

export interface Published {
  readonly requests: readonly PublishedRequest[]
  /** Why a client sends nothing, in its own words. */
  readonly refusals: readonly { readonly client: PublishedClient; readonly reason: string }[]
}
