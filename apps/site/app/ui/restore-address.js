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
