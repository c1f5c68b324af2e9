import type { Failure } from './protocols/failure.ts'
import { type MaliciousAnswer, nameOfMaliciousAnswer } from './protocols/malicious-answer.ts'

/**
 * What a task's service does.
 *
 * - `success`: the result, in a queue after two "pending" responses
 * - `at-once`: the queue's first response says that the job is done
 * - `other-form`: the result in the other format of the same service
 * - `samples`: audio as sample numbers in JSON, as in the pipelines of transformers and espnet
 * - `sound-as-wav`: audio as a WAV file with one of its two types, where another format is usual (Kokoro at
 *   Replicate: https://replicate.com/jaaari/kokoro-82m)
 * - `answers-by-address`: an image as a URL although base64 was requested (Together's types of an image have both,
 *   https://www.npmjs.com/package/together-ai)
 * - `job-done-at-once`: a prediction that has output while its status is still running (recorded answers in the tests
 *   of https://github.com/huggingface/huggingface.js/tree/main/packages/inference)
 * - `refused`: the first request fails with an HTTP error
 * - `job-failed`: the job is accepted and fails with a reason; a request that waits for it fails
 * - `status-500`: the job is accepted, and the status request fails
 * - `never-ends`: the job stays in the queue; a request that waits for it times out
 * - `media-404`: the URL of the finished file returns 404
 * - `unfinished`: a prediction that is returned before it's done
 * - `malicious`: a response that contains more than data
 * - `no-file`: the user's folder lacks the example's input file; the service would play `success`
 */
export type Scenario =
  | { readonly kind: 'success' | 'at-once' | 'other-form' }
  | { readonly kind: 'answers-by-address' | 'job-done-at-once' | 'samples' | 'sound-as-wav' }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'malicious'; readonly malicious: MaliciousAnswer }
  | { readonly kind: 'job-failed' | 'status-500' | 'never-ends' | 'media-404' | 'unfinished' | 'no-file' }

/** Scenarios that not every provider can play for every task. */
export type OwnScenario = Exclude<Scenario['kind'], 'success' | 'refused' | 'malicious' | 'no-file'>

/**
 * Scenarios for a service whose response is a ticket, whose job waits in a queue, and whose finished job contains a
 * file's URL.
 */
export const QUEUED_AND_LINKED: readonly OwnScenario[] = [
  'at-once',
  'job-failed',
  'status-500',
  'never-ends',
  'media-404',
]

/** Returns a scenario's name, unique within one provider and task. The verification record uses it as a key. */
export function scenarioName(scenario: Scenario): string {
  if (scenario.kind === 'refused') return `refused-${scenario.failure.name}`
  return scenario.kind === 'malicious' ? `harm-${nameOfMaliciousAnswer(scenario.malicious)}` : scenario.kind
}
