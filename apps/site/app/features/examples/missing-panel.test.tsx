import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Way } from '../../domain/examples/missing-languages.ts'
import { LocaleContext } from '../../ui/texts/catalogue.ts'
import type { Locale } from '../../ui/texts/locales.ts'
import { MissingPanel } from './missing-panel.tsx'

const show = (locale: Locale, provider: string, ...ways: readonly Way[]): string =>
  renderToStaticMarkup(
    <LocaleContext value={locale}>
      <MissingPanel
        missing={{
          language: 'go',
          client: 'net/http',
          reasons: [{ reason: 'It <cannot>.', clients: ['net/http'] }],
          ways,
        }}
        provider={provider}
        nameOf={(id) => `Use ${id}`}
        onWay={() => undefined}
        hrefOf={(way) => `?${new URLSearchParams(JSON.parse(JSON.stringify(way)))}`}
      />
    </LocaleContext>,
  )

it.each([
  ['en', 'No Go example for this request', 'To get Go code, choose a provider:'],
  ['de', 'Für diese Anfrage gibt es kein Beispiel in Go', 'Wählen Sie für ein Beispiel in Go einen Anbieter:'],
] as const)('says why a language has no example, and which provider gives one: %s', (locale, title, needs) => {
  const html = show(locale, 'auto', { provider: 'fal-ai' })
  for (const text of [title, 'It &lt;cannot&gt;.', needs]) expect(html).toContain(text)
  expect(html).toMatch(/<a href="\?provider=fal-ai"[^>]*>Use fal-ai<\/a>/)
})

it('names every change, and those that go together in one', () => {
  const html = show('en', 'groq', { directRequest: true }, { provider: 'auto', directRequest: false, streaming: false })
  expect(html).toContain('To get an example:')
  expect(html).toContain('>Call the provider directly</a>')
  expect(html).toContain('>Use auto + Turn off streaming</a>')
})

it('says so where nothing gives one', () => {
  expect(show('en', 'groq')).toContain('No single change that we know of would give you an example.')
})
