import { name } from '../../../printing/code.ts'
import { code } from '../../writer.ts'

export const REQUESTS = /* @__PURE__ */ name('requests', { module: 'requests' })

/** Ends the program with what the service said of the request that it refused. */
export const REFUSED = code`raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")`
