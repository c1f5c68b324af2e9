import { hasTag } from '../../model/fields.ts'
import { FROM_ITS_PAGE, linkOf } from '../links.ts'
import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessGguf } from '../weights.ts'

/** Link: https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/local-apps.ts */
export const unsloth: LocalApp = {
  id: 'unsloth',
  label: 'Unsloth Desktop',
  docsUrl: 'https://unsloth.ai/docs',
  order: 19,
  needs: 'the Unsloth app from https://unsloth.ai',
  install: { macos: FROM_ITS_PAGE, linux: FROM_ITS_PAGE, windows: FROM_ITS_PAGE },
  readsToken: false,
  unsupported(local) {
    // Who works with Unsloth tags a model so, whatever its format.
    return hasTag(local.model, 'unsloth') && local.file === undefined ? undefined : unsupportedUnlessGguf(local)
  },
  steps: () => [],
  link: ({ id, file }) => linkOf('unsloth://open_from_hf', { model: id, file: file?.path }),
}
