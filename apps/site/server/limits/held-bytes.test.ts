import { expect, it } from 'vitest'
import { HeldBytes } from './held-bytes.ts'

it('gives each client a share, and all of them no more than there is', () => {
  const held = new HeldBytes({ perClient: 10, together: 25 })
  const give = held.hold('a', 10)
  expect([held.fullOf('a'), held.fullOf('a', 1), held.fullOf('b', 10)]).toEqual([undefined, 'client', undefined])
  held.hold('b', 10)
  expect([held.fullOf('c', 5), held.fullOf('c', 6)]).toEqual([undefined, 'everybody'])
  give()
  give()
  expect([held.fullOf('a', 10), held.fullOf('c', 10)]).toEqual([undefined, undefined])
})

it('takes what is already made, beyond the share, and then nothing', () => {
  const held = new HeldBytes({ perClient: 10, together: 25 })
  const give = held.hold('a', 30)
  expect([held.fullOf('a'), held.fullOf('b')]).toEqual(['client', 'everybody'])
  give()
  expect([held.fullOf('a'), held.fullOf('b')]).toEqual([undefined, undefined])
})
