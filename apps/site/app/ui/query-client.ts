import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { setTrouble } from './trouble.ts'

const FRESH_MILLISECONDS = 60_000
const MOST_RETRIES = 3
const FIRST_RETRY_MILLISECONDS = 1000
const LONGEST_RETRY_MILLISECONDS = 30_000
const KEPT_MILLISECONDS = 300_000

declare module '@tanstack/react-query' {
  interface Register {
    /** `saysItself`: what asks shows by itself that it failed, and how to try again. */
    queryMeta: { readonly saysItself?: boolean }
  }
}

/** An answer of our server that is none. */
class AnswerError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The server responded with status ${status}`)
    this.status = status
  }
}

/** What a server answers that took too long, or that asks for patience. */
const PASSING = [408, 429]

/** Whether a request that was answered so is answered so again. */
const isFinal = (status: number): boolean => status >= 400 && status < 500 && !PASSING.includes(status)

/** What a page asks for while it is open: answers of our server, and code. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (_, { meta }) => {
        if (meta?.saysItself !== true) setTrouble({ kind: 'part', again: () => void tryFailedAgain(client) })
      },
    }),
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
  return client
}

function tryFailedAgain(client: QueryClient): Promise<void> {
  setTrouble(undefined)
  return client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}

/**
 * Code that is fetched when it's needed.
 *
 * @param load imports it
 */
export const codeQuery = <Code>(name: string, load: () => Promise<Code>) =>
  queryOptions({
    queryKey: ['code', name],
    queryFn: load,
    retry: false,
    // What the browser keeps needs no connection.
    networkMode: 'always',
    refetchOnReconnect: true,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

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
