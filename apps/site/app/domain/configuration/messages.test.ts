import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyMessageEdit,
  fromPlainMessage,
  isMessageList,
  MESSAGE_EDITS,
  messageEdit,
  ROLES,
  toPlainMessage,
} from './messages.ts'

const plainMessage = fc.record({
  role: fc.constantFrom(...ROLES),
  text: fc.string({ unit: 'binary' }),
  image: fc.option(fc.string(), { nil: undefined }),
})

const messages = [
  { role: 'system', content: 'a' },
  { role: 'user', content: 'b' },
  { role: 'assistant', content: 'c' },
]
const contents = (edit: string) => applyMessageEdit(messages, edit).map(({ content }) => content)

describe('a message in the editor', () => {
  it('is the message that is sent', () => {
    fc.assert(
      fc.property(plainMessage, (plain) => {
        expect(toPlainMessage(fromPlainMessage(plain))).toEqual(plain)
      }),
    )
  })

  it.each([
    { role: 'tool', content: 'x' },
    { role: 'user', content: 'x', name: 'ann' },
    { role: 'user', content: null },
    { role: 'user' },
    { role: 'user', content: [{ type: 'text', text: 'x' }] },
    {
      role: 'user',
      content: [
        { type: 'image_url', image_url: { url: 'u' } },
        { type: 'text', text: 'x' },
      ],
    },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'x' },
        { type: 'image_url', image_url: { url: 'u', detail: 'low' } },
      ],
    },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'x', more: 1 },
        { type: 'image_url', image_url: { url: 'u' } },
      ],
    },
  ])('is left alone when the editor would lose some of it: %j', (message) => {
    expect(isMessageList([message])).toBe(true)
    expect(toPlainMessage(message)).toBeUndefined()
  })
})

describe('applyMessageEdit', () => {
  it('adds, removes and moves', () => {
    expect(contents('add-0')).toEqual(['a', 'b', 'c', ''])
    expect(contents('remove-1')).toEqual(['a', 'c'])
    expect(contents('up-1')).toEqual(['b', 'a', 'c'])
    expect(contents('down-1')).toEqual(['a', 'c', 'b'])
    expect(applyMessageEdit(messages, 'add-0').at(-1)?.role).toBe('user')
  })

  it('adds and removes an image', () => {
    const withImage = applyMessageEdit(messages, 'image-1')
    expect(toPlainMessage(withImage[1] ?? { role: '' })).toEqual({ role: 'user', text: 'b', image: '' })
    expect(applyMessageEdit(withImage, 'no-image-1')).toEqual(messages)
  })

  it('moves nothing over the ends', () => {
    expect(contents('up-0')).toEqual(['a', 'b', 'c'])
    expect(contents('down-2')).toEqual(['a', 'b', 'c'])
  })

  it('takes any text, and changes nothing for what it does not know', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('remove-9', 'up--1', 'add', '-1', 'remove-1e0', 'add-99999')),
        (edit) => {
          fc.pre(!/^add-\d{1,4}$/.test(edit))
          expect(applyMessageEdit([], edit)).toEqual([])
        },
      ),
    )
    for (const kind of MESSAGE_EDITS) expect(messageEdit(kind, 2)).toBe(`${kind}-2`)
  })
})
