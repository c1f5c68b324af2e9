import type { ProviderFacts, Router } from '@model-snippets/hub'
import { afterEach, describe, expect, it } from 'vitest'
import { searchWithPrices } from '../../features/models/search-catalogue.server.ts'
import { NO_FILTERS } from '../models/filters.ts'
import { askRouterOf, pricesOf, sharedRouter } from './router.server.ts'

const MODEL = 'openai/gpt-oss-120b'
const ASKED = '2026-11-25T21:30:00.000Z'

/** A router that remembers this. */
const remembering = (recall: Router['recall']): Router => ({ ...sharedRouter, isOn: true, recall })

/** A router that tells this of one model, and lists no other. */
const telling = (...providers: readonly ProviderFacts[]): Router =>
  remembering(async (model) => ({ kind: 'found', asked: ASKED, providers: model === MODEL ? providers : [] }))

const live = (provider: string, more: Partial<ProviderFacts>): ProviderFacts => ({ provider, status: 'live', ...more })

afterEach(() => askRouterOf(sharedRouter))

describe('the prices of a list', () => {
  it('are those of the provider whose answers cost least, and say when they were told', async () => {
    askRouterOf(
      telling(
        live('dear', { price: { input: 0.1, output: 0.9 } }),
        live('cheap', { price: { input: 0.2, output: 0.5 } }),
        { provider: 'ended', status: 'error', price: { input: 0, output: 0 } },
        live('silent', {}),
      ),
    )
    const { prices } = await searchWithPrices({ ...NO_FILTERS, query: 'gpt-oss' }, 1)
    expect(prices).toEqual({
      state: 'found',
      asked: ASKED,
      byModel: { [MODEL]: { input: 0.2, output: 0.5, providers: 3 } },
    })
  })

  it('are nothing where a provider is free', async () => {
    askRouterOf(telling(live('free', { isFree: true, price: { input: 1, output: 1 } })))
    expect((await pricesOf([MODEL])).byModel).toEqual({ [MODEL]: { input: 0, output: 0, providers: 1 } })
  })

  it.each([
    ['nobody tells one', telling(live('silent', { throughput: 9 }))],
    ['nobody is listed', telling()],
  ])('are left out where %s', async (_, router) => {
    askRouterOf(router)
    expect(await pricesOf([MODEL, 'owner/none'])).toEqual({ state: 'found', asked: ASKED, byModel: {} })
  })

  it('say why there are none', async () => {
    expect(await pricesOf([MODEL])).toEqual({ state: 'off', byModel: {} })
    askRouterOf(remembering(async () => ({ kind: 'unreachable', why: 'network' })))
    expect(await pricesOf([MODEL])).toEqual({ state: 'unreachable', byModel: {} })
    askRouterOf(remembering(async () => ({ kind: 'late' })))
    expect(await pricesOf([MODEL])).toEqual({ state: 'late', byModel: {} })
  })

  it('are asked for models that chat alone', async () => {
    const asked: string[] = []
    askRouterOf(
      remembering((model) => {
        asked.push(model)
        return telling().recall(model)
      }),
    )
    expect(await searchWithPrices({ ...NO_FILTERS, task: 'text-to-image' }, 1)).not.toHaveProperty('prices')
    expect(asked).toEqual([])
    await searchWithPrices(NO_FILTERS, 1)
    expect(asked).toContain(MODEL)
    expect(asked).not.toContain('openai/whisper-large-v3')
  })
})
