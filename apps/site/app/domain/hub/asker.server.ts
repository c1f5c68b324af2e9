import { AsyncLocalStorage } from 'node:async_hooks'

/** Who asked for what is being made. */
export interface Asker {
  /** Takes one look-up on the hub from their share; false where nothing is left of it. */
  readonly mayAskHub: () => boolean
}

/** Set while an answer is made. Where it is not, nobody's share counts. */
export const asker = new AsyncLocalStorage<Asker>()
