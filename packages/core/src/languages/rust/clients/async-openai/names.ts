import { name } from '../../../printing/code.ts'

/* Names from async-openai and its dependencies that programs use. */

export const CLIENT = /* @__PURE__ */ name('Client', { module: 'async_openai', name: 'Client' })
export const OPENAI_CONFIG = /* @__PURE__ */ name('OpenAIConfig', {
  module: 'async_openai::config',
  name: 'OpenAIConfig',
})
export const OPENAI_ERROR = /* @__PURE__ */ name('OpenAIError', { module: 'async_openai::error', name: 'OpenAIError' })
export const RESPONSE = /* @__PURE__ */ name('Response', { module: 'reqwest', name: 'Response' })
