import { expect, it } from 'vitest'
import { statusAndContent } from './known-answers.ts'
import { differenceOf } from './steady.ts'

const answer = (status: number, text: string) => ({ status, head: '', body: Buffer.from(text) })

it('takes answers for the same that differ in the nonce alone', () => {
  const [first, second] = ['one', 'two'].map((nonce) => statusAndContent(answer(200, `<script nonce="${nonce}">x`)))
  expect(first).toBe(second)
  expect(statusAndContent(answer(200, 'a'))).not.toBe(statusAndContent(answer(200, 'b')))
  expect(statusAndContent(answer(200, 'a'))).not.toBe(statusAndContent(answer(404, 'a')))
})

it('shows where a wrong answer parts from the right one that is most like it', () => {
  expect(differenceOf('200 a page of yours', ['404 none', '200 a page of mine', '200 other'])).toBe(
    '19 characters, wrong from 14 on: "200 a page of yours"',
  )
  expect(differenceOf('200 a', ['200 a page'])).toBe('5 characters, wrong from 5 on: "200 a"')
})
