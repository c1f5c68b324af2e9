let isWanted = false

/** Loads the page again. */
export function reload(): void {
  isWanted = true
  location.reload()
}

/**
 * The router reloads the page when the code of another one doesn't come. That would lose what the reader typed: the page
 * stays instead, and `tell` is called.
 */
export function refuseReloads(tell: () => void): () => void {
  const refuse = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || isWanted) return
    event.preventDefault()
    tell()
  }
  // Older browsers don't have it.
  globalThis.navigation?.addEventListener('navigate', refuse)
  return () => globalThis.navigation?.removeEventListener('navigate', refuse)
}
