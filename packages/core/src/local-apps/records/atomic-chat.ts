import { FROM_ITS_PAGE } from '../links.ts'
import type { LocalApp } from '../local-app.ts'
import { hasMlx, unsupportedUnlessGguf, unsupportedUnlessMlx } from '../weights.ts'

/** Link: https://github.com/huggingface/huggingface.js/pull/2076 */
export const atomicChat: LocalApp = {
  id: 'atomic-chat',
  label: 'Atomic Chat',
  docsUrl: 'https://atomic.chat',
  order: 18,
  needs: 'the Atomic Chat app from https://atomic.chat',
  install: { macos: FROM_ITS_PAGE, linux: FROM_ITS_PAGE, windows: FROM_ITS_PAGE },
  readsToken: false,
  unsupported: (local) =>
    hasMlx(local.model) ? unsupportedUnlessMlx(local, 'text-generation') : unsupportedUnlessGguf(local),
  steps: () => [],
  link: ({ id }) => `atomic-chat://models/huggingface/${id}`,
}
