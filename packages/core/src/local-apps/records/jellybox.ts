import { linkedApp } from '../linked-app.ts'
import type { LocalApp } from '../local-app.ts'
import { hasGguf, isAdapter, unsupportedUnlessGguf, unsupportedUnlessPainting } from '../weights.ts'

/** Links: https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/local-apps.ts */
export const jellybox: LocalApp = /* @__PURE__ */ linkedApp({
  id: 'jellybox',
  label: 'Jellybox',
  docsUrl: 'https://jellybox.com',
  order: 23,
  unsupported: (local) =>
    hasGguf(local.model) ? unsupportedUnlessGguf(local) : unsupportedUnlessPainting(local, 'safetensors'),
  link({ id, model }) {
    if (hasGguf(model)) return `jellybox://llm/models/huggingface/LLM/${id}`
    return `jellybox://image/models/huggingface/${isAdapter(model) ? 'ImageLora' : 'Image'}/${id}`
  },
})
