import { CLIENTS } from '@model-snippets/core'
import { expect, it } from 'vitest'
import { describeWithHarness } from '../testing/harness.ts'
import { clientFacts, findLanguage, languageOf, TWIN_LANGUAGES } from './index.ts'
import { installerIn, specifiersIn } from './install-command.ts'

it('a language is found by core’s id', () => {
  for (const language of TWIN_LANGUAGES) expect(languageOf(language.id)).toBe(language)
  expect(findLanguage('cobol')).toBeUndefined()
  expect(() => languageOf('cobol')).toThrow('Examples in cobol are not run here')
})

it('a client has its own facts, or ordinary ones by default', () => {
  expect(clientFacts({ language: 'python', client: 'huggingface_hub' }).unreadable).toEqual(['no-space'])
  expect(clientFacts({ language: 'js', client: 'huggingface_hub' }).unreadable).toEqual([])
})

it('facts are only listed for existing clients', () => {
  const known = CLIENTS.map(({ language, id }) => `${language}/${id}`)
  const told = TWIN_LANGUAGES.flatMap(({ id, clients }) => Object.keys(clients).map((client) => `${id}/${client}`))
  expect(told.filter((name) => !known.includes(name))).toEqual([])
})

describeWithHarness('the release of examples', (harness) => {
  it('is found for every core client from its record alone', () => {
    const { releases } = harness()
    expect([...releases.keys()]).toEqual(CLIENTS.map(({ language, id }) => `${language}/${id}`))
    for (const { package: name, release, runtime } of releases.values()) {
      expect(name).not.toBe('')
      // JSON-java uses dates as version numbers.
      expect(release).toMatch(/^\d+\.\d+|^\d{8}$/)
      expect(runtime).toMatch(/ \d+\.\d+/)
    }
  })

  it.each(TWIN_LANGUAGES.map(({ id, packageManager }) => [id, packageManager] as const))(
    'is within the range of its install command: %s',
    async (id, packageManager) => {
      const runtime = harness().runner.runtime(id)
      for (const { install } of CLIENTS.filter(({ language }) => language === id)) {
        if (install === null) continue
        const specifiers = specifiersIn(install)
        expect(installerIn(install)).toBe(packageManager)
        expect(specifiers).not.toEqual([])
        const installed = await runtime.installed(specifiers)
        expect(installed).toEqual(specifiers.map(() => expect.objectContaining({ within: true })))
      }
    },
  )
})
