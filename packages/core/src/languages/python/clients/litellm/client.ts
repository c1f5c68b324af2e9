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
    responses: 'no example of LiteLLM with the Responses API was run',
    messages: 'no example of LiteLLM with the Messages API was run',
  },
}
