import type { Call, TaskCall } from '../call.ts'
import { FileNode } from '../languages/value.ts'
import type { Body } from '../providers/provider.ts'

/** A task's call with what raw clients need of it. */
export type RawCall = TaskCall & {
  readonly request: NonNullable<TaskCall['request']>
  readonly answer: NonNullable<TaskCall['answer']>
}

/** Only the hub's own clients ask the hub which provider `auto` stands for. */
export const refusesAuto = (call: Call): string | undefined =>
  call.request === undefined ? 'with auto, only the hub’s own clients can ask which provider to call' : undefined

/** Whether a name or a value in the form that a call sends matches; a file's content does not count. */
export const formHolds = ({ request }: Call, pattern: RegExp): boolean =>
  request?.body.kind === 'form' &&
  Object.entries(request.body.fields).some(([name, value]) => pattern.test(name) || pattern.test(value))

/** A form that JavaScript writes has CR and LF at the end of every line of a field, whatever stood there. */
export const refusesLinesInForm = (call: Call): string | undefined =>
  formHolds(call, /\r(?!\n)|(?<!\r)\n/) ? 'a form in JavaScript writes every line end as CR and LF' : undefined

/** The file that a body carries; a body has at most one, however often it stands in it. */
export function fileIn(body: Body): FileNode | undefined {
  return body.kind === 'json' ? findFile(body.value) : body.file
}

function findFile(value: unknown): FileNode | undefined {
  if (value instanceof FileNode) return value
  if (typeof value !== 'object' || value === null) return undefined
  for (const item of Object.values(value)) {
    const found = findFile(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** How long a queue is asked, in words. */
export const patience = ({ intervalSeconds, attempts }: { intervalSeconds: number; attempts: number }): string =>
  `${Math.round((intervalSeconds * attempts) / 60)} minutes`
