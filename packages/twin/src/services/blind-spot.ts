import type { Scenario } from './scenario.ts'

/** What a released client keeps from the program that called it. */
export type Loss =
  /** The service's words. */
  | 'words'
  /** The service's words and the status. */
  | 'words and status'
  /** That anything went wrong at all: the client returns what it got as if it were the result, or waits for ever. */
  | 'the failure'

/** What a released client cannot tell, or does not meet, with one provider. */
export interface BlindSpot {
  readonly client: 'huggingface.js' | 'huggingface_hub'
  readonly scenarios: readonly Scenario['kind'][]
  /** The tasks that it befalls; all where none are named. */
  readonly tasks?: readonly string[]
  /** `the scenario`: the client is given the result with the first request, and never asks how far the job is. */
  readonly loses: Loss | 'the scenario'
}

/**
 * huggingface_hub does not check its downloads. What stands in the place of a video or a recording passes for it; as a
 * picture it cannot be read.
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
