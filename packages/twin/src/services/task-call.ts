import type { ProviderMapping, Target } from '@model-snippets/core'
import type { InputFile } from '../run/sandbox.ts'

/** One call of a task that is not chat, as a person would say it: nothing of how any client writes it. */
export interface TaskCall {
  readonly task: string
  /** `auto`, or a provider's id. */
  readonly provider: string
  readonly target: Target
  /** The API that a chat speaks; absent for chat completions. */
  readonly api?: 'responses' | 'messages'
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
  /** Set where values mean harm: what a provider documents of them decides nothing. */
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

/** The media type that a file's name stands for, as far as one is known. */
export const findMediaType = (name: string): string | undefined =>
  MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]

/** The media type that a file's name stands for. */
export function mediaTypeOfName(name: string): string {
  const type = findMediaType(name)
  if (type === undefined) throw new Error(`No media type is known for ${name}`)
  return type
}
