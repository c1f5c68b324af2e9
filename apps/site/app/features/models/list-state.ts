import type { HubList } from '../../domain/hub/hub-list.ts'
import type { CatalogueList } from './catalogue-list.ts'

/** What the server says of a list. */
export interface LoadedList {
  /** The parameters that it answers, in their one order. */
  readonly address: string
  readonly list: CatalogueList
  readonly hub: HubList
  /** How many models are embedded. */
  readonly size: number
}

export type ListTrouble =
  /** There is no network; the search goes on by itself when there is. */
  | 'offline'
  /** The server did not answer, and is asked again. */
  | 'retrying'
  /** The server did not answer, and is not asked again by itself. */
  | 'failed'

/** What the page shows of a list. */
export interface ListState {
  readonly list: CatalogueList
  /** True while `list` is of an earlier search. */
  readonly isStale: boolean
  readonly trouble: ListTrouble | undefined
  readonly searchAgain: () => void
  /** What the hub adds, page by page. */
  readonly hub: readonly HubList[]
  readonly isAskingHub: boolean
  readonly askHubAgain: () => void
  readonly showMoreOfHub: (() => void) | undefined
}
