import { keepPreviousData, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { HubList } from '../../domain/hub/hub-list.ts'
import { formatFilters, parseFilters, parsePage } from '../../domain/models/filters.ts'
import { getJson, queryClient } from '../../ui/query-client.ts'
import type { CatalogueList } from './catalogue-list.ts'
import type { ListState, ListTrouble, LoadedList } from './list-state.ts'
import { setLive } from './live.ts'

/** The hub is asked when the reader has stopped typing for this long. */
const HUB_DELAY_MILLISECONDS = 250
interface LiveListProps {
  readonly loaded: LoadedList
  readonly onState: (state: ListState) => void
}

/** Searches in the browser what the address says, and tells what it finds. It shows nothing itself. */
export function LiveList(props: LiveListProps) {
  useEffect(() => {
    setLive(true)
    return () => setLive(false)
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <Search {...props} />
    </QueryClientProvider>
  )
}

function Search({ loaded, onState }: LiveListProps) {
  const [parameters] = useSearchParams()
  const filters = parseFilters(parameters)
  const address = formatFilters(filters, parsePage(parameters)).toString()
  const isLoaded = address === loaded.address
  const list = useQuery({
    queryKey: ['models', address],
    queryFn: ({ signal }) => getJson<CatalogueList>(`/models.json?${address}`, signal),
    placeholderData: keepPreviousData,
    ...(isLoaded ? { initialData: loaded.list } : {}),
  })

  const hubAddress = formatFilters(filters).toString()
  const isHubAsked = loaded.hub.kind !== 'off' && hubAddress !== ''
  const hub = useInfiniteQuery({
    queryKey: ['hub', hubAddress],
    queryFn: async ({ signal, pageParam }) => {
      await pause(HUB_DELAY_MILLISECONDS, signal)
      const cursor = pageParam === '' ? '' : `&${new URLSearchParams({ cursor: pageParam })}`
      return getJson<HubList>(`/models.json?${hubAddress}&from=hub${cursor}`, signal)
    },
    initialPageParam: '',
    getNextPageParam: (last) => (last.kind === 'found' ? last.next : undefined),
    enabled: isHubAsked,
    ...(isLoaded && loaded.hub.kind === 'found' && !parameters.has('cursor')
      ? { initialData: { pages: [loaded.hub], pageParams: [''] } }
      : {}),
  })

  const { data: found = loaded.list, isPlaceholderData, refetch } = list
  const { data: hubFound, isFetching: isAskingHub, hasNextPage, fetchNextPage, refetch: askHubAgain } = hub
  const trouble = troubleOf(list)
  const hubFailed = hub.isError
  useEffect(() => {
    onState({
      list: found,
      isStale: isPlaceholderData || trouble !== undefined,
      trouble,
      searchAgain: () => void refetch(),
      hub: hubFailed
        ? [{ kind: 'unreachable', why: 'network' }]
        : isHubAsked
          ? (hubFound?.pages ?? [])
          : [unasked(loaded)],
      isAskingHub,
      askHubAgain: () => void askHubAgain(),
      showMoreOfHub: hasNextPage ? () => void fetchNextPage() : undefined,
    })
  }, [
    onState,
    found,
    isPlaceholderData,
    trouble,
    refetch,
    hubFailed,
    isHubAsked,
    hubFound,
    loaded,
    isAskingHub,
    askHubAgain,
    hasNextPage,
    fetchNextPage,
  ])
  return null
}

const unasked = ({ hub }: LoadedList): HubList => (hub.kind === 'off' ? hub : { kind: 'unasked' })

function troubleOf(query: {
  readonly fetchStatus: string
  readonly isError: boolean
  readonly failureCount: number
}): ListTrouble | undefined {
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
