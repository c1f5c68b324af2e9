import { expect, it } from 'vitest'
import { sampleOf, sampleOfEach } from './sample.ts'

const NUMBERS = Array.from({ length: 100 }, (_, place) => place)
const nameOf = (number: number): string => `number ${number}`

it('a sample is the same for the same seed, and differs for another one', () => {
  const sample = sampleOf(NUMBERS, nameOf, '2026-11-27', 10)
  expect(sample).toHaveLength(10)
  expect(sampleOf(NUMBERS.toReversed(), nameOf, '2026-11-27', 10)).toEqual(sample)
  expect(sampleOf(NUMBERS, nameOf, '2026-11-28', 10)).not.toEqual(sample)
})

it('a sample by kind includes every kind, even small ones', () => {
  const kindOf = (number: number): string => (number < 3 ? 'rare' : 'usual')
  const sample = sampleOfEach(NUMBERS, kindOf, nameOf, '2026-11-27', 2)
  expect(sample.map(kindOf).toSorted()).toEqual(['rare', 'rare', 'usual', 'usual'])
})
