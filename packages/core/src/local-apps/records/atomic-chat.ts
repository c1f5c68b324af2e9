import { linkedApp } from '../linked-app.ts'
import type { LocalApp } from '../local-app.ts'
import { hasMlx, unsupportedUnlessGguf, unsupportedUnlessMlx } from '../weights.ts'

/** Link: https://github.com/huggingface/huggingface.js/pull/2076 */
export const atomicChat: LocalApp = /* @__PURE__ */ linkedApp({
  id: 'atomic-chat',
  label: 'Atomic Chat',
  docsUrl: 'https://atomic.chat',
  order: 18,
  unsupported: (local) =>
    hasMlx(local.model)
      ? unsupportedUnlessMlx(local, 'text-generation', 'image-text-to-text')
      : unsupportedUnlessGguf(local),
  link: ({ id }) => `atomic-chat://models/huggingface/${id}`,
})
