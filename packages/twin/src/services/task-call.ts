import type { ProviderMapping, Target } from '@model-snippets/core'
import type { InputFile } from './input-file.ts'

/** A call of a task other than chat, independent of how any client writes it. */
export interface TaskCall {
  readonly task: string
  /** `auto`, or a provider's id. */
  readonly provider: string
  readonly target: Target
  /** A chat's API; absent for chat completions. */
  readonly api?: 'responses' | 'messages'
  readonly modelId: string
  /** The model's library on the hub, which determines how the hub's own service answers a text-to-speech request. */
  readonly libraryName?: string
  readonly tags?: readonly string[]
  /** In the hub's order; `auto` uses the first. */
  readonly mappings: readonly ProviderMapping[]
  readonly token: string
  readonly billTo?: string
  readonly endpointUrl?: string
  /** In the shape of the task's example input; files are given by name or http(s) URL. */
  readonly inputs: unknown
  /** Whether the example compares the texts in `inputs`. */
  readonly comparesTexts?: boolean
  readonly parameters: Readonly<Record<string, unknown>>
  /** The local files in `inputs`. */
  readonly files: readonly InputFile[]
  /** The files that `inputs` refers to by URL. */
  readonly remote?: readonly { readonly url: string; readonly file: InputFile }[]
  /** Set if values are hostile: the provider's documentation of them is ignored. */
  readonly isHostile?: boolean
}

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
  pdf: 'application/pdf',
}

/** Returns the media type for a file name, if it's known. */
export const findMediaType = (name: string): string | undefined =>
  MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]

/** Returns the media type for a file name. */
export function mediaTypeOfName(name: string): string {
  const type = findMediaType(name)
  if (type === undefined) throw new Error(`No media type is known for ${name}`)
  return type
}
