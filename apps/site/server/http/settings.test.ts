import { expect, it } from 'vitest'
import { DEFAULT_RATE_LIMIT, readSettings } from './settings.ts'

it('limits, and neither logs nor believes proxies, unless told otherwise', () => {
  const defaults = {
    rateLimit: DEFAULT_RATE_LIMIT,
    trustedProxies: 0,
    isLogged: false,
    hasMetrics: true,
    drainMilliseconds: 0,
    workers: 2,
  }
  expect(readSettings({})).toEqual(defaults)
  expect(readSettings({ RATE_LIMIT: '', TRUST_PROXY: 'off', LOG: 'off', METRICS: 'on' })).toEqual(defaults)
})

it('takes what it is told', () => {
  const environment = {
    RATE_LIMIT: '7',
    TRUST_PROXY: '2',
    LOG: 'json',
    METRICS: 'off',
    DRAIN_SECONDS: '5',
    WORKERS: '8',
  }
  expect(readSettings(environment)).toEqual({
    rateLimit: 7,
    trustedProxies: 2,
    isLogged: true,
    hasMetrics: false,
    drainMilliseconds: 5000,
    workers: 8,
  })
  expect(readSettings({ RATE_LIMIT: 'off' }).rateLimit).toBeUndefined()
})

it.each([
  ['RATE_LIMIT', '0'],
  ['RATE_LIMIT', '-1'],
  ['RATE_LIMIT', 'many'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '11'],
  ['LOG', 'text'],
  ['METRICS', '1'],
  ['DRAIN_SECONDS', '1.5'],
  ['RUN_HERE', 'no'],
  ['WORKERS', '0'],
  ['WORKERS', '17'],
])('refuses %s=%s, naming both', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be .*, got "${value}"$`))
})
