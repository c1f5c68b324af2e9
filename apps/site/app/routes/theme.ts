import { redirect } from 'react-router'
import { isTheme, themeCookie } from '../features/preferences/cookies.ts'
import type { Route } from './+types/theme.ts'

/** Remembers the theme for readers without scripts, and goes back to where they were. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const theme = form.get('theme')
  const from = form.get('from')
  // Only an address within this site: `//host` and `/\host` would lead away.
  const target = typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/'
  return redirect(target, { status: 303, headers: isTheme(theme) ? { 'set-cookie': themeCookie(theme) } : {} })
}

export const loader = () => redirect('/')
