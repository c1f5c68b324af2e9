import { redirect } from 'react-router'
import { localeCookie } from '../domain/preferences/locale-cookie.ts'
import { goBack } from '../features/preferences/go-back.ts'
import { readForm } from '../features/preferences/read-form.ts'
import { isLocale } from '../ui/texts/locales.ts'
import type { Route } from './+types/locale.ts'

/** Remembers the language of the pages, and goes back to where the reader was. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const locale = form.get('locale')
  return goBack(form.get('from'), isLocale(locale) ? localeCookie(locale) : undefined)
}

export const loader = () => redirect('/')
