import { keepPreviousData, type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { HubList } from '../../domain/hub/hub-list.ts'
import { formatFilters, parseFilters, parsePage } from '../../domain/models/filters.ts'
import { useHydrated } from '../../ui/hydrated.ts'
import { getJson } from '../../ui/query-client.ts'
import type { CatalogueList } from './search-catalogue.server.ts'

/** What the server says of a list; `address` holds the parameters that it answers, in their one order. */
interface LoadedList {
  readonly address: string
  readonly list: CatalogueList
  readonly hub: HubList
}

/** What the page shows of a list. */
export type ListState = ReturnType<typeof useModelSearch>

/** The hub is asked when the reader has stopped typing for this long. */
const HUB_DELAY_MILLISECONDS = 250
const OWN_MESSAGE = { saysItself: true }

/** The list that the address asks for: as the server rendered it at first, then as the browser finds it. */
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
    /** True while `list` is of an earlier search. */
    isStale: list.isPlaceholderData || trouble !== undefined,
    trouble,
    searchAgain: () => void list.refetch(),
    /** What the hub adds, page by page. */
    hub: hubParts,
    isAskingHub: isHydrated && isHubAsked && hub.isFetching,
    askHubAgain: () => void hub.refetch(),
    showMoreOfHub: hub.hasNextPage ? () => void hub.fetchNextPage() : undefined,
  }
}

function troubleOf(
  query: Pick<UseQueryResult, 'fetchStatus' | 'isError' | 'failureCount'>,
): 'offline' | 'failed' | 'retrying' | undefined {
  // The search goes on by itself when there is a network.
  if (query.fetchStatus === 'paused') return 'offline'
  if (query.isError) return 'failed'
  return query.fetchStatus === 'fetching' && query.failureCount > 0 ? 'retrying' : undefined
}

/** Ends early, with an error, when the search is given up. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
