import { FROM_ITS_PAGE, linkOf } from '../links.ts'
import type { LocalApp } from '../local-app.ts'
import { isAdapter, unsupportedUnlessPainting } from '../weights.ts'

/** Links: https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/local-apps.ts */
export const drawthings: LocalApp = {
  id: 'drawthings',
  label: 'Draw Things',
  docsUrl: 'https://drawthings.ai',
  mainTask: 'text-to-image',
  order: 24,
  needs: 'the Draw Things app from https://drawthings.ai',
  install: { macos: FROM_ITS_PAGE },
  readsToken: false,
  unsupported: unsupportedUnlessPainting,
  steps: () => [],
  link({ id, model }) {
    const loader = isAdapter(model) ? 'pipeline.load_lora_weights' : 'pipeline.from_pretrained'
    return linkOf(`https://drawthings.ai/import/diffusers/${loader}`, { repo_id: id })
  },
}
