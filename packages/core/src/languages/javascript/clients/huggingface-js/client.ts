import type { Client } from '../../../clients/client.ts'

const WITHOUT_FORM: NonNullable<Client['withoutRenderer']> = {
  responses: 'InferenceClient in @huggingface/inference 4.13 has no method for the Responses API',
  messages: 'InferenceClient in @huggingface/inference 4.13 has no method for the Messages API',
}

export const huggingfaceJs: Client = {
  language: 'js',
  id: 'huggingface.js',
  order: 2,
  install: 'npm install @huggingface/inference@4',
  readsModelAs: ['url', 'absolute-path', 'part-of-url'],
  looksModelsUp: true,
  withoutRenderer: WITHOUT_FORM,
  hasMethodFor: ({ hubMethods }) => hubMethods !== undefined,
}
