import type { Client } from '../../../clients/client.ts'
import { chat } from './chat.ts'
import { task } from './task.ts'

export const huggingfaceJs: Client = {
  language: 'js',
  id: 'huggingface.js',
  place: 2,
  install: 'npm install @huggingface/inference@4',
  readsModelAs: ['url', 'absolute-path', 'part-of-url'],
  looksModelsUp: true,
  chat,
  task,
  autoTask: task,
  hasMethodFor: ({ hubMethods }) => hubMethods !== undefined,
}
