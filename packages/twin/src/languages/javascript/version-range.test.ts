import { describe, expect, it } from 'vitest'
import { npmRangeContains } from './version-range.ts'

describe('npmRangeContains', () => {
  it.each([
    ['', '7.55.0'],
    ['latest', '7.55.0'],
    ['7', '7.55.0'],
    ['7.55', '7.55.3'],
    ['7.x', '7.55.0'],
    ['7.55.0', '7.55.0'],
    ['^7.54.1', '7.55.0'],
    ['~7.55.0', '7.55.9'],
    ['^0.4.1', '0.4.9'],
  ])('%s contains %s', (range, release) => expect(npmRangeContains(range, release)).toBe(true))

  it.each([
    ['8', '7.55.0'],
    ['6', '7.55.0'],
    ['7.54', '7.55.0'],
    ['7.55.1', '7.55.0'],
    ['^7.55.1', '7.55.0'],
    ['^6.0.0', '7.55.0'],
    ['~7.54.0', '7.55.0'],
    ['^0.4.1', '0.5.0'],
    ['>=7 <8', '7.55.0'],
  ])('%s does not contain %s', (range, release) => expect(npmRangeContains(range, release)).toBe(false))
})
