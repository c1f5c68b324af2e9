import { redirect } from 'react-router'
import { isTheme, themeCookie } from '../domain/preferences/cookies.ts'
import { goBack } from '../features/preferences/go-back.ts'
import { readForm } from '../features/preferences/read-form.ts'
import type { Route } from './+types/theme.ts'

/** Remembers the theme for readers without scripts, and goes back to where they were. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const theme = form.get('theme')
  return goBack(form.get('from'), isTheme(theme) ? themeCookie(theme) : undefined)
}

export const loader = () => redirect('/')
