import { isRouteErrorResponse } from 'react-router'
import { showOffline } from './offline-notice.ts'

/** How long a page waits before it asks again, in milliseconds. */
const PAUSES = [300, 1000, 3000]

/**
 * Asks for the data of a page again where no answer comes. The page before stays meanwhile, with what was typed there.
 *
 * @param load asks once
 * @param signal ends the waiting: the reader goes somewhere else
 * @throws what `load` throws where the answer is that there is no such page, and where none comes at a fourth time
 */
export async function loadPatiently<Data>(load: () => Promise<Data>, signal: AbortSignal): Promise<Data> {
  for (let pauses = PAUSES; ; ) {
    try {
      return await load()
    } catch (error) {
      signal.throwIfAborted()
      if (isAnswer(error)) throw error
      if (!navigator.onLine) {
        await whileOffline(signal)
        continue
      }
      const [pause, ...others] = pauses
      if (pause === undefined) throw error
      pauses = others
      await new Promise((resolve) => setTimeout(resolve, pause))
      signal.throwIfAborted()
    }
  }
}

/** Whether it was answered by what knows the page. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)

async function whileOffline(signal: AbortSignal): Promise<void> {
  showOffline(true)
  await new Promise((resolve) => {
    addEventListener('online', resolve, { once: true, signal })
    signal.addEventListener('abort', resolve, { once: true })
  })
  showOffline(false)
  signal.throwIfAborted()
}
