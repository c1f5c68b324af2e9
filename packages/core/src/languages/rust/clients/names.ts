import { name } from '../../printing/code.ts'

/* Names from modules and crates that programs use, each with its import. A trait is imported for its methods. */

export const BASE64 = /* @__PURE__ */ name('BASE64_STANDARD', { module: 'base64::prelude', name: '*' })
export const BAIL = /* @__PURE__ */ name('bail', { module: 'anyhow', name: 'bail' })
export const B_TREE_MAP = /* @__PURE__ */ name('BTreeMap', { module: 'std::collections', name: 'BTreeMap' })
export const BUF_READER = /* @__PURE__ */ name('BufReader', { module: 'std::io', name: 'BufReader' })
export const CONTEXT = /* @__PURE__ */ name('context', { module: 'anyhow', name: 'Context' })
export const DURATION = /* @__PURE__ */ name('Duration', { module: 'std::time', name: 'Duration' })
export const ENSURE = /* @__PURE__ */ name('ensure', { module: 'anyhow', name: 'ensure' })
export const ENV = /* @__PURE__ */ name('env', { module: 'std::env' })
export const FASTRAND = /* @__PURE__ */ name('fastrand', { module: 'fastrand' })
export const FLUSH = /* @__PURE__ */ name('flush', { module: 'std::io', name: 'Write' })
export const FS = /* @__PURE__ */ name('fs', { module: 'std::fs' })
export const IO = /* @__PURE__ */ name('io', { module: 'std::io' })
export const JSON_MACRO = /* @__PURE__ */ name('json', { module: 'serde_json', name: 'json' })
export const LINES = /* @__PURE__ */ name('lines', { module: 'std::io', name: 'BufRead' })
export const RESULT = /* @__PURE__ */ name('Result', { module: 'anyhow', name: 'Result' })
export const VALUE = /* @__PURE__ */ name('Value', { module: 'serde_json', name: 'Value' })
