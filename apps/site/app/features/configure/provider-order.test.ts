import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortProviders } from './provider-order.ts'

it('sorts by the figure either way, and leaves what is not known at the end', () => {
  const choice = fc.record({
    id: fc.string(),
    label: fc.string(),
    isServing: fc.constant(null),
    throughput: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(choice), fc.boolean(), (choices, isRising) => {
      const figure = (each: object) => (each as { throughput?: number }).throughput
      const figures = sortProviders(choices, figure, isRising).map(figure)
      const known = figures.filter((each) => each !== undefined)
      expect(figures.slice(0, known.length)).toEqual(known)
      expect(known).toEqual(known.toSorted((one, other) => (isRising ? one - other : other - one)))
      expect(figures).toHaveLength(choices.length)
    }),
  )
})
