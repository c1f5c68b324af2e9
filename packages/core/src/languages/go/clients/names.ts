import { name } from '../../printing/code.ts'

/* Names from packages that programs use, each with its import. */

export const BASE64 = /* @__PURE__ */ name('base64', { module: 'encoding/base64' })
export const BINARY = /* @__PURE__ */ name('binary', { module: 'encoding/binary' })
export const BUFIO = /* @__PURE__ */ name('bufio', { module: 'bufio' })
export const BYTES = /* @__PURE__ */ name('bytes', { module: 'bytes' })
export const CMP = /* @__PURE__ */ name('cmp', { module: 'cmp' })
export const ERRORS = /* @__PURE__ */ name('errors', { module: 'errors' })
export const FMT = /* @__PURE__ */ name('fmt', { module: 'fmt' })
export const HTTP = /* @__PURE__ */ name('http', { module: 'net/http' })
export const IO = /* @__PURE__ */ name('io', { module: 'io' })
export const JSON_PACKAGE = /* @__PURE__ */ name('json', { module: 'encoding/json' })
export const LOG = /* @__PURE__ */ name('log', { module: 'log' })
export const OS = /* @__PURE__ */ name('os', { module: 'os' })
export const SLICES = /* @__PURE__ */ name('slices', { module: 'slices' })
export const STRINGS = /* @__PURE__ */ name('strings', { module: 'strings' })
export const TIME = /* @__PURE__ */ name('time', { module: 'time' })
