import { name, type Piece } from '../printing/code.ts'

/* Names from modules that programs use, each with its import. */

/** Returns a name imported from a module. */
// @__NO_SIDE_EFFECTS__
export const nameFrom = (module: string, label: string): Piece => name(label, { module, name: label })

const FILES = 'node:fs/promises'
const OPENAI_HELPERS = 'openai/helpers/zod'

export const READ_FILE = /* @__PURE__ */ name('readFile', { module: FILES, name: 'readFile' })
export const WRITE_FILE = /* @__PURE__ */ name('writeFile', { module: FILES, name: 'writeFile' })
export const SLEEP = /* @__PURE__ */ name('sleep', { module: 'node:timers/promises', name: 'setTimeout as sleep' })
export const Z = /* @__PURE__ */ name('z', { module: 'zod', name: 'z' })
export const OPENAI = /* @__PURE__ */ name('OpenAI', { module: 'openai', name: 'default as OpenAI' })
export const ZOD_RESPONSE_FORMAT = /* @__PURE__ */ name('zodResponseFormat', {
  module: OPENAI_HELPERS,
  name: 'zodResponseFormat',
})
export const ZOD_TEXT_FORMAT = /* @__PURE__ */ name('zodTextFormat', { module: OPENAI_HELPERS, name: 'zodTextFormat' })
export const ANTHROPIC = /* @__PURE__ */ name('Anthropic', {
  module: '@anthropic-ai/sdk',
  name: 'default as Anthropic',
})
export const ZOD_OUTPUT_FORMAT = /* @__PURE__ */ name('zodOutputFormat', {
  module: '@anthropic-ai/sdk/helpers/zod',
  name: 'zodOutputFormat',
})
export const INFERENCE_CLIENT = /* @__PURE__ */ name('InferenceClient', {
  module: '@huggingface/inference',
  name: 'InferenceClient',
})
