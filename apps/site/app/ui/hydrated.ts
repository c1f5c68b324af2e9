import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while the page is hydrated; true once it answers. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
