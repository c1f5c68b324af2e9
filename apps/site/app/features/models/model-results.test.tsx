import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { NO_FILTERS } from '../../domain/models/filters.ts'
import { texts } from '../../ui/texts/en/models.ts'
import { ModelResults } from './model-results.tsx'
import { searchCatalogue } from './search-catalogue.server.ts'
import type { ListState } from './use-model-search.ts'

const nothing = (): undefined => undefined

it('says before the models of a provider that nobody here knows which of them it serves', () => {
  const list = searchCatalogue({ ...NO_FILTERS, provider: 'groq' }, 1)
  const state: ListState = {
    list,
    isStale: false,
    trouble: undefined,
    searchAgain: nothing,
    hub: [],
    isAskingHub: false,
    askHubAgain: nothing,
    showMoreOfHub: nothing,
  }
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <ModelResults state={state} size={list.total} />
    </MemoryRouter>,
  )
  const note = page.indexOf(texts.providerNote('Groq'))
  expect(note).toBeGreaterThan(0)
  expect(note).toBeLessThan(page.indexOf('href="/models/'))
})
