import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'

/** Throws the service's response if it rejected the request. */
export const refuse = (response: Piece): Piece =>
  code`if (!${response}.ok) throw new Error(\`\${${response}.status}: \${await ${response}.text()}\`);`

export const REFUSE = /* @__PURE__ */ refuse(code`response`)

/** Throws if a request was rejected after all retries. */
export const REFUSE_AT_LAST = code`
  if (!response.ok) {
    throw new Error(\`\${response.status} \${response.statusText}: \${await response.text()}\`);
  }
`
