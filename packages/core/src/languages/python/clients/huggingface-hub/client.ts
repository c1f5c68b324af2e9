import type { Call } from '../../../../call/call.ts'
import { getOwn } from '../../../../values/get-own.ts'
import type { Client } from '../../../clients/client.ts'
import { unsupportedProviderModel } from '../../../clients/hub-client.ts'
import { unsupportedSurrogate } from '../imports.ts'
import { install } from './install.ts'

/** Methods of the client that don't work for their task, and why. */
const UNUSED_METHODS: Readonly<Record<string, string>> = {
  'tabular-regression': 'the client’s tabular_regression method rejects every provider',
  'visual-question-answering':
    'the client sends the question next to `inputs`, but the service expects both the image and the question inside `inputs`',
}

/** Returns why the client doesn't support a call of any kind. */
const unsupported = (call: Call): string | undefined =>
  unsupportedSurrogate(call) ??
  (call.traits.nullField ? 'the client drops fields that are null' : undefined) ??
  unsupportedProviderModel(call)

const WITHOUT_FORM: NonNullable<Client['withoutRenderer']> = {
  responses: 'InferenceClient in huggingface_hub 2.4 has no method for the Responses API',
  messages: 'InferenceClient in huggingface_hub 2.4 has no method for the Messages API',
}

export const huggingfaceHub: Client = {
  language: 'python',
  id: 'huggingface_hub',
  order: 2,
  install,
  readsModelAs: ['url', 'part-of-url'],
  looksModelsUp: true,
  unsupported,
  withoutRenderer: WITHOUT_FORM,
  hasMethodFor: ({ hubMethods }) => hubMethods?.python !== undefined,
  unusedMethod: (id) => getOwn(UNUSED_METHODS, id),
}
