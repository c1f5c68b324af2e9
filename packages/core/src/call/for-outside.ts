import { frozenCopy } from '../values/frozen-copy.ts'
import type { Call } from './call.ts'

/** The call for code from outside, which must not change it, nor the records that it was made from. */
export const forOutside = (call: Call): Call => frozenCopy(call)
