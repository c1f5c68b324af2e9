import { FROM_ITS_PAGE, linkOf } from '../links.ts'
import type { LocalApp } from '../local-app.ts'
import { isAdapter, unsupportedUnlessPainting } from '../weights.ts'

/** Link: https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/local-apps.ts */
export const diffusionbee: LocalApp = {
  id: 'diffusionbee',
  label: 'DiffusionBee',
  docsUrl: 'https://diffusionbee.com',
  mainTask: 'text-to-image',
  order: 25,
  needs: 'the DiffusionBee app from https://diffusionbee.com',
  install: { macos: FROM_ITS_PAGE },
  readsToken: false,
  unsupported: (local) =>
    isAdapter(local.model)
      ? 'it opens whole models, and this one is an adapter of another'
      : unsupportedUnlessPainting(local),
  steps: () => [],
  link: ({ id }) => linkOf('https://diffusionbee.com/huggingface_import', { model_id: id }),
}
