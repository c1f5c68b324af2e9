import { FROM_ITS_PAGE } from '../links.ts'
import type { LocalApp } from '../local-app.ts'
import { hasGguf, isAdapter, unsupportedUnlessGguf, unsupportedUnlessPainting } from '../weights.ts'

/** Links: https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/local-apps.ts */
export const jellybox: LocalApp = {
  id: 'jellybox',
  label: 'Jellybox',
  docsUrl: 'https://jellybox.com',
  order: 23,
  needs: 'the Jellybox app from https://jellybox.com',
  install: { macos: FROM_ITS_PAGE, linux: FROM_ITS_PAGE, windows: FROM_ITS_PAGE },
  readsToken: false,
  unsupported: (local) =>
    hasGguf(local.model) ? unsupportedUnlessGguf(local) : unsupportedUnlessPainting(local, 'safetensors'),
  steps: () => [],
  link({ id, model }) {
    if (hasGguf(model)) return `jellybox://llm/models/huggingface/LLM/${id}`
    return `jellybox://image/models/huggingface/${isAdapter(model) ? 'ImageLora' : 'Image'}/${id}`
  },
}
