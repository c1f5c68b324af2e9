import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { onFirstInteraction, pressAgain, WAKING_ATTRIBUTE } from './wake.ts'

/** The code of a part that is HTML from the server at first, and alive from the reader's first interaction on. */
export interface WakingCode<Props> {
  /** Fetches the code. The server must have it at hand before it renders: see `WakingPart`. */
  readonly load: () => Promise<unknown>
  /** The part itself once its code is there; until then one that waits for it. */
  readonly current: () => ComponentType<Props>
}

/** @param load imports the component, which says with `useAwake` that it answers */
export function wakingCode<Props>(load: () => Promise<ComponentType<Props>>): WakingCode<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    loaded = await load()
    return { default: loaded }
  }
  // Asked for as soon as somebody is there: together with what hydrates the page, not after it.
  const atFirst = import.meta.env.SSR ? loadOnce : onceAtFirst(loadOnce)
  const waiting = lazy(atFirst) as unknown as ComponentType<Props>
  return { load: loadOnce, current: () => loaded ?? waiting }
}

/** Begins to wait for the first interaction now. The page is complete meanwhile: a failure is no reason to give it up. */
function onceAtFirst<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  const first = untilItComes(load)
  return () => first
}

const untilItComes = <Loaded,>(load: () => Promise<Loaded>): Promise<Loaded> =>
  onFirstInteraction(load).catch(() => untilItComes(load))

interface WakingPartProps<Props> {
  readonly code: WakingCode<Props>
  readonly props: Props
}

/**
 * A part of a page whose code waits until the reader does something: the page is complete without it. On a server the
 * code must be loaded: a lazy part would reach readers without scripts as an empty place.
 */
export function WakingPart<Props extends object>({ code, props }: WakingPartProps<Props>) {
  // Chosen once: another component in the same place would begin anew, and forget what the reader did.
  const [Part] = useState(() => code.current())
  return (
    <div {...{ [WAKING_ATTRIBUTE]: '' }}>
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    </div>
  )
}

/** True once the part answers; what was pressed in it before is pressed again. Mark it with `AWAKE_ATTRIBUTE` then. */
export function useAwake(): boolean {
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => setIsAwake(true), [])
  useEffect(() => {
    if (isAwake) pressAgain()
  }, [isAwake])
  return isAwake
}
