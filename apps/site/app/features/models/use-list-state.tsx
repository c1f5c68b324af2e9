import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { onFirstInteraction } from '../../ui/wake.ts'
import { type ListState, type ListTrouble, type LoadedList, loadedState } from './list-state.ts'

interface LiveListProps {
  readonly loaded: LoadedList
  readonly onState: (state: ListState) => void
}

const loadLiveList = () => import('./live-list.tsx')

interface ListStateAndSearch {
  readonly state: ListState
  /** True once the list searches by itself. */
  readonly isLive: boolean
  /** Searches on; to be rendered somewhere. */
  readonly live: ReactNode
}

/** The state of the list: as the server rendered it, and from the reader's first interaction as the browser finds it. */
export function useListState(loaded: LoadedList, trouble: ListTrouble | undefined): ListStateAndSearch {
  const [Live, setLive] = useState<ComponentType<LiveListProps>>()
  const [state, setState] = useState<ListState>()
  // The page came without the hub's part: it asks for that without being touched.
  const isHubMissing = loaded.hub.kind === 'late' || (loaded.hub.kind === 'unasked' && loaded.address !== '')

  useEffect(() => {
    let isMounted = true
    const load = isHubMissing ? loadLiveList() : onFirstInteraction(loadLiveList)
    load.then(
      ({ LiveList }) => {
        if (isMounted) setLive(() => LiveList)
      },
      () => {
        // Without its code the list is loaded page by page, as without scripts.
      },
    )
    return () => {
      isMounted = false
    }
  }, [isHubMissing])

  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (trouble !== 'offline') return
    const goOn = () => void revalidate()
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [trouble, revalidate])

  return {
    state: state ?? loadedState(loaded, trouble),
    isLive: state !== undefined,
    live: Live === undefined ? null : <Live loaded={loaded} onState={setState} />,
  }
}
