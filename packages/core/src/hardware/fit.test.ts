import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardsFor, DEFAULT_MEMORY_OPTIONS, leastMemoryFor, SHARE_OF_MEMORY, SKUS } from './index.ts'

const GIBIBYTE = 2 ** 30
const LARGEST = Math.max(...DEFAULT_MEMORY_OPTIONS)
const bytes = fc.integer({ min: 1, max: 4 * LARGEST * GIBIBYTE })

describe('the memory for a model', () => {
  it('is the smallest size of which three quarters fit its files', () => {
    expect(SHARE_OF_MEMORY).toBe(0.75)
    expect([6, 6.01, 12, 12.01].map((size) => leastMemoryFor(size * GIBIBYTE))).toEqual([8, 16, 16, 24])
    expect(leastMemoryFor(LARGEST * GIBIBYTE)).toBeUndefined()
  })

  it('is a common size, and the next smaller one is too small', () => {
    fc.assert(
      fc.property(bytes, (size) => {
        const least = leastMemoryFor(size)
        for (const gigabytes of DEFAULT_MEMORY_OPTIONS) {
          const isEnough = size <= gigabytes * SHARE_OF_MEMORY * GIBIBYTE
          expect(isEnough).toBe(least !== undefined && gigabytes >= least)
        }
      }),
    )
  })
})

describe('the graphics cards for a model', () => {
  it('have enough memory, a few for each maker, each with its smallest sufficient size', () => {
    fc.assert(
      fc.property(bytes, (size) => {
        const cards = cardsFor(size)
        const makers: {
          readonly [maker: string]: { readonly [name: string]: { readonly memory?: readonly number[] } }
        } = SKUS.GPU
        for (const { maker, name, memory } of cards) {
          const enough = (makers[maker]?.[name]?.memory ?? []).filter(
            (gigabytes) => size <= gigabytes * SHARE_OF_MEMORY * GIBIBYTE,
          )
          expect(memory).toBe(Math.min(...enough))
        }
        for (const maker of Object.keys(makers)) {
          expect(cards.filter((card) => card.maker === maker).length).toBeLessThanOrEqual(3)
        }
      }),
    )
  })

  it('are empty if no card has enough memory', () => {
    expect(cardsFor(LARGEST * GIBIBYTE)).toEqual([])
    expect(cardsFor(4 * GIBIBYTE).map(({ maker }) => maker)).toContain('NVIDIA')
  })
})
