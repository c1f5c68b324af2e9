import type { Call } from '../../../call/call.ts'
import { name, type Piece } from '../../printing/code.ts'

const standard = (module: string): Piece => name(module, { module, standard: true })

/* Names from the standard library that clients use. */
export const ARRAY: Piece = /* @__PURE__ */ name('array', { module: 'array', name: 'array', standard: true })
export const ASYNCIO: Piece = /* @__PURE__ */ standard('asyncio')
export const BASE64: Piece = /* @__PURE__ */ standard('base64')
export const JSON_MODULE: Piece = /* @__PURE__ */ standard('json')
export const MATH: Piece = /* @__PURE__ */ standard('math')
export const PATH: Piece = /* @__PURE__ */ name('Path', { module: 'pathlib', name: 'Path', standard: true })
export const RANDOM: Piece = /* @__PURE__ */ standard('random')
export const RE: Piece = /* @__PURE__ */ standard('re')
export const SYS: Piece = /* @__PURE__ */ standard('sys')
export const TIME: Piece = /* @__PURE__ */ standard('time')
export const URLOPEN: Piece = /* @__PURE__ */ name('urlopen', {
  module: 'urllib.request',
  name: 'urlopen',
  standard: true,
})
export const URLSPLIT: Piece = /* @__PURE__ */ name('urlsplit', {
  module: 'urllib.parse',
  name: 'urlsplit',
  standard: true,
})
export const WAVE: Piece = /* @__PURE__ */ standard('wave')

export const unsupportedSurrogate = ({ traits }: Call): string | undefined =>
  traits.loneSurrogate ? 'the client writes UTF-8, which can’t represent a lone surrogate' : undefined
