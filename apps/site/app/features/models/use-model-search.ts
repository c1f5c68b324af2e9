import { keepPreviousData, type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { HubList } from '../../domain/hub/hub-list.ts'
import { formatFilters, parseFilters, parsePage } from '../../domain/models/filters.ts'
import { useHydrated } from '../../ui/hydrated.ts'
import { getJson } from '../../ui/query-client.ts'
import type { CatalogueList } from './search-catalogue.server.ts'

/** The server's list; `address` has the query that it answers, in canonical order. */
interface LoadedList {
  readonly address: string
  readonly list: CatalogueList
  readonly hub: HubList
}

/** The state of the page's list. */
export type ListState = ReturnType<typeof useModelSearch>

/** The hub is asked once the reader hasn't typed for this long. */
const HUB_DELAY_MILLISECONDS = 250
const OWN_MESSAGE = { saysItself: true }

/** The list for the URL: first as the server rendered it, then as the browser finds it. */
export function useModelSearch(loaded: LoadedList) {
  const [parameters] = useSearchParams()
  const isHydrated = useHydrated()
  const filters = parseFilters(parameters)
  const address = formatFilters(filters, parsePage(parameters)).toString()
  const isLoaded = address === loaded.address
  const list = useQuery({
    queryKey: ['models', address],
    queryFn: ({ signal }) => getJson<CatalogueList>(`/models.json?${address}`, signal),
    placeholderData: keepPreviousData,
    meta: OWN_MESSAGE,
    ...(isLoaded ? { initialData: loaded.list } : {}),
  })

  const hubAddress = formatFilters(filters).toString()
  const isHubAsked = loaded.hub.kind !== 'off' && hubAddress !== ''
  const isHubKnown = isLoaded && loaded.hub.kind !== 'late' && loaded.hub.kind !== 'unasked'
  const hub = useInfiniteQuery({
    queryKey: ['hub', hubAddress, parameters.get('cursor')],
    queryFn: async ({ signal, pageParam }) => {
      await pause(HUB_DELAY_MILLISECONDS, signal)
      const cursor = pageParam === '' ? '' : `&${new URLSearchParams({ cursor: pageParam })}`
      return getJson<HubList>(`/models.json?${hubAddress}&from=hub${cursor}`, signal)
    },
    initialPageParam: parameters.get('cursor') ?? '',
    getNextPageParam: (last) => (last.kind === 'found' ? last.next : undefined),
    enabled: isHubAsked,
    meta: OWN_MESSAGE,
    ...(isHubKnown ? { initialData: { pages: [loaded.hub], pageParams: [parameters.get('cursor') ?? ''] } } : {}),
  })

  const trouble = troubleOf(list)
  const hubParts: readonly HubList[] = !isHydrated
    ? [loaded.hub]
    : hub.isError
      ? [{ kind: 'unreachable', why: 'network' }]
      : isHubAsked
        ? (hub.data?.pages ?? [])
        : [loaded.hub.kind === 'off' ? loaded.hub : { kind: 'unasked' }]
  return {
    list: list.data ?? loaded.list,
    /** True while `list` belongs to an earlier search. */
    isStale: list.isPlaceholderData || trouble !== undefined,
    trouble,
    searchAgain: () => void list.refetch(),
    /** The hub's results, page by page. */
    hub: hubParts,
    isAskingHub: isHydrated && isHubAsked && hub.isFetching,
    askHubAgain: () => void hub.refetch(),
    showMoreOfHub: hub.hasNextPage ? () => void hub.fetchNextPage() : undefined,
  }
}

function troubleOf(
  query: Pick<UseQueryResult, 'fetchStatus' | 'isError' | 'failureCount'>,
): 'offline' | 'failed' | 'retrying' | undefined {
  // The search continues by itself when the network is back.
  if (query.fetchStatus === 'paused') return 'offline'
  if (query.isError) return 'failed'
  return query.fetchStatus === 'fetching' && query.failureCount > 0 ? 'retrying' : undefined
}

/** Rejects early if the search is canceled. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
