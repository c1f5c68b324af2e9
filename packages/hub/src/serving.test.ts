import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createHub } from './hub.ts'
import { addServing } from './serving.ts'
import { type HubTwin, startHubTwin } from './testing/hub-twin.ts'

let twin: HubTwin
beforeAll(async () => {
  twin = await startHubTwin()
})
afterAll(() => twin.close())
afterEach(() => {
  twin.mood = 'well'
  twin.calls.length = 0
})

const FLUX = { id: 'black-forest-labs/FLUX.1-dev', pipeline_tag: 'text-to-image', tags: ['ours'] }

it('adds who serves a model, and changes nothing else', async () => {
  const { model, state } = await addServing(createHub({ url: twin.url }), FLUX)
  expect(state).toBe('answered')
  expect(model).toMatchObject(FLUX)
  expect(
    model.inferenceProviderMapping?.map(({ provider, providerId, status }) => [provider, providerId, status]),
  ).toEqual([
    ['fal-ai', 'fal-ai/flux/dev', 'live'],
    ['replicate', 'black-forest-labs/flux-dev', 'staging'],
  ])
})

it('asks once for a model, and not for one whose record says it', async () => {
  const hub = createHub({ url: twin.url })
  await addServing(hub, FLUX)
  await addServing(hub, FLUX)
  const own = { ...FLUX, inferenceProviderMapping: [] }
  expect(await addServing(hub, own)).toEqual({ model: own, state: 'answered' })
  expect(twin.calls).toHaveLength(1)
})

it('waits as long as it is told', async () => {
  twin.mood = 'silent'
  expect(await addServing(createHub({ url: twin.url }), FLUX, 1)).toEqual({ model: FLUX, state: 'late' })
})

it('adds only what is remembered, and has the answer the next time', async () => {
  const hub = createHub({ url: twin.url })
  expect(await addServing(hub, FLUX, 0)).toEqual({ model: FLUX, state: 'late' })
  await hub.find(FLUX.id)
  expect(await addServing(hub, FLUX, 0)).toMatchObject({ state: 'answered' })
})

it('keeps an answer that is no longer fresh until the next one comes', async () => {
  const hub = createHub({ url: twin.url, remember: 1 })
  await hub.find(FLUX.id)
  await new Promise((resolve) => setTimeout(resolve, 5))
  twin.mood = 'silent'
  expect(await hub.recall(FLUX.id)).toMatchObject({ kind: 'found' })
  await expect.poll(() => twin.calls).toHaveLength(2)
})

it('leaves the record as it is when the hub says nothing', async () => {
  expect(await addServing(createHub({ url: undefined }), FLUX)).toEqual({ model: FLUX, state: 'off' })
  const nobody = { id: 'nobody/nothing' }
  expect(await addServing(createHub({ url: twin.url }), nobody)).toEqual({ model: nobody, state: 'missing' })
  twin.mood = 'failing'
  expect(await addServing(createHub({ url: twin.url }), FLUX)).toEqual({ model: FLUX, state: 'unreachable' })
})
