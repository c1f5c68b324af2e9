// Runs within the page, before any other script: a reload that overtook a change shows the page as it was before it.
try {
  const KEY = 'shown-address'
  const shown = JSON.parse(sessionStorage.getItem(KEY))
  sessionStorage.removeItem(KEY)
  const [{ type } = {}] = performance.getEntriesByType('navigation')
  if (type === 'reload' && shown?.path === location.pathname && shown.search !== location.search) {
    const address = new URL(location.href)
    address.search = shown.search
    location.replace(address)
  }
} catch {
  // No storage, nothing kept.
}
// The page in another language is loaded anew, and is shown at the place where the reader was.
{
  const PLACE = 'place-in-page'
  const { documentElement } = document
  try {
    const place = sessionStorage.getItem(PLACE)
    sessionStorage.removeItem(PLACE)
    if (place !== null) scrollTo({ top: Number(place) * documentElement.scrollHeight, behavior: 'instant' })
  } catch {
    // No storage, nothing kept.
  }
  document.addEventListener('submit', ({ target }) => {
    if (target.getAttribute('action') !== '/locale') return
    try {
      sessionStorage.setItem(PLACE, String(scrollY / documentElement.scrollHeight))
    } catch {
      // The page then begins at its top.
    }
  })
}
