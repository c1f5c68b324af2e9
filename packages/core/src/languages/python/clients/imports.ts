import type { Call } from '../../../call/call.ts'
import type { PythonImport } from '../writer.ts'

const standard = (module: string): PythonImport => ({ module, standard: true })

/* What clients import of the standard library. */
export const ASYNCIO: PythonImport = /* @__PURE__ */ standard('asyncio')
export const BASE64: PythonImport = /* @__PURE__ */ standard('base64')
export const JSON_MODULE: PythonImport = /* @__PURE__ */ standard('json')
export const PATH: PythonImport = { module: 'pathlib', name: 'Path', standard: true }
export const RANDOM: PythonImport = /* @__PURE__ */ standard('random')
export const RE: PythonImport = /* @__PURE__ */ standard('re')
export const SYS: PythonImport = /* @__PURE__ */ standard('sys')
export const TIME: PythonImport = /* @__PURE__ */ standard('time')
export const URLOPEN: PythonImport = { module: 'urllib.request', name: 'urlopen', standard: true }

/** What a program needs to read the token, where that is not written into it. */
export const importsOfToken = ({ token }: Pick<Call, 'token'>): readonly PythonImport[] =>
  typeof token === 'string' ? [] : [standard('os')]

export const unsupportedSurrogate = ({ traits }: Call): string | undefined =>
  traits.loneSurrogate ? 'the client writes UTF-8, which has no form for a lone surrogate' : undefined
