import { redirect } from 'react-router'

/** Sends a reader back to the page whose form was sent, with a cookie that remembers the choice. */
export function goBack(from: FormDataEntryValue | null, cookie: string | undefined): Response {
  const target = typeof from === 'string' ? (withinSite(from) ?? '/') : '/'
  return redirect(target, { status: 303, headers: cookie === undefined ? {} : { 'set-cookie': cookie } })
}

/** Any origin works here: a URL that leads away from it leads away from every site. */
const SITE = 'http://site.invalid'

/**
 * An address as browsers read it, which is not always as it is written: they take `/\host` and `/<tab>/host` for the
 * address of another host.
 */
function withinSite(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, SITE)) return undefined
  const { origin, pathname, search, hash } = new URL(address, SITE)
  // `/.//host` has a path that would be taken for a host.
  return origin === SITE && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
