import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient, getJson } from './query-client.ts'

const queryClient = createQueryClient()

const ask = (key: string): Promise<unknown> =>
  queryClient.fetchQuery({
    queryKey: [key],
    queryFn: ({ signal }) => getJson('/models.json', signal),
    // What is fetched by hand is not asked for again unless it says so.
    retry: queryClient.getDefaultOptions().queries?.retry ?? false,
  })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})

describe('what the browser asks for', () => {
  it.each([
    [408, 4],
    [429, 4],
    [500, 4],
    [503, 4],
    [400, 1],
    [404, 1],
    [422, 1],
  ])('is asked for again when the answer may pass: %i, %i times', async (status, times) => {
    const server = vi.fn(() => Promise.resolve(new Response('', { status })))
    vi.stubGlobal('fetch', server)
    const asked = expect(ask(String(status))).rejects.toThrow(String(status))
    await vi.advanceTimersByTimeAsync(10_000)
    await asked
    expect(server).toHaveBeenCalledTimes(times)
  })

  it('waits twice as long each time, and never longer than half a minute', () => {
    const delay = queryClient.getDefaultOptions().queries?.retryDelay as (failures: number) => number
    expect([0, 1, 2, 10].map((failures) => delay(failures))).toEqual([1000, 2000, 4000, 30_000])
  })
})
