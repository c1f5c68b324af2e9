import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { setTrouble } from './trouble.ts'

const FRESH_MILLISECONDS = 60_000
const MOST_RETRIES = 3
const FIRST_RETRY_MILLISECONDS = 1000
const LONGEST_RETRY_MILLISECONDS = 30_000
const KEPT_MILLISECONDS = 300_000

declare module '@tanstack/react-query' {
  interface Register {
    /** `saysItself`: the component shows its own failures and offers a retry. */
    queryMeta: { readonly saysItself?: boolean }
  }
}

/** An error status from our server. */
class AnswerError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The server responded with status ${status}`)
    this.status = status
  }
}

/** The statuses of servers that took too long or limit requests. */
const PASSING = [408, 429]

/** Checks whether a retry would get the same status. */
const isFinal = (status: number): boolean => status >= 400 && status < 500 && !PASSING.includes(status)

/** Requests of an open page: to our server, and for code. */
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
 * Fetches code when it's needed.
 *
 * @param load imports it
 */
export const codeQuery = <Code>(name: string, load: () => Promise<Code>) =>
  queryOptions({
    queryKey: ['code', name],
    queryFn: load,
    retry: false,
    // Cached code needs no connection.
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
