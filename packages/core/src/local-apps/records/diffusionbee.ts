import { linkedApp, linkOf } from '../linked-app.ts'
import type { LocalApp } from '../local-app.ts'
import { isAdapter, unsupportedUnlessPainting } from '../weights.ts'

/** Link: https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/local-apps.ts */
export const diffusionbee: LocalApp = /* @__PURE__ */ linkedApp({
  id: 'diffusionbee',
  label: 'DiffusionBee',
  docsUrl: 'https://diffusionbee.com',
  mainTask: 'text-to-image',
  order: 25,
  on: ['macos'],
  unsupported: (local) =>
    isAdapter(local.model)
      ? 'the app opens only complete models, but this one is an adapter'
      : unsupportedUnlessPainting(local),
  link: ({ id }) => linkOf('https://diffusionbee.com/huggingface_import', { model_id: id }),
})
