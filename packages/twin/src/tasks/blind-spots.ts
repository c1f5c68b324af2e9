import type { InferenceSnippet } from '@model-snippets/core'
import { isQueued, type Scene } from './scene.ts'

/** What a released client keeps from the program that called it. */
export type Loss =
  /** The service's words. */
  | 'words'
  /** The service's words and the status. */
  | 'words and status'
  /** That anything went wrong at all: the client returns what it got as if it were the result, or waits for ever. */
  | 'the failure'

const VIDEO_OR_SPEECH = /-to-video$|^text-to-speech$/

function lossInJavaScript(provider: string, task: string, scene: Scene['kind']): Loss | undefined {
  if (scene === 'job-failed') {
    const silent =
      provider === 'replicate' ||
      provider === 'zai-org' ||
      (provider === 'novita' && task === 'text-to-video') ||
      (provider === 'fal-ai' && task === 'image-segmentation')
    return silent ? 'words' : undefined
  }
  if (scene === 'unfinished') return 'words'
  if (scene === 'media-404') {
    const unchecked =
      provider === 'replicate' ||
      provider === 'zai-org' ||
      (provider === 'novita' && task === 'text-to-video') ||
      (provider === 'fal-ai' && /image$|video$/.test(task))
    // The page that stood in the file's place comes back as a Blob; its type gives it away.
    return unchecked ? 'words and status' : undefined
  }
  return undefined
}

function lossInPython(provider: string, task: string, scene: Scene['kind']): Loss | undefined {
  if (scene === 'job-failed') {
    if (provider === 'replicate' || provider === 'zai-org' || provider === 'novita') return 'words'
    return provider === 'fal-ai' &&
      isQueued(provider, task) &&
      task !== 'text-to-image' &&
      task !== 'image-segmentation'
      ? 'words'
      : undefined
  }
  if (scene === 'unfinished') return 'words'
  if (scene === 'status-500') return provider === 'zai-org' ? 'words' : undefined
  if (scene === 'never-ends') return provider === 'fal-ai' || provider === 'wavespeed' ? 'the failure' : undefined
  if (scene === 'media-404') {
    if (provider === 'together' || provider === 'zai-org') return undefined
    return VIDEO_OR_SPEECH.test(task) ? 'the failure' : 'words and status'
  }
  return undefined
}

/** What an example of a client cannot tell its reader about a scene, because the released client does not tell it. */
export function lossOf(
  snippet: Pick<InferenceSnippet, 'language' | 'client'>,
  provider: string,
  task: string,
  scene: Scene,
): Loss | undefined {
  if (snippet.client === 'huggingface.js') return lossInJavaScript(provider, task, scene.kind)
  if (snippet.client === 'huggingface_hub') return lossInPython(provider, task, scene.kind)
  return undefined
}
