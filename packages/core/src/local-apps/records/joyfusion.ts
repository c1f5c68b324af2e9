import { hasTag, pipelineTagOf } from '../../model/fields.ts'
import { linkedApp, linkOf } from '../linked-app.ts'
import type { LocalApp } from '../local-app.ts'
import { NO_IMAGE } from '../weights.ts'

/** Link: https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/local-apps.ts */
export const joyfusion: LocalApp = /* @__PURE__ */ linkedApp({
  id: 'joyfusion',
  label: 'JoyFusion',
  docsUrl: 'https://joyfusion.app',
  mainTask: 'text-to-image',
  order: 26,
  on: ['macos'],
  unsupported({ model }) {
    if (pipelineTagOf(model) !== 'text-to-image') return NO_IMAGE
    const isFitting = hasTag(model, 'joyfusion') && hasTag(model, 'coreml')
    return isFitting ? undefined : 'the app runs Core ML models tagged joyfusion, and this model doesn’t have that tag'
  },
  link: ({ id }) => linkOf('https://joyfusion.app/import_from_hf', { repo_id: id }),
})
