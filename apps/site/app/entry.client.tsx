import { showOffline } from './ui/offline-notice.ts'
import { onFirstInteraction } from './ui/wake.ts'

// The page is complete as it comes: what makes it answer is fetched when somebody is about to use it.
void wake()

async function wake(): Promise<void> {
  try {
    const { hydrate } = await onFirstInteraction(() => import('./hydrate.tsx'))
    showOffline(false)
    hydrate()
  } catch {
    // Links and forms work as HTML; the next interaction tries again, and so does a connection that is back.
    showOffline(!navigator.onLine)
    void wake()
  }
}
