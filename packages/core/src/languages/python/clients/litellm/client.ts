import { own } from '../../../../values/own.ts'
import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const litellm: Client = {
  language: 'python',
  id: 'litellm',
  order: 9,
  framework: true,
  install: 'pip install litellm~=1.110',
  unsupported: unsupportedSurrogate,
  without: { retries: true, responses: true, messages: true },
  openAiCompatible: true,
  hasMethodFor: ({ id }) => id === 'feature-extraction',
  unusedMethod(task) {
    const method = own(OTHER_METHODS, task)
    return method && `the client has ${method}, but we haven’t run an example with it yet`
  },
}

/** Functions for tasks of which there is no example with LiteLLM. */
const OTHER_METHODS: { readonly [task: string]: string } = {
  'automatic-speech-recognition': 'litellm.transcription',
  'image-to-image': 'litellm.image_edit',
  'text-generation': 'litellm.text_completion',
  'text-to-image': 'litellm.image_generation',
  'text-to-speech': 'litellm.speech',
}
