import { type ReactNode, useMemo, useState } from 'react'
import {
  isRouteErrorResponse,
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useNavigation,
  useRouteLoaderData,
} from 'react-router'
import { ModelList } from './features/models/model-list.tsx'
import { SearchForm } from './features/models/search-form.tsx'
import type { ModelSummary } from './features/models/summary.ts'
import { readPreferences } from './features/preferences/cookies.ts'
import { ThemeContext, ThemeSwitch } from './features/preferences/theme.tsx'
import './styles.css'
import type { Route } from './+types/root.ts'
import { texts } from './ui/texts/pages.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  theme: readPreferences(request.headers.get('cookie')).theme,
})

// The theme is the page's own state once it is loaded.
export const shouldRevalidate = () => false

export const links: Route.LinksFunction = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]

export function Layout({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const [theme, setTheme] = useState(data?.theme ?? 'system')
  const themeState = useMemo(() => ({ theme, setTheme }), [theme])
  const isNavigating = useNavigation().state !== 'idle'
  return (
    <html lang="en" dir="ltr" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body className="flex flex-col antialiased">
        <ThemeContext value={themeState}>
          <a
            href="#content"
            className="absolute start-4 top-2 z-10 -translate-y-16 rounded-md bg-ink px-4 py-2 text-sm text-paper focus:translate-y-0 focus-ring"
          >
            {texts.site.skip}
          </a>
          <div aria-hidden="true" className={isNavigating ? 'loading-bar loading-bar-on' : 'loading-bar'} />
          <header className="border-b border-line">
            <div className="page flex h-14 items-center justify-between gap-4">
              <Link to="/" className="flex items-center gap-2 rounded-sm font-semibold tracking-tight focus-ring">
                <Mark />
                {texts.site.name}
              </Link>
              <ThemeSwitch />
            </div>
          </header>
          <main id="content" tabIndex={-1} className="page w-full flex-1 py-10 outline-none sm:py-14">
            {children}
          </main>
          <footer className="border-t border-line">
            <p className="page py-6 text-[0.8125rem] leading-relaxed text-muted">{texts.site.footer}</p>
          </footer>
        </ThemeContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
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

/** What a missing model carries to its page. */
interface MissingModel {
  readonly asked: string
  readonly near: readonly ModelSummary[]
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound missing={readMissing(error.data)} />
  return (
    <Message title={texts.failed.title} lead={texts.failed.lead}>
      <Link to="/" className="link">
        {texts.failed.home}
      </Link>
    </Message>
  )
}

const readMissing = (value: unknown): MissingModel | undefined =>
  typeof value === 'object' && value !== null && 'asked' in value ? (value as MissingModel) : undefined

function NotFound({ missing }: { readonly missing: MissingModel | undefined }) {
  return (
    <Message
      title={missing === undefined ? texts.notFound.title : texts.notFound.modelTitle}
      lead={missing === undefined ? texts.notFound.page : texts.notFound.model}
    >
      {missing === undefined ? null : (
        <p className="mb-8 max-h-32 overflow-hidden font-mono text-sm wrap-anywhere text-muted">{missing.asked}</p>
      )}
      <SearchForm query="" />
      {missing === undefined || missing.near.length === 0 ? null : (
        <section className="mt-10">
          <h2 className="mb-3 text-sm font-medium text-muted">{texts.notFound.near}</h2>
          <ModelList models={missing.near} />
        </section>
      )}
    </Message>
  )
}

const Message = ({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}) => (
  <div className="mx-auto max-w-3xl">
    <title>{`${title} · ${texts.site.name}`}</title>
    <h1 className="text-3xl font-semibold tracking-[-0.025em]">{title}</h1>
    <p className="mt-3 mb-6 max-w-[58ch] text-muted">{lead}</p>
    {children}
  </div>
)
