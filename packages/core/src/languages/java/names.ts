import { name, type Piece } from '../printing/code.ts'

/* Names from Java's own classes and from Jackson that programs use, each with its import. */

/** Returns a class by its short name, imported by the full one. */
// @__NO_SIDE_EFFECTS__
export const classOf = (from: string, className: string): Piece => name(className, { module: `${from}.${className}` })

const IO = 'java.io'
const FILE = 'java.nio.file'
const UTIL = 'java.util'
const CONCURRENT = 'java.util.concurrent'

export const SET = /* @__PURE__ */ classOf(UTIL, 'Set')
export const BASE64 = /* @__PURE__ */ classOf(UTIL, 'Base64')
export const BYTE_BUFFER = /* @__PURE__ */ classOf('java.nio', 'ByteBuffer')
export const BYTE_ORDER = /* @__PURE__ */ classOf('java.nio', 'ByteOrder')
export const COLLECTORS = /* @__PURE__ */ classOf('java.util.stream', 'Collectors')
export const DURATION = /* @__PURE__ */ classOf('java.time', 'Duration')
export const EXECUTION_EXCEPTION = /* @__PURE__ */ classOf(CONCURRENT, 'ExecutionException')
export const URI = /* @__PURE__ */ classOf('java.net', 'URI')
export const FILES = /* @__PURE__ */ classOf(FILE, 'Files')
export const HASH_MAP = /* @__PURE__ */ classOf(UTIL, 'HashMap')
export const IO_EXCEPTION = /* @__PURE__ */ classOf(IO, 'IOException')
export const JSON_NODE = /* @__PURE__ */ classOf('com.fasterxml.jackson.databind', 'JsonNode')
export const JSON_PROPERTY = /* @__PURE__ */ classOf('com.fasterxml.jackson.annotation', 'JsonProperty')
export const LINKED_HASH_MAP = /* @__PURE__ */ classOf(UTIL, 'LinkedHashMap')
export const LIST = /* @__PURE__ */ classOf(UTIL, 'List')
export const MAP = /* @__PURE__ */ classOf(UTIL, 'Map')
export const OBJECTS = /* @__PURE__ */ classOf(UTIL, 'Objects')
export const OPTIONAL = /* @__PURE__ */ classOf(UTIL, 'Optional')
export const PATH = /* @__PURE__ */ classOf(FILE, 'Path')
export const STREAM = /* @__PURE__ */ classOf('java.util.stream', 'Stream')
export const THREAD_LOCAL_RANDOM = /* @__PURE__ */ classOf(CONCURRENT, 'ThreadLocalRandom')
export const TIME_UNIT = /* @__PURE__ */ classOf(CONCURRENT, 'TimeUnit')
export const TIMEOUT_EXCEPTION = /* @__PURE__ */ classOf(CONCURRENT, 'TimeoutException')
