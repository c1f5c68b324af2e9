import type { Failure } from './failure.ts'
import { type MaliciousAnswer, nameOfMaliciousAnswer } from './malicious-answer.ts'

/**
 * What a task's service does.
 *
 * - `success`: the result, after two status answers that say "not yet" where there is a queue
 * - `at-once`: the queue's first answer says that the job is done
 * - `other-form`: the result in the other form that the same service is known to give it
 * - `samples`: a sound as the numbers of its samples, in JSON, as the pipelines of transformers and espnet give it
 * - `sound-as-wav`: a sound as a WAV file, under one of the two types of it, where another format is usual (Kokoro at
 *   Replicate: https://replicate.com/jaaari/kokoro-82m)
 * - `answers-by-address`: an image at an address where base64 was asked for (Together's types of an image have both,
 *   https://www.npmjs.com/package/together-ai)
 * - `job-done-at-once`: a prediction whose output is there while its status says that it runs (recorded answers in the tests
 *   of https://github.com/huggingface/huggingface.js/tree/main/packages/inference)
 * - `refused`: the first request is answered with an HTTP error
 * - `job-failed`: the job is accepted and fails, with a reason; a request that waits for it is refused
 * - `status-500`: the job is accepted, and the question how far it is fails
 * - `never-ends`: the job stays in the queue; a request that waits for it is told that it waits no longer
 * - `media-404`: the address of the finished file is not there
 * - `unfinished`: a prediction that came back before it was done
 * - `malicious`: an answer that is more than data
 * - `no-file`: the reader has no file where the example looks for one; the service would play `success`
 */
export type Scenario =
  | { readonly kind: 'success' | 'at-once' | 'other-form' }
  | { readonly kind: 'answers-by-address' | 'job-done-at-once' | 'samples' | 'sound-as-wav' }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'malicious'; readonly malicious: MaliciousAnswer }
  | { readonly kind: 'job-failed' | 'status-500' | 'never-ends' | 'media-404' | 'unfinished' | 'no-file' }

/** The scenarios that not every provider can play for every task. */
export type OwnScenario = Exclude<Scenario['kind'], 'success' | 'refused' | 'malicious' | 'no-file'>

/**
 * What can happen where a request is answered with a ticket, the job waits in a queue, and the finished job names the
 * address of a file.
 */
export const QUEUED_AND_LINKED: readonly OwnScenario[] = [
  'at-once',
  'job-failed',
  'status-500',
  'never-ends',
  'media-404',
]

/** A scenario's name, unique among those of one provider and task. The verification record holds texts by it. */
export function scenarioName(scenario: Scenario): string {
  if (scenario.kind === 'refused') return `refused-${scenario.failure.name}`
  return scenario.kind === 'malicious' ? `harm-${nameOfMaliciousAnswer(scenario.malicious)}` : scenario.kind
}
