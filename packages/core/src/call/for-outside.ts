import { frozenCopy } from '../values/frozen-copy.ts'
import type { Call } from './call.ts'

/** Freezes the call for templates, which must not change it or the records that it uses. */
export const forOutside = (call: Call): Call => frozenCopy(call)
