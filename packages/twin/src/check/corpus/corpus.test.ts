import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findBlocks } from '../find/find-blocks.ts'
import { labelsIn, PARTS } from './corpus.ts'

const documents = PARTS.flatMap((part) => {
  const folder = new URL(`./${part}/`, import.meta.url)
  return readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
})

it('has a label for each block, from enough repositories', () => {
  const labels = documents.flatMap(({ text }) => labelsIn(text))
  expect(labels.length).toBeGreaterThanOrEqual(150)
  expect(new Set(documents.map(({ name }) => name)).size).toBeGreaterThanOrEqual(15)
  for (const { name, text } of documents) {
    const labelled = labelsIn(text).map(({ line }) => line)
    const found = findBlocks(name, text).blocks.filter(
      ({ text: code }) => !/^(?:(?:pip|npm|gem) (?:install|i)|go get) /.test(code),
    )
    expect(found.filter(({ line }) => !labelled.includes(line)).map(({ line }) => `${name}:${line}`)).toEqual([])
  }
})
