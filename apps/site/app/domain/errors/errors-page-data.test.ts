import { CLIENTS } from '@model-snippets/core'
import { CAUSES } from '@model-snippets/core/errors'
import { listSeenErrors } from '@model-snippets/core/errors/seen'
import { expect, it } from 'vitest'
import { errorsPageData } from './errors-page-data.ts'

it('has every client of every language, in their order', () => {
  const { clients } = errorsPageData(null)
  expect(clients.map(({ key }) => key)).toEqual(CLIENTS.map(({ language, id }) => `${language}/${id}`))
})

it.each(CLIENTS.map(({ language, id }) => [`${language}/${id}`]))('shows all that %s printed, by cause', (key) => {
  const { shown, causes } = errorsPageData(key)
  expect(shown?.key).toBe(key)
  expect(causes.map(({ id }) => id)).toEqual(CAUSES.map(({ id }) => id))
  const printed = listSeenErrors().filter(({ language, client }) => `${language}/${client}` === key)
  expect(causes.flatMap(({ seen }) => seen).length).toBe(printed.length)
})

it('shows the first client for one that it does not know', () => {
  expect(errorsPageData('cobol/call')).toEqual(errorsPageData(null))
})
