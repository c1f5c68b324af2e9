import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { NotOffered } from '../../domain/examples/build-examples.ts'
import { LocaleContext } from '../../ui/texts/catalogue.ts'
import type { Locale } from '../../ui/texts/locales.ts'
import { NotOfferedList, withoutOtherProviders } from './not-offered-list.tsx'

const show = (locale: Locale, notOffered: readonly NotOffered[] = []) =>
  renderToStaticMarkup(
    <LocaleContext value={locale}>
      <NotOfferedList notOffered={notOffered} />
    </LocaleContext>,
  )

it('is folded, and opened by its title', () => {
  expect(show('en')).toMatch(/^<details (?!open)[^>]*><summary[^>]*>.*Unavailable clients and languages<\/summary>/)
})

it('says why a client is missing, but for one of another provider', () => {
  const notOffered: readonly NotOffered[] = [
    { reason: 'It cannot stream.', clients: [{ language: 'java', client: 'openai-java' }] },
    { reason: 'It is of fal.', clients: [{ language: 'python', client: 'fal_client' }] },
  ]
  const html = show('en', withoutOtherProviders(notOffered))
  expect(html).toContain('Java openai-java')
  expect(html).toContain('It cannot stream.')
  expect(html).not.toContain('fal')
})

it.each([
  ['en', 'Kotlin can use the same clients', 'which doesn’t package the .NET SDK, Swift, or Dart'],
  ['de', 'Kotlin kann dieselben Clients verwenden', 'keine Pakete für das .NET SDK, Swift oder Dart'],
] as const)('sends Kotlin to Java, and says why other languages are missing: %s', (locale, kotlin, others) => {
  const html = show(locale)
  expect(html).toContain(`<dt>Kotlin</dt>`)
  expect(html).toContain(kotlin)
  expect(html).toContain('<dt>C#, Swift, Dart</dt>')
  expect(html).toContain(others)
})
