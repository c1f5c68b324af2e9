import { linkedApp, linkOf } from '../linked-app.ts'
import type { LocalApp } from '../local-app.ts'
import { isAdapter, unsupportedUnlessPainting } from '../weights.ts'

/** Links: https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/local-apps.ts */
export const drawthings: LocalApp = /* @__PURE__ */ linkedApp({
  id: 'drawthings',
  label: 'Draw Things',
  docsUrl: 'https://drawthings.ai',
  mainTask: 'text-to-image',
  order: 24,
  on: ['macos'],
  unsupported: unsupportedUnlessPainting,
  link({ id, model }) {
    const loader = isAdapter(model) ? 'pipeline.load_lora_weights' : 'pipeline.from_pretrained'
    return linkOf(`https://drawthings.ai/import/diffusers/${loader}`, { repo_id: id })
  },
})
