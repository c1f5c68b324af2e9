import { useLocation } from 'react-router'
import { keepCookie } from '../../domain/preferences/cookies.ts'
import { localeCookie } from '../../domain/preferences/locale-cookie.ts'
import { reload } from '../../ui/no-reload.ts'
import { useLocale } from '../../ui/texts/catalogue.ts'
import { isLocale, LOCALE_NAMES, LOCALES } from '../../ui/texts/locales.ts'
import { useTexts } from '../../ui/texts/pages.ts'
import { submitterValue } from './submitter-value.ts'

/** A form that works without scripts. With scripts, the page keeps its scroll position. */
export function LocaleSwitch() {
  const texts = useTexts()
  const current = useLocale()
  const { pathname, search } = useLocation()
  return (
    <form
      method="post"
      action="/locale"
      className="not-printed"
      onSubmit={(event) => {
        const chosen = submitterValue(event.nativeEvent)
        if (!isLocale(chosen)) return
        event.preventDefault()
        keepCookie(localeCookie(chosen))
        reload()
      }}
    >
      <fieldset className="-mx-2 flex gap-1">
        <legend className="sr-only">{texts.site.locale}</legend>
        <input type="hidden" name="from" value={pathname + search} />
        {LOCALE_NAMES.map((name) => (
          <button
            key={name}
            type="submit"
            name="locale"
            value={name}
            lang={name}
            aria-pressed={name === current}
            className="min-h-8 cursor-pointer rounded-md px-2 text-sm text-muted underline-offset-[0.4em] hover:text-ink aria-pressed:font-medium aria-pressed:text-ink aria-pressed:underline focus-ring"
          >
            {LOCALES[name].label}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
