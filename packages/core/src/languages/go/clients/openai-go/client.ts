import type { Platform } from '../../../../call/platform.ts'
import type { Client } from '../../../clients/client.ts'
import { METHODS, unusedMethod, WITHOUT_FORM } from '../../../clients/openai-client.ts'
import { unsupportedSurrogate } from '../imports.ts'
import { chat } from './chat.ts'
import { completion } from './completion.ts'
import { installOn } from './install.ts'

const setUp = ({ platform }: { readonly platform: Platform }) => ({ install: installOn(platform) })

export const openaiGo: Client = {
  language: 'go',
  id: 'openai-go',
  place: 1,
  install: installOn('posix'),
  unsupported: unsupportedSurrogate,
  speaksOpenAi: true,
  chat: { ...chat, setUp },
  withoutForm: WITHOUT_FORM,
  task: { ...completion, setUp },
  hasMethodFor: ({ id }) => id === 'text-generation',
  unusedMethod: (task) =>
    Object.hasOwn(METHODS, task)
      ? `the client has ${METHODS[task]?.name}, and no example with it was run`
      : unusedMethod(task),
}
