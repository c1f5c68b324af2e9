import { useSyncExternalStore } from 'react'

/** What the page couldn't load. The page stays as it was. */
export interface Trouble {
  readonly kind: /** The next page, because there's no connection. It loads once there is one. */
    | 'offline'
    /** The next page. */
    | 'page'
    /** A part of this page. */
    | 'part'
  /** Tries again; undefined if only a reload helps. */
  readonly again?: () => void
}

let current: Trouble | undefined
const listeners = new Set<() => void>()

/** Shows the notice, or removes it. */
export function setTrouble(trouble: Trouble | undefined): void {
  current = trouble
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTrouble = (): Trouble | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
