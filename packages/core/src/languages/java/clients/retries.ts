import { eachStatus, LIMITS } from '../../clients/retries.ts'
import { code } from '../writer.ts'

/** A condition on `status`: whether other attempts, or other providers, would reject the request as well. */
export const REFUSED_FOR_GOOD = code`status < 500 && ${/* @__PURE__ */ eachStatus(LIMITS.statuses, (status) => code`status != ${status}`, ' && ')}`
