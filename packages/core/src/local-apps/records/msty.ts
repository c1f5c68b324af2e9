import { FROM_ITS_PAGE } from '../links.ts'
import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessGguf } from '../weights.ts'

/** Link: https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/local-apps.ts */
export const msty: LocalApp = {
  id: 'msty',
  label: 'Msty',
  docsUrl: 'https://msty.app',
  order: 20,
  needs: 'the Msty app from https://msty.app',
  install: { macos: FROM_ITS_PAGE, linux: FROM_ITS_PAGE, windows: FROM_ITS_PAGE },
  readsToken: false,
  unsupported: unsupportedUnlessGguf,
  steps: () => [],
  link: ({ id }) => `msty://models/search/hf/${id}`,
}
