import { linkedApp } from '../linked-app.ts'
import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessGguf } from '../weights.ts'

/** Link: https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/local-apps.ts */
export const msty: LocalApp = /* @__PURE__ */ linkedApp({
  id: 'msty',
  label: 'Msty',
  docsUrl: 'https://msty.app',
  order: 20,
  unsupported: unsupportedUnlessGguf,
  link: ({ id }) => `msty://models/search/hf/${id}`,
})
