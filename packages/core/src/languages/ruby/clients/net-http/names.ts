import { name } from '../../../printing/code.ts'

/* What programs use of libraries, each with the library that it requires. */

const JSON_LIBRARY = { module: 'json' }
const OPEN_URI = { module: 'open-uri' }

export const JSON_MODULE = /* @__PURE__ */ name('JSON', JSON_LIBRARY)
export const TO_JSON = /* @__PURE__ */ name('to_json', JSON_LIBRARY)
export const HTTP = /* @__PURE__ */ name('Net::HTTP', { module: 'net/http' })
export const STRING_IO = /* @__PURE__ */ name('StringIO', { module: 'stringio' })

/* Methods of an address. They follow redirects, none of which leads from https to anything else. */
export const OPEN = /* @__PURE__ */ name('open', OPEN_URI)
export const READ = /* @__PURE__ */ name('read', OPEN_URI)
