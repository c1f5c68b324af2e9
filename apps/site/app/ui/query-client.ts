import { onlineManager, QueryClient } from '@tanstack/react-query'

const FRESH_MILLISECONDS = 60_000
const MOST_RETRIES = 3
const FIRST_RETRY_MILLISECONDS = 1000
const LONGEST_RETRY_MILLISECONDS = 30_000
const KEPT_MILLISECONDS = 300_000

/** An answer of our server that is none. */
class AnswerError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The server answered ${status}`)
    this.status = status
  }
}

/** What a server answers that took too long, or that asks for patience. */
const PASSING = [408, 429]

/** Whether a request that was answered so is answered so again. */
const isFinal = (status: number): boolean => status >= 400 && status < 500 && !PASSING.includes(status)

/** What the browser asks for while a page is open. To be loaded late: no first paint needs it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < MOST_RETRIES && !(error instanceof AnswerError && isFinal(error.status)),
      retryDelay: (failures) => Math.min(FIRST_RETRY_MILLISECONDS * 2 ** failures, LONGEST_RETRY_MILLISECONDS),
      gcTime: KEPT_MILLISECONDS,
      staleTime: FRESH_MILLISECONDS,
      refetchOnWindowFocus: false,
    },
  },
})

// The library listens for changes only: the page may have gone offline before it was loaded.
if (typeof navigator !== 'undefined') onlineManager.setOnline(navigator.onLine !== false)

/**
 * Asks our server.
 *
 * @throws AnswerError for a status that is no success, TypeError when nothing comes back
 */
export async function getJson<Value>(address: string, signal: AbortSignal): Promise<Value> {
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new AnswerError(response.status)
  return response.json()
}
