let live = false

/** Whether the list of models searches in the browser by itself: then the router need not load it. */
export const isLive = (): boolean => live

export function setLive(value: boolean): void {
  live = value
}
