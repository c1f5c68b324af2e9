import { hasTag, pipelineTagOf } from '../../model/fields.ts'
import { FROM_ITS_PAGE, linkOf } from '../links.ts'
import type { LocalApp } from '../local-app.ts'
import { NO_IMAGE } from '../weights.ts'

/** Link: https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/local-apps.ts */
export const joyfusion: LocalApp = {
  id: 'joyfusion',
  label: 'JoyFusion',
  docsUrl: 'https://joyfusion.app',
  mainTask: 'text-to-image',
  order: 26,
  needs: 'the JoyFusion app from https://joyfusion.app',
  install: { macos: FROM_ITS_PAGE },
  readsToken: false,
  unsupported({ model }) {
    if (pipelineTagOf(model) !== 'text-to-image') return NO_IMAGE
    const isFitting = hasTag(model, 'joyfusion') && hasTag(model, 'coreml')
    return isFitting ? undefined : 'it runs models of Core ML that are tagged joyfusion, and the record does not say so'
  },
  steps: () => [],
  link: ({ id }) => linkOf('https://joyfusion.app/import_from_hf', { repo_id: id }),
}
