import type { Language } from '@model-snippets/core'
import type { Scenario } from './scenario.ts'

/** What a released client hides from the program that called it. */
export type Loss =
  /** The service's message. */
  | 'words'
  /** The service's message and status. */
  | 'words and status'
  /** The failure itself: the client returns the response as if it were the result, or waits forever. */
  | 'the failure'

/** What a released client hides with one provider, or scenarios that don't affect it. */
export interface BlindSpot {
  readonly client: 'huggingface.js' | 'huggingface_hub' | 'replicate'
  /** The client's language, if there's one of that name for several. */
  readonly language?: Language
  readonly scenarios: readonly Scenario['kind'][]
  /** The affected tasks; all by default. */
  readonly tasks?: readonly string[]
  /** `the scenario`: the client gets the result with the first request, and never polls the job. */
  readonly loses: Loss | 'the scenario'
}

/**
 * huggingface_hub doesn't check its downloads: it returns an error page as a video or audio file. As an image, the
 * error page can't be decoded, so the call fails.
 */
export const UNCHECKED_DOWNLOADS_IN_PYTHON: readonly BlindSpot[] = [
  {
    client: 'huggingface_hub',
    scenarios: ['media-404'],
    tasks: ['image-text-to-video', 'image-to-video', 'text-to-speech', 'text-to-video'],
    loses: 'the failure',
  },
  { client: 'huggingface_hub', scenarios: ['media-404'], loses: 'words and status' },
]
