import { findModel } from '@model-snippets/core/catalogue'
import { expect, it } from 'vitest'
import { withKnown } from './known-examples.ts'
import { readLibraryUses } from './library-use.ts'
import { writtenExamples } from './written-examples.ts'

const model = findModel('openai/gpt-oss-120b')

it('keeps the run of a text that another choice leaves as it was, and of no other', async () => {
  if (model === undefined) throw new Error('The catalogue has no such model')
  const [use] = await readLibraryUses(model)
  const before = use?.examples ?? []
  expect(before.map(({ run }) => run === undefined)).toEqual([false, false])
  const same = (await writtenExamples(model, { temperature: 0.5 })).get('transformers') ?? []
  expect(withKnown(same, before).map(({ run, lines }) => [run, lines])).toEqual(
    before.map(({ run, lines }) => [run, lines]),
  )
  expect(withKnown(same, before).map(({ ignored }) => ignored)).toEqual(same.map(({ ignored }) => ignored))
  const messages = [{ role: 'user', content: 'Who are you?' }] as const
  const other = (await writtenExamples(model, { messages })).get('transformers') ?? []
  expect(withKnown(other, before)).toEqual(other)
})
