import type { ProviderMapping, Target } from '@model-snippets/core'
import type { InputFile } from '../run/sandbox.ts'
import { HUB_PROVIDER } from './registry.ts'

/** One call of a task that is not chat, as a person would say it: nothing of how any client writes it. */
export interface TaskCall {
  readonly task: string
  /** `auto`, or a provider's id. */
  readonly provider: string
  readonly target: Target
  readonly modelId: string
  /** What the hub says of the model; it decides how the hub's own service answers a text-to-speech request. */
  readonly libraryName?: string
  readonly tags?: readonly string[]
  /** In the order in which the hub lists them; `auto` means the first. */
  readonly mappings: readonly ProviderMapping[]
  readonly token: string
  readonly billTo?: string
  readonly endpointUrl?: string
  /** In the shape of the task's example input; files by name or http(s) URL. */
  readonly inputs: unknown
  readonly parameters: Readonly<Record<string, unknown>>
  /** The local files that `inputs` names. */
  readonly files: readonly InputFile[]
  /** The files that `inputs` names by their address. */
  readonly remote?: readonly { readonly url: string; readonly file: InputFile }[]
}

/** The provider that a call ends at: for `auto`, the first that the hub lists. */
export function servingProvider(call: Pick<TaskCall, 'provider' | 'target' | 'mappings'>): string {
  if (call.target === 'endpoint') return HUB_PROVIDER
  if (call.provider !== 'auto') return call.provider
  const first = call.mappings[0]
  if (first === undefined) throw new Error('The hub lists no provider for this model, so `auto` leads nowhere')
  return first.provider
}

/** The serving provider's own id of the model. */
export function providerModelOf(call: Pick<TaskCall, 'provider' | 'target' | 'mappings' | 'modelId'>): string {
  const provider = servingProvider(call)
  return call.mappings.find((mapping) => mapping.provider === provider)?.providerId ?? call.modelId
}

/** Tasks whose whole input is a file. */
export const FILE_TASKS: ReadonlySet<string> = new Set([
  'audio-classification',
  'audio-to-audio',
  'automatic-speech-recognition',
  'image-classification',
  'image-segmentation',
  'image-to-text',
  'object-detection',
  'zero-shot-image-classification',
])

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  wav: 'audio/wav',
  flac: 'audio/flac',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  webm: 'audio/webm',
}

/** The media type that a file's name stands for. */
export function mediaTypeOfName(name: string): string {
  const type = MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
  if (type === undefined) throw new Error(`No media type is known for ${name}`)
  return type
}
