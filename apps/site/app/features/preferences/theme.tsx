import { Monitor, Moon, Sun } from 'lucide-react'
import { createContext, use } from 'react'
import { useLocation } from 'react-router'
import { keepCookie, THEMES, type Theme, themeCookie } from '../../domain/preferences/cookies.ts'
import { useTexts } from '../../ui/texts/pages.ts'
import { submitterValue } from './submitter-value.ts'

interface ThemeState {
  readonly theme: Theme
  readonly setTheme: (theme: Theme) => void
}

export const ThemeContext = createContext<ThemeState>({ theme: 'system', setTheme: () => undefined })

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const

/** Three buttons in a form. Without scripts, the server sets the cookie; with scripts, the page does. */
export function ThemeSwitch() {
  const texts = useTexts()
  const { theme, setTheme } = use(ThemeContext)
  const { pathname, search } = useLocation()
  return (
    <form
      method="post"
      action="/theme"
      className="not-printed flex rounded-full border border-line bg-surface p-0.5"
      onSubmit={(event) => {
        const chosen = THEMES.find((name) => name === submitterValue(event.nativeEvent))
        if (chosen === undefined) return
        event.preventDefault()
        keepCookie(themeCookie(chosen))
        setTheme(chosen)
      }}
    >
      <fieldset className="contents">
        <legend className="sr-only">{texts.site.theme}</legend>
        <input type="hidden" name="from" value={pathname + search} />
        {THEMES.map((name) => {
          const Icon = ICONS[name]
          return (
            <button
              key={name}
              type="submit"
              name="theme"
              value={name}
              aria-pressed={theme === name}
              aria-label={texts.site.themes[name]}
              title={texts.site.themes[name]}
              className="grid size-7 cursor-pointer place-items-center rounded-full text-muted hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink focus-ring"
            >
              <Icon className="size-3.5" />
            </button>
          )
        })}
      </fieldset>
    </form>
  )
}
