import { linkedApp } from '../linked-app.ts'
import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessGguf } from '../weights.ts'

/** Link: https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/local-apps.ts. Systems: https://backyard.ai/blog/mobile-tethering */
export const backyard: LocalApp = /* @__PURE__ */ linkedApp({
  id: 'backyard',
  label: 'Backyard AI',
  docsUrl: 'https://backyard.ai',
  order: 22,
  on: ['macos', 'windows'],
  unsupported: unsupportedUnlessGguf,
  link: ({ id }) => `https://backyard.ai/hf/model/${id}`,
})
