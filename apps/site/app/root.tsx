import sans from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url'
import { LabelsContext } from '@model-snippets/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import {
  isRouteErrorResponse,
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from 'react-router'
import { readPreferences } from './domain/preferences/cookies.ts'
import { readLocale } from './domain/preferences/locale-cookie.ts'
import { PaletteButton } from './features/palette/palette-button.tsx'
import { LocaleSwitch } from './features/preferences/locale.tsx'
import { ThemeContext, ThemeSwitch } from './features/preferences/theme.tsx'
import './styles.css'
import type { Route } from './+types/root.ts'
import beforeHydration from './ui/before-hydration.js?raw'
import { useHydrated } from './ui/hydrated.ts'
import { FailedPage } from './ui/message-page.tsx'
import { onDemand } from './ui/on-demand.ts'
import { createQueryClient } from './ui/query-client.ts'
import { siteOrigin } from './ui/site-origin.server.ts'
import { LocaleContext } from './ui/texts/catalogue.ts'
import { DEFAULT_LOCALE, LOCALES } from './ui/texts/locales.ts'
import { textsOf, useTexts } from './ui/texts/pages.ts'
import { TroubleNotice } from './ui/trouble-notice.tsx'

export const loader = ({ request }: Route.LoaderArgs) => ({
  theme: readPreferences(request.headers.get('cookie')).theme,
  locale: readLocale(request),
  origin: siteOrigin(request.url),
})

// After loading, the theme is the page's state, and changing the language loads another page.
export const shouldRevalidate = () => false

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  ...[sans, mono].map(
    (href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const,
  ),
]

const LOADING_BAR =
  'fixed inset-x-0 top-0 z-20 h-0.5 origin-left bg-ink rtl:origin-right forced-color-adjust-none forced-colors:bg-[Highlight]'
const LOADING_BAR_OFF = '[scale:0_1] opacity-0 transition-opacity duration-200 ease-[ease]'
const LOADING_BAR_ON = '[scale:0.7_1] [transition:scale_2s_cubic-bezier(0.1,0.6,0.2,1),opacity_100ms_120ms]'

export function Layout({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const locale = data?.locale ?? DEFAULT_LOCALE
  const texts = textsOf(locale)
  const [theme, setTheme] = useState(data?.theme ?? 'system')
  const themeState = useMemo(() => ({ theme, setTheme }), [theme])
  const isNavigating = useNavigation().state !== 'idle'
  const [queryClient] = useState(createQueryClient)
  return (
    <html
      lang={locale}
      dir={LOCALES[locale].direction}
      data-theme={theme}
      data-hydrated={useHydrated() ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {data === undefined ? null : <SocialCard origin={data.origin} alt={texts.site.tagline} />}
        <Links />
        <script suppressHydrationWarning>{import.meta.env.SSR ? beforeHydration : ''}</script>
      </head>
      <body className="flex flex-col antialiased">
        <QueryClientProvider client={queryClient}>
          <LocaleContext value={locale}>
            <LabelsContext value={texts.labels}>
              <ThemeContext value={themeState}>
                <a
                  href="#content"
                  className="absolute start-4 top-2 z-10 -translate-y-16 rounded-md bg-ink px-4 py-2 text-sm text-paper focus:translate-y-0 focus-ring"
                >
                  {texts.site.skip}
                </a>
                <div
                  aria-hidden="true"
                  className={clsx(LOADING_BAR, isNavigating ? LOADING_BAR_ON : LOADING_BAR_OFF)}
                />
                <header className="border-b border-line">
                  <div className="page flex flex-wrap items-center gap-x-3 sm:gap-x-4">
                    <Link
                      to="/"
                      prefetch="intent"
                      className="flex h-12 flex-none items-center gap-2 rounded-md font-medium tracking-tight focus-ring sm:h-14"
                    >
                      <Mark />
                      {texts.site.name}
                    </Link>
                    <PaletteButton />
                    <Sections />
                  </div>
                </header>
                <p role="alert" className="not-hydrated page py-3 text-sm">
                  {texts.site.partNotLoaded}{' '}
                  <button type="button" className="load-again link cursor-pointer">
                    {texts.site.tryAgain}
                  </button>
                </p>
                <main id="content" tabIndex={-1} className="page w-full flex-1 py-3 outline-none sm:py-6">
                  {children}
                </main>
                <footer className="border-t border-line">
                  <div className="page flex flex-wrap items-center gap-x-6 gap-y-3 py-6 text-sm text-muted">
                    <p className="grow basis-80 leading-relaxed">{texts.site.footer}</p>
                    {(['tasks', 'compatibility', 'api'] as const).map((name) => (
                      <Link key={name} to={`/${name}`} prefetch="intent" className="link not-printed">
                        {texts.site[name]}
                      </Link>
                    ))}
                    <LocaleSwitch />
                    <ThemeSwitch />
                  </div>
                </footer>
                <TroubleNotice />
              </ThemeContext>
            </LabelsContext>
          </LocaleContext>
        </QueryClientProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** The picture of link previews for every page. Its URL must be absolute. */
const SocialCard = ({ origin, alt }: { readonly origin: string; readonly alt: string }) => (
  <>
    <meta property="og:image" content={`${origin}/social-card.png`} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content={alt} />
  </>
)

const SECTIONS = [
  { to: '/', name: 'models', holds: /^\/($|models|tasks)/ },
  { to: '/libraries', name: 'libraries', holds: /^\/libraries/ },
  { to: '/agents', name: 'agents', holds: /^\/agents/ },
  { to: '/errors', name: 'errors', holds: /^\/errors/ },
] as const

/** The navigation: below the name on narrow screens, at the end of its line on wide ones, in the same tab order. */
function Sections() {
  const texts = useTexts()
  const { pathname } = useLocation()
  return (
    <nav
      aria-label={texts.site.sections}
      className="not-printed -mx-1 flex basis-full flex-wrap sm:ms-auto sm:basis-auto"
    >
      {SECTIONS.map(({ to, name, holds }) => (
        <Link
          key={to}
          to={to}
          prefetch="intent"
          aria-current={pathname === to ? 'page' : holds.test(pathname) ? 'true' : undefined}
          className="flex h-9 items-center rounded-md px-1 text-sm text-muted decoration-2 underline-offset-[0.4em] hover:text-ink aria-[current]:font-medium aria-[current]:text-ink aria-[current]:underline focus-ring sm:h-14 sm:px-3"
        >
          {texts.site[name]}
        </Link>
      ))}
    </nav>
  )
}

const Mark = () => (
  <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 text-proof" fill="none" stroke="currentColor">
    <path d="M3 3.5h14M3 8h6M3 12.5h4" strokeWidth="2" strokeLinecap="round" className="text-ink" stroke="var(--ink)" />
    <path d="m9 13.5 3.25 3.25L18 9.5" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

export default function App() {
  return <Outlet />
}

// Loaded on demand, because few readers see it.
const loadNotFoundPage = async () => (await import('./features/models/not-found-page.tsx')).NotFoundPage
const NotFoundPage = import.meta.env.SSR ? await loadNotFoundPage() : onDemand(loadNotFoundPage)

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense fallback={null}>
        <NotFoundPage />
      </Suspense>
    )
  }
  return <FailedPage />
}
