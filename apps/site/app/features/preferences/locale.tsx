import { useLocation } from 'react-router'
import { useLocale } from '../../ui/texts/catalogue.ts'
import { LOCALE_NAMES, LOCALES } from '../../ui/texts/locales.ts'
import { useTexts } from '../../ui/texts/pages.ts'

/** A form that every browser sends as it is: the page comes back in the other language, with its state. */
export function LocaleSwitch() {
  const texts = useTexts()
  const current = useLocale()
  const { pathname, search } = useLocation()
  return (
    <form method="post" action="/locale" className="not-printed">
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
            className="min-h-8 cursor-pointer rounded-md px-2 text-[0.8125rem] text-muted underline-offset-[0.4em] hover:text-ink aria-pressed:font-medium aria-pressed:text-ink aria-pressed:underline focus-ring"
          >
            {LOCALES[name].label}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
