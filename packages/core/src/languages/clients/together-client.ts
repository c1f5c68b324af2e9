import type { TaskCall } from '../../call/call.ts'
import type { Body } from '../../providers/provider.ts'
import { getOwn } from '../../values/get-own.ts'
import type { FileNode, Value } from '../../values/value.ts'

/* Shared by Together's SDKs in all languages, for tasks other than chat. */

/** The methods of the SDKs, by task. */
const METHODS: { readonly [task: string]: string } = {
  'automatic-speech-recognition': 'audio.transcriptions.create',
  'feature-extraction': 'embeddings.create',
  'image-to-image': 'images.generate',
  'image-to-video': 'videos.create',
  'text-generation': 'completions.create',
  'text-to-image': 'images.generate',
  'text-to-speech': 'audio.speech.create',
  'text-to-video': 'videos.create',
}

/** Checks whether the SDKs have a method for a task other than chat. */
export const hasMethodFor = ({ id }: { readonly id: string }): boolean => Object.hasOwn(METHODS, id)

/** A request, as passed to the SDKs. */
export interface MethodCall {
  readonly method: string
  readonly fields: { readonly [name: string]: Value }
  /** The file in a form, with its name. */
  readonly file: { readonly content: FileNode; readonly name: string } | undefined
}

/** Returns why the SDKs can't make a call: a registered provider may have other URLs or bodies. */
export function unsupportedTogether({ request, task }: TaskCall): string | undefined {
  const { body, url } = request
  return url.startsWith('https://api.together.ai/') && getOwn(METHODS, task) !== undefined && body.kind !== 'bytes'
    ? undefined
    : 'the client only calls the tasks and URLs that Together AI documents'
}

/** Reads a call as a method call; only for calls that pass `unsupportedTogether`. */
export const methodCallOf = ({ request: { body }, task, parameters }: TaskCall): MethodCall => ({
  method: METHODS[task] ?? '',
  fields: fieldsOf(body, parameters),
  file: body.kind === 'form' ? { content: body.file, name: body.fileName } : undefined,
})

/** Form fields are texts; the SDKs convert the values themselves. */
function fieldsOf(body: Body, parameters: TaskCall['parameters']): MethodCall['fields'] {
  if (body.kind === 'json') return body.value
  if (body.kind !== 'form') return {}
  return Object.fromEntries(
    Object.entries(body.fields).map(([field, text]) => [field, getOwn(parameters, field) ?? text]),
  )
}
