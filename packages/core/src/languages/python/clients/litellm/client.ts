import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const litellm: Client = {
  language: 'python',
  id: 'litellm',
  order: 9,
  framework: true,
  install: 'pip install litellm~=1.110',
  unsupported: unsupportedSurrogate,
  withoutRenderer: {
    responses: 'we haven’t run a LiteLLM example with the Responses API',
    messages: 'we haven’t run a LiteLLM example with the Messages API',
  },
}
