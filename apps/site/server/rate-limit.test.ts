import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientOf, networkOf, RateLimiter } from './rate-limit.ts'

describe('the limit of one address', () => {
  it('lets a burst through, then the steady rate, and says when to come back', () => {
    const limiter = new RateLimiter(5)
    const answers = Array.from({ length: 60 }, () => limiter.take('a', 1000))
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(50)
    expect(answers.at(-1)).toBe(1)
    expect(limiter.take('b', 1000)).toBe(0)
    expect([limiter.take('a', 1200), limiter.take('a', 1200)]).toEqual([0, 1])
    const slow = new RateLimiter(1)
    for (let request = 0; request < 10; request++) slow.take('a', 0)
    expect(slow.take('a', 0)).toBe(1)
  })

  it('never lets more through than rate and burst allow', () => {
    const step = fc.record({ after: fc.nat(400), address: fc.constantFrom('a', 'b') })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.array(step, { maxLength: 300 }), (perSecond, steps) => {
        const limiter = new RateLimiter(perSecond)
        const passed = { a: 0, b: 0 }
        let now = 0
        for (const { after, address } of steps) {
          now += after
          if (limiter.take(address, now) === 0) passed[address as 'a' | 'b']++
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
  ])('behind %i proxies, %s', (proxies, forwarded, expected) => {
    expect(clientOf(from('1.2.3.4', forwarded), proxies)).toBe(expected)
  })

  it.each([
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:0db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%s counts as %s', (address, expected) => {
    expect(networkOf(address)).toBe(expected)
  })

  it('is short, whatever a proxy passes on', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(networkOf(text.slice(0, 64)).length).toBeLessThan(80)
      }),
    )
  })
})
