import { name } from '../../../printing/code.ts'

/* Library names that programs use, each with the library to require. */

const JSON_LIBRARY = { module: 'json' }
const OPEN_URI = { module: 'open-uri' }

export const JSON_MODULE = /* @__PURE__ */ name('JSON', JSON_LIBRARY)
export const TO_JSON = /* @__PURE__ */ name('to_json', JSON_LIBRARY)
export const HTTP = /* @__PURE__ */ name('Net::HTTP', { module: 'net/http' })
export const STRING_IO = /* @__PURE__ */ name('StringIO', { module: 'stringio' })

/* Methods of a URI. They follow redirects, but never from HTTPS to another protocol. */
export const OPEN = /* @__PURE__ */ name('open', OPEN_URI)
export const READ = /* @__PURE__ */ name('read', OPEN_URI)
