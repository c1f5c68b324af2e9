import { name } from '../../../printing/code.ts'

/* What programs use of libraries, each with the library that it requires. */

const JSON_LIBRARY = { module: 'json' }
const NET_HTTP = { module: 'net/http' }

export const BASE64 = /* @__PURE__ */ name('Base64', { module: 'base64' })
export const JSON_MODULE = /* @__PURE__ */ name('JSON', JSON_LIBRARY)
export const TO_JSON = /* @__PURE__ */ name('to_json', JSON_LIBRARY)
export const HTTP = /* @__PURE__ */ name('Net::HTTP', NET_HTTP)
export const STRING_IO = /* @__PURE__ */ name('StringIO', { module: 'stringio' })
