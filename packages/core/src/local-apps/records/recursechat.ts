import { FROM_ITS_PAGE, linkOf } from '../links.ts'
import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessGguf } from '../weights.ts'

/** Link: https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/local-apps.ts */
export const recursechat: LocalApp = {
  id: 'recursechat',
  label: 'RecurseChat',
  docsUrl: 'https://recurse.chat',
  order: 21,
  needs: 'the RecurseChat app from https://recurse.chat',
  install: { macos: FROM_ITS_PAGE },
  readsToken: false,
  unsupported: unsupportedUnlessGguf,
  steps: () => [],
  link: ({ id }) => linkOf('recursechat://new-hf-gguf-model', { 'hf-model-id': id }),
}
