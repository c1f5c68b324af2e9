import { FAILURES, type Failure } from '../service/failure.ts'

/**
 * What a task's service does.
 *
 * - `success`: the result, after two status answers that say "not yet" where there is a queue
 * - `at-once`: the queue's first answer says that the job is done
 * - `other-form`: the result in the other form that the same service is known to give it
 * - `refused`: the first request is answered with an HTTP error
 * - `job-failed`: the job is accepted and fails, with a reason
 * - `status-500`: the job is accepted, and the question how far it is fails
 * - `never-ends`: the job stays in the queue
 * - `media-404`: the address of the finished file is not there
 * - `unfinished`: a prediction that came back before it was done
 * - `no-file`: the reader has no file where the example looks for one; the service would play `success`
 */
export type Scene =
  | { readonly kind: 'success' | 'at-once' | 'other-form' }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'job-failed' | 'status-500' | 'never-ends' | 'media-404' | 'unfinished' | 'no-file' }

const QUEUED: Readonly<Record<string, (task: string) => boolean>> = {
  'fal-ai': (task) => task !== 'automatic-speech-recognition' && task !== 'text-to-speech',
  novita: (task) => task.endsWith('-to-video'),
  together: (task) => task.endsWith('-to-video'),
  wavespeed: () => true,
  'zai-org': (task) => task === 'text-to-image',
}

/** Whether a provider answers a task with a ticket. */
export const isQueued = (provider: string, task: string): boolean => QUEUED[provider]?.(task) ?? false

/** Whether a provider answers a task with the address of a file. */
export const isLinked = (provider: string, task: string): boolean =>
  (isQueued(provider, task) && !(provider === 'fal-ai' && task === 'image-segmentation')) ||
  (provider === 'replicate' && task !== 'automatic-speech-recognition') ||
  (provider === 'fal-ai' && task === 'text-to-speech')

const TWO_FORMS: ReadonlySet<string> = new Set([
  'hf-inference automatic-speech-recognition',
  'hf-inference feature-extraction',
  'hf-inference image-to-text',
  'hf-inference question-answering',
  'hf-inference table-question-answering',
  'hf-inference zero-shot-classification',
  'fal-ai image-segmentation',
  'fal-ai text-to-audio',
  'replicate automatic-speech-recognition',
  'replicate image-to-image',
  'replicate text-to-image',
])

/** Every scene that a provider itself can play for a task. */
export function scenesOf(provider: string, task: string): Scene[] {
  const queued = isQueued(provider, task)
  return [
    { kind: 'success' },
    ...(queued ? [{ kind: 'at-once' } as const] : []),
    ...(TWO_FORMS.has(`${provider} ${task}`) ? [{ kind: 'other-form' } as const] : []),
    ...FAILURES.map((failure) => ({ kind: 'refused', failure }) as const),
    ...(queued || provider === 'replicate' ? [{ kind: 'job-failed' } as const] : []),
    ...(queued ? [{ kind: 'status-500' } as const, { kind: 'never-ends' } as const] : []),
    ...(isLinked(provider, task) ? [{ kind: 'media-404' } as const] : []),
    ...(provider === 'replicate' ? [{ kind: 'unfinished' } as const] : []),
  ]
}

/** A scene's name, unique among the scenes of one provider and task. */
export const sceneName = (scene: Scene): string =>
  scene.kind === 'refused' ? `refused-${scene.failure.name}` : scene.kind
