import type { Call } from '../../../call/call.ts'
import { formHolds } from '../../clients/task-plan.ts'

/** A form that JavaScript writes has CR and LF at the end of every line of a field, whatever stood there. */
export const unsupportedLinesInForm = (call: Call): string | undefined =>
  call.kind === 'task' && formHolds(call, /\r(?!\n)|(?<!\r)\n/)
    ? 'forms in JavaScript send every line break as CRLF'
    : undefined
