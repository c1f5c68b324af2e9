import { FROM_ITS_PAGE } from '../links.ts'
import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessGguf } from '../weights.ts'

/** Link: https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/local-apps.ts. Systems: https://backyard.ai/blog/mobile-tethering */
export const backyard: LocalApp = {
  id: 'backyard',
  label: 'Backyard AI',
  docsUrl: 'https://backyard.ai',
  order: 22,
  needs: 'the Backyard AI app from https://backyard.ai',
  install: { macos: FROM_ITS_PAGE, windows: FROM_ITS_PAGE },
  readsToken: false,
  unsupported: unsupportedUnlessGguf,
  steps: () => [],
  link: ({ id }) => `https://backyard.ai/hf/model/${id}`,
}
