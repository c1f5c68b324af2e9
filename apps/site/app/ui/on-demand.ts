import { type ComponentType, lazy } from 'react'

/**
 * A part of a page whose code the browser fetches when the part is shown. The server has it at hand: a lazy part would
 * reach readers without scripts as an empty place.
 *
 * @example
 * const loadPart = async () => (await import('./part.tsx')).Part
 * const Part = import.meta.env.SSR ? await loadPart() : onDemand(loadPart)
 */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await load() }))
