import { hasTag } from '../../model/fields.ts'
import { linkedApp, linkOf } from '../linked-app.ts'
import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessGguf } from '../weights.ts'

/** Link: https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/local-apps.ts */
export const unsloth: LocalApp = /* @__PURE__ */ linkedApp({
  id: 'unsloth',
  label: 'Unsloth Desktop',
  docsUrl: 'https://unsloth.ai/docs',
  order: 19,
  needs: 'the Unsloth app from https://unsloth.ai',
  unsupported(local) {
    // Who works with Unsloth tags a model so, whatever its format.
    return hasTag(local.model, 'unsloth') && local.file === undefined ? undefined : unsupportedUnlessGguf(local)
  },
  link: ({ id, file }) => linkOf('unsloth://open_from_hf', { model: id, file: file?.path }),
})
