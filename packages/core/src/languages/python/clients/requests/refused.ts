import { name } from '../../../printing/code.ts'
import { code } from '../../writer.ts'

export const REQUESTS = /* @__PURE__ */ name('requests', { module: 'requests' })

/** Exits with the service's response if it rejected the request. */
export const REFUSED = code`raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")`
