import type { TaskCall } from '../../call/call.ts'
import type { ResponseResult } from '../../providers/provider.ts'
import { getOwn } from '../../values/get-own.ts'
import type { ValuePath } from '../../values/path.ts'
import type { Value } from '../../values/value.ts'

/* Shared by Replicate's clients in all languages. */

const TASKS: readonly string[] = [
  'automatic-speech-recognition',
  'image-to-image',
  'text-to-image',
  'text-to-speech',
  'text-to-video',
]

/** Checks whether we have run a task with the clients; they can call any model. */
export const hasMethodFor = ({ id }: { readonly id: string }): boolean => TASKS.includes(id)

export const unusedMethod = (task: string): string =>
  `the client can call Replicate for any task, but we haven’t run an example of ${task} with it yet`

/** Ids that the clients read as an owner, a name, and a version, and whose parts a URL can contain unchanged. */
const ID = /^[\w.-]+\/[\w.-]+(?::[\w.-]+)?$/

type Output = Extract<ResponseResult, { kind: 'json' | 'url' }>

/** A call, as passed to the method `run`. */
export interface Run {
  readonly input: Value
  readonly result: Output
  /** The path to the result in what the method returns. */
  readonly at: ValuePath
}

/** Returns why the clients can't make a call. */
export function unsupportedReplicate(call: TaskCall): string | undefined {
  if (!ID.test(call.providerModel)) return 'the client only takes ids such as owner/name or owner/name:version'
  return runOf(call) === undefined ? 'the client only returns the output of a prediction' : undefined
}

/** Reads a call; `undefined` if a registered provider has other bodies or results. */
export function runOf({ request: { body }, result }: TaskCall): Run | undefined {
  if (body.kind !== 'json' || (result.kind !== 'json' && result.kind !== 'url')) return undefined
  const input = getOwn(body.value, 'input')
  const [first, ...at] = result.at ?? []
  return input === undefined || first !== 'output' ? undefined : { input, result, at }
}
