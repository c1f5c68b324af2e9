import { redirect } from 'react-router'

/** Sends a reader back to the page whose form was sent, with a cookie that remembers the choice. */
export function goBack(from: FormDataEntryValue | null, cookie: string | undefined): Response {
  // Only an address within this site: `//host` and `/\host` would lead away.
  const target = typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/'
  return redirect(target, { status: 303, headers: cookie === undefined ? {} : { 'set-cookie': cookie } })
}
