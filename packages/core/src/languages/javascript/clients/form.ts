import type { Call } from '../../../call/call.ts'
import { formHolds } from '../../clients/task-plan.ts'

/** Returns why a form field can't be sent: JavaScript's forms change every line break to CRLF. */
export const unsupportedLinesInForm = (call: Call): string | undefined =>
  call.kind === 'task' && formHolds(call, /\r(?!\n)|(?<!\r)\n/)
    ? 'forms in JavaScript send every line break as CRLF'
    : undefined
