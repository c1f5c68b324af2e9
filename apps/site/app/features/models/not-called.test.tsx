import { MODELS } from '@model-snippets/core/catalogue'
import { providerChoices } from '@model-snippets/hub/provider-choices'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CONFIGURATION } from '../../domain/configuration/configuration.ts'
import { readLibraryUses } from '../../domain/libraries/library-use.ts'
import { summarize } from '../../domain/models/summary.ts'
import { texts } from '../../ui/texts/en/pages.ts'
import { texts as problemTexts } from '../../ui/texts/en/problems.ts'
import { readLocalApps } from '../local-apps/local-app-use.ts'
import { ModelList } from './model-list.tsx'
import { notCalledData } from './not-called.server.ts'
import { NotCalled } from './not-called.tsx'

const shown = (element: ReactNode): string => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

const uncalled = MODELS.filter((model) => providerChoices(model).length === 0)

describe('a model that no provider is known to run', () => {
  it('is there to be tried', () => {
    expect(uncalled.length).toBeGreaterThan(10)
  })

  it.each(uncalled)('$id: its page says what it is and where it runs, and leads to the hub', async (model) => {
    const { apps } = readLocalApps(
      model,
      { isWindows: false, quantization: undefined },
      { configuration: DEFAULT_CONFIGURATION, language: undefined, client: undefined },
      problemTexts,
    )
    const hasOthers = (await readLibraryUses(model)).length + apps.length > 0
    const page = shown(<NotCalled {...notCalledData(model, hasOthers)} />)
    expect(page).toContain(texts.model.whatItIs)
    expect(page).toContain(texts.model.whereItRuns)
    expect(page).toContain(`href="https://huggingface.co/${model.id}"`)
    expect(page).toContain(hasOthers ? texts.model.belowAreOthers : texts.model.nothing)
    expect(page.includes('href="/tasks/')).toBe(model.pipeline_tag !== undefined)
  })

  it('is told from others in lists', () => {
    const [model] = uncalled
    const called = MODELS.find((candidate) => providerChoices(candidate).length > 0)
    if (model === undefined || called === undefined) throw new Error('the catalogue has neither')
    expect(shown(<ModelList models={[summarize(model)]} />)).toContain(texts.home.notCalled)
    expect(shown(<ModelList models={[summarize(called)]} />)).not.toContain(texts.home.notCalled)
  })
})
