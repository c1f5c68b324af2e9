import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/javascript'
import type { CodeFacts, Import } from './code-facts.ts'
import { type Collected, collect, isInside, type Reader, readCallee, sourceOf, startOf } from './collected.ts'

/** Names that Node.js has without an import. */
const BUILT_IN = new Set(
  `AbortController AbortSignal AggregateError Array ArrayBuffer AsyncIterator Atomics BigInt Blob Boolean Buffer
CustomEvent DOMException DataView Date Error Event EventSource EventTarget File Float32Array Float64Array FormData
Function Headers Infinity Int8Array Int16Array Int32Array Intl Iterator JSON Map Math NaN Number Object Promise Proxy
RangeError ReadableStream ReferenceError Reflect RegExp Request Response Set SharedArrayBuffer String Symbol SyntaxError
TextDecoder TextDecoderStream TextEncoder TransformStream TypeError URIError URL URLSearchParams Uint8Array Uint16Array
Uint32Array Uint8ClampedArray WeakMap WeakRef WeakSet WebSocket WritableStream __dirname __filename arguments atob btoa
clearInterval clearTimeout console crypto decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval exports
fetch global globalThis import isFinite isNaN module parseFloat parseInt performance process queueMicrotask require
setImmediate setInterval setTimeout structuredClone undefined unescape`.split(/\s+/),
)

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunction',
  'MethodDeclaration',
  'Property',
])

const IN = { js: parser, ts: parser.configure({ dialect: 'ts' }) }

const READERS: Readonly<Record<string, Reader>> = {
  VariableDefinition(node, collected) {
    collected.defines.add(sourceOf(node, collected))
  },
  VariableName(node, collected) {
    // In `import { a as b }`, the module defines the first name.
    if (node.parent?.name !== 'ImportGroup') collected.uses.add(sourceOf(node, collected))
  },
  ImportDeclaration(node, collected) {
    collected.imports.push(...importsIn(sourceOf(node, collected)))
  },
  String: readString,
  TemplateString: readString,
  Spread(node, collected) {
    // `[...]` and `{ ... }` aren't JavaScript: something is left out there.
    if (node.nextSibling?.type.isError === true) collected.leavesOut = true
  },
  CallExpression(node, collected) {
    readCallee(node, collected)
    const [, required, imported] =
      /^(?:require\(\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"])/.exec(startOf(node, collected)) ?? []
    const module = required ?? imported
    if (module !== undefined) collected.imports.push({ module, names: [] })
  },
  MemberExpression(node, collected) {
    const found = /^process\.env(?:\.(\w+)|\[['"](\w+)['"]\])$/.exec(startOf(node, collected))
    const name = found?.[1] ?? found?.[2]
    if (name !== undefined) (node.nextSibling?.name === 'Equals' ? collected.sets : collected.reads).add(name)
  },
  await(node, collected) {
    if (!isInside(node, FUNCTIONS)) collected.awaitsAtTop = true
  },
}

function readString(node: SyntaxNode, collected: Collected): void {
  collected.strings.push(sourceOf(node, collected).slice(1, -1))
}

/** Reads JavaScript or TypeScript code. It needn't be complete, or correct. */
export const readJavascript = (text: string, dialect: 'js' | 'ts'): CodeFacts =>
  collect(text, IN[dialect].parse(text), READERS, BUILT_IN)

function importsIn(statement: string): Import[] {
  const module = /(?:from|import)\s*['"]([^'"]+)['"]/.exec(statement)?.[1]
  // Types are gone before the program runs.
  if (module === undefined || /^import\s+type\b/.test(statement)) return []
  const group = /\{([^}]*)\}/.exec(statement)?.[1] ?? ''
  const names = group.split(',').map((each) => each.trim().split(/\s+/)[0] ?? '')
  return [{ module, names: names.filter((name) => name !== '') }]
}
