import { getOwn } from '../../../../values/get-own.ts'
import type { Client } from '../../../clients/client.ts'
import { METHODS } from '../../../clients/openai-client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const litellm: Client = {
  language: 'python',
  id: 'litellm',
  order: 12,
  framework: true,
  install: 'pip install litellm~=1.110',
  unsupported: unsupportedSurrogate,
  without: { retries: true, responses: true, messages: true },
  openAiCompatible: true,
  hasMethodFor: ({ id }) => Object.hasOwn(METHODS, id),
  unusedMethod(task) {
    const method = getOwn(OTHER_METHODS, task)
    return method && `the client has ${method}, but we haven’t run an example with it yet`
  },
}

/** Functions for tasks of which there is no example with LiteLLM. */
const OTHER_METHODS: { readonly [task: string]: string } = {
  'image-to-image': 'litellm.image_edit',
  'text-generation': 'litellm.text_completion',
}
