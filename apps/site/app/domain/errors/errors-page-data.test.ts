import { CLIENTS, LANGUAGES } from '@model-snippets/core'
import { CAUSES } from '@model-snippets/core/errors'
import { listSeenErrors } from '@model-snippets/core/errors/seen'
import { expect, it } from 'vitest'
import { errorsPageData } from './errors-page-data.ts'

it.each(LANGUAGES)('has every client of %s, in their order', (language) => {
  const { clients } = errorsPageData(new URLSearchParams({ language, client: 'python/openai' }))
  const all = CLIENTS.filter((each) => each.language === language)
  expect(clients.map(({ value }) => value)).toEqual(all.map(({ id }) => `${language}/${id}`))
})

it.each(CLIENTS.map(({ language, id }) => [`${language}/${id}`]))('shows all that %s printed, by cause', (key) => {
  const { shown, causes } = errorsPageData(new URLSearchParams({ client: key }))
  expect(shown?.key).toBe(key)
  expect(causes.map(({ id }) => id)).toEqual(CAUSES.map(({ id }) => id))
  const printed = listSeenErrors().filter(({ language, client }) => `${language}/${client}` === key)
  expect(causes.flatMap(({ seen }) => seen).length).toBe(printed.length)
})

it('shows the first client for one that it does not know', () => {
  expect(errorsPageData(new URLSearchParams({ client: 'cobol/call' }))).toEqual(errorsPageData(new URLSearchParams()))
})
