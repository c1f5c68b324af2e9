import { linkedApp, linkOf } from '../linked-app.ts'
import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessGguf } from '../weights.ts'

/** Link: https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/local-apps.ts */
export const recursechat: LocalApp = /* @__PURE__ */ linkedApp({
  id: 'recursechat',
  label: 'RecurseChat',
  docsUrl: 'https://recurse.chat',
  order: 21,
  on: ['macos'],
  unsupported: unsupportedUnlessGguf,
  link: ({ id }) => linkOf('recursechat://new-hf-gguf-model', { 'hf-model-id': id }),
})
