import type { AutoTaskCall, TaskCall } from '../../call/call.ts'
import type { FileInBase64 } from '../../providers/provider.ts'
import { hubMethodName } from './hub-client.ts'

/* Shared by the Hugging Face clients in all languages, for tasks other than chat. */

/** The clients treat endpoints like Hugging Face's own service, which doesn't support every task. */
export const unsupportedEndpoint = ({ target, hubMethods, task }: TaskCall | AutoTaskCall): string | undefined =>
  target === 'endpoint' && hubMethods?.notAtEndpoints
    ? `the client doesn’t support ${task} with your own endpoint`
    : undefined

/** Returns the file name for a method's result; with `auto`, the format is unknown. */
export function fileNameOf({ result, hubMethods }: TaskCall | AutoTaskCall): string {
  if (result === undefined || result.kind === 'json') return hubMethods?.fileName ?? ''
  return result.kind === 'files' ? `${result.stem}.${result.extension}` : result.fileName
}

const SOUNDS: { readonly [task: string]: string } = { 'text-to-audio': 'audio.wav', 'text-to-speech': 'speech.wav' }

/**
 * Returns where a JSON response contains speech, if the response isn't always audio. With `auto`, models of libraries
 * other than transformers may return either.
 */
export function speechInJson(call: TaskCall | AutoTaskCall): FileInBase64 | undefined {
  if (call.kind === 'task') {
    if (call.result.kind === 'bytes') return call.result.orBase64
    return call.result.kind === 'base64' && call.result.also !== undefined ? call.result : undefined
  }
  const fileName = SOUNDS[call.task]
  return fileName !== undefined && call.model.library_name !== 'transformers'
    ? { at: ['audio'], fileName, also: 'sampling_rate', orSamples: true }
    : undefined
}

/** Checks whether a result is audio in a format that is known only from the response. */
export function isSoundInBytes(call: TaskCall | AutoTaskCall): boolean {
  if (call.kind === 'task' && call.result.kind === 'bytes') return call.result.mediaType === 'audio/'
  return (call.kind !== 'task' || call.result.kind === 'url') && fileNameOf(call).endsWith('.wav')
}

/** Providers' names for the number of images. With `auto`, we don't know which provider will be called. */
const COUNTS = ['max_images', 'n', 'num_images', 'num_outputs', 'number_of_images']

/** Returns why a method that returns one file can't be used to request several, each of which is billed. */
export function unsupportedSeveral(call: TaskCall | AutoTaskCall, language: string): string | undefined {
  const isSeveral =
    call.kind === 'task'
      ? 'several' in call.result && call.result.several === true
      : fileNameOf(call).startsWith('image.') && COUNTS.some((name) => Number(call.parameters[name]) > 1)
  return isSeveral
    ? `${hubMethodName(call, language)}() returns one image, but the parameters request several`
    : undefined
}
