import type { Call } from '../../../call/call.ts'
import { formHolds } from '../../clients/task-plan.ts'

/** A form that JavaScript writes has CR and LF at the end of every line of a field, whatever stood there. */
export const unsupportedLinesInForm = (call: Call): string | undefined =>
  call.kind === 'task' && formHolds(call, /\r(?!\n)|(?<!\r)\n/)
    ? 'a form in JavaScript writes every line end as CR and LF'
    : undefined
