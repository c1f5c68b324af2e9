import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientOf, networkOf, RateLimiter } from './rate-limit.ts'

describe('the limit of one address', () => {
  let now = 0
  beforeEach(() => {
    now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('lets a burst through, then the steady rate, and says when to come back', () => {
    const limiter = new RateLimiter(5)
    const answers = Array.from({ length: 60 }, () => limiter.take('a'))
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(50)
    expect(answers.at(-1)).toBe(1)
    expect(limiter.take('b')).toBe(0)
    now = 200
    expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 1])
    const slow = new RateLimiter(1)
    for (let request = 0; request < 10; request++) slow.take('a')
    expect(slow.take('a')).toBe(1)
  })

  it('never lets more through than rate and burst allow', () => {
    const step = fc.record({ after: fc.nat(400), address: fc.constantFrom('a', 'b') })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.array(step, { maxLength: 300 }), (perSecond, steps) => {
        const limiter = new RateLimiter(perSecond)
        const passed = { a: 0, b: 0 }
        now = 0
        for (const { after, address } of steps) {
          now += after
          if (limiter.take(address) === 0) passed[address as 'a' | 'b']++
          expect(passed[address as 'a' | 'b']).toBeLessThanOrEqual(perSecond * 10 + (now / 1000) * perSecond + 1e-6)
        }
      }),
    )
  })
})

const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

describe('who asks', () => {
  it.each([
    [0, '9.9.9.9, 8.8.8.8', '1.2.3.4'],
    [1, '9.9.9.9, 8.8.8.8', '8.8.8.8'],
    [2, '9.9.9.9, 8.8.8.8', '9.9.9.9'],
    [3, '9.9.9.9, 8.8.8.8', '9.9.9.9'],
    [1, undefined, '1.2.3.4'],
    [1, ' , ', '1.2.3.4'],
    [1, '8.8.8.8:50123', '8.8.8.8'],
    [1, '[2001:db8:1:2::6]:50123', '2001:db8:1::/56'],
    [1, '[2001:db8:1:2::6]', '2001:db8:1::/56'],
    [1, 'unknown', '1.2.3.4'],
    [1, '8.8.8.8 {"level":"error"}', '1.2.3.4'],
  ])('behind %i proxies, %s', (proxies, forwarded, expected) => {
    expect(clientOf(from('1.2.3.4', forwarded), proxies)).toBe(expected)
  })

  it.each([
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::FFFF:102:304', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/56'],
    ['2001:DB8:1:ff::6', '2001:db8:1::/56'],
    ['2001:0db8:1:100::1', '2001:db8:1:100::/56'],
    ['fe80::1%eth0', 'fe80::/56'],
    ['::1', '::/56'],
    ['', undefined],
    ['localhost', undefined],
  ])('%s counts as %s', (address, expected) => {
    expect(networkOf(address)).toBe(expected)
  })

  it('is short, whatever a proxy passes on', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(clientOf(from('1.2.3.4', text), 1).length).toBeLessThan(80)
      }),
    )
  })
})

it('an address that owes is refused when its job starts, too', () => {
  const limiter = new RateLimiter(1)
  expect([limiter.take('a'), limiter.take('a', 0)]).toEqual([0, 0])
  limiter.charge('a', 15)
  expect(limiter.take('a', 0)).toBeGreaterThan(0)
  expect(limiter.take('b', 0)).toBe(0)
})

it('gives a share of its own size', () => {
  const limiter = new RateLimiter(0.5, 3)
  expect([1, 2, 3, 4].map(() => limiter.take('a') === 0)).toEqual([true, true, true, false])
})
