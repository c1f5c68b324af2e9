export { type Capture, type CapturedCall, callsIn, type UnreadRequest } from './calls-in.ts'
export type { FileNames } from './files.ts'
export { type CapturedOptions, type Question, recordFor } from './question.ts'
