import type { ModelRecord } from '@model-snippets/core'
import { readHubSettings } from '@model-snippets/hub'
import { type HubTwin, startHubTwin } from '@model-snippets/hub/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ModelSources } from '../packages/core/src/model/catalogue/sources.ts'
import { describeQuietModels } from './quiet-models.ts'

let twin: HubTwin
beforeAll(async () => {
  twin = await startHubTwin()
})
afterAll(() => twin.close())

const CHAT: ModelRecord = { id: 'acme/chat', pipeline_tag: 'text-generation' }
const PAINT: ModelRecord = { id: 'acme/paint', pipeline_tag: 'image-to-image' }
const LOST: ModelRecord = { id: 'nobody/nothing', pipeline_tag: 'text-generation' }
const SOURCES: ModelSources = {
  counted: '2026-11-20',
  sources: {
    fresh: { address: 'https://example.com/fresh', read: '2026-11-01' },
    stale: { address: 'https://example.com/stale', read: '2026-06-01' },
  },
  models: { 'acme/chat': 'fresh', 'acme/paint': 'stale', 'nobody/nothing': 'fresh' },
}
const said = (models: readonly ModelRecord[], hub: string): Promise<string> =>
  describeQuietModels(models, SOURCES, '2026-11-28', readHubSettings({ HUB_URL: hub }))

it('lists models with an old source, without a source, and missing or with other tags on the hub', async () => {
  const text = await said([CHAT, PAINT, LOST, { id: 'acme/unnamed' }], twin.url.href)
  expect(text.split('\n')).toEqual([
    'acme/paint: last seen on 2026-06-01, at https://example.com/stale',
    'acme/unnamed: no source names it',
    `acme/paint: ${twin.url.host} tags it text-to-image, the catalog image-to-image`,
    `nobody/nothing: gone from ${twin.url.host}`,
    `acme/unnamed: gone from ${twin.url.host}`,
  ])
})

it('says if there are none', async () => {
  expect(await said([CHAT], twin.url.href)).toContain('the hub has each')
})

it('says if the hub can’t be reached, and reports the rest', async () => {
  const unreachable = await said([PAINT, CHAT], 'http://127.0.0.1:9')
  expect(unreachable).toContain('acme/paint: last seen on 2026-06-01')
  expect(unreachable).toContain('127.0.0.1:9 gave no answer (network): it was not asked for 2 models')
  expect(await said([PAINT], 'off')).toContain('HUB_URL is off')
})
