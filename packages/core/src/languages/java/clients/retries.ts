import { eachStatus, LIMITS } from '../../clients/retries.ts'
import { code } from '../writer.ts'

/** Whether another attempt, or another provider, would be refused as well: a condition on `status`. */
export const REFUSED_FOR_GOOD = code`status < 500 && ${/* @__PURE__ */ eachStatus(LIMITS.statuses, (status) => code`status != ${status}`, ' && ')}`
