import { name } from '../../../printing/code.ts'

/* The client's packages. */

const MODULE = 'github.com/openai/openai-go/v3'

export const OPENAI = /* @__PURE__ */ name('openai', { module: MODULE })
export const OPTION = /* @__PURE__ */ name('option', { module: `${MODULE}/option` })
/** Passes the client values that it has no field for. */
export const PARAM = /* @__PURE__ */ name('param', { module: `${MODULE}/packages/param` })
export const RESPONSES = /* @__PURE__ */ name('responses', { module: `${MODULE}/responses` })
export const SSESTREAM = /* @__PURE__ */ name('ssestream', { module: `${MODULE}/packages/ssestream` })
