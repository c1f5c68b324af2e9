import { AsyncLocalStorage } from 'node:async_hooks'

/** The reader whose request is being answered. */
export interface Asker {
  /** Takes one hub request from their share; false if nothing is left of it. */
  readonly mayAskHub: () => boolean
}

/** Set while a request is answered. Otherwise, no share counts. */
export const asker = new AsyncLocalStorage<Asker>()
