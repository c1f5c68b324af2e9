/** `restore-address.js` reads it before any code of the page is there. */
const KEY = 'shown-address'

/**
 * Tells the page that a reload brings which address belongs to what was shown last: a reload that comes right after a
 * change begins before the change is in the address.
 *
 * @param searchOf what belongs into the address when the page is left, from the question mark on
 * @returns stops it
 */
export function keepShownAddress(searchOf: () => string): () => void {
  const keep = () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, search: searchOf() }))
    } catch {
      // A browser that keeps nothing for sites.
    }
  }
  addEventListener('pagehide', keep)
  return () => removeEventListener('pagehide', keep)
}
