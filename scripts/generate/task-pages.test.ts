import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeTaskPages } from './task-pages.ts'

let tasks: string
beforeEach(() => {
  tasks = mkdtempSync(join(tmpdir(), 'model-snippets-tasks-'))
  mkdirSync(join(tasks, 'pages'))
})
afterEach(() => rmSync(tasks, { recursive: true }))

const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(tasks, path)), { recursive: true })
  writeFileSync(join(tasks, path), text)
}
const written = async (file: string): Promise<string[]> => {
  await writeTaskPages({ check: false, root: tasks }, '.')
  return readFileSync(join(tasks, 'pages', file), 'utf8')
    .split('\n')
    .slice(2)
}

it('the committed tables are up to date', async () => {
  expect(await writeTaskPages({ check: true })).toEqual([])
})

describe('the tables of task pages', () => {
  beforeEach(() => {
    put('text-to-3d/pipeline.ts', 'export const textTo3d = { order: 20 }\n')
    put('text-to-3d/page.ts', 'export const textTo3d = {}\n')
    put('other/pipeline.ts', 'export const other = { order: 30 }\n')
    put('translation/pipeline.ts', 'export const translation = { order: 10 }\n')
    put('conversational/task.ts', 'export const conversational = {}\n')
    put('pages/pipeline.ts', 'export interface Pipeline {}\n')
  })

  it('contain the pipeline types in order', async () => {
    expect(await written('pipelines.generated.ts')).toEqual([
      "import { other } from '../other/pipeline.ts'",
      "import { textTo3d } from '../text-to-3d/pipeline.ts'",
      "import { translation } from '../translation/pipeline.ts'",
      "import type { Pipeline } from './pipeline.ts'",
      '',
      '/** All pipeline types, in display order. */',
      'export const PIPELINES = {',
      '  translation: translation,',
      "  'text-to-3d': textTo3d,",
      '  other: other,',
      '} as const satisfies { readonly [id: string]: Pipeline }',
      '',
    ])
  })

  it('contain undefined for a type without an entry', async () => {
    expect((await written('entries.generated.ts')).slice(-6)).toEqual([
      'export const TASKS_DATA: Readonly<Record<PipelineType, TaskEntry | undefined>> = {',
      '  translation: undefined,',
      "  'text-to-3d': textTo3d,",
      '  other: undefined,',
      '}',
      '',
    ])
  })

  it('are stale until they’re written', async () => {
    const check = () => writeTaskPages({ check: true, root: tasks }, '.')
    expect(await check()).toHaveLength(2)
    await writeTaskPages({ check: false, root: tasks }, '.')
    expect(await check()).toEqual([])
  })

  it.each([
    ['other/page.ts', 'export const others = {}\n', 'other/page.ts: expected an export named other'],
    ['a/page.ts', 'export const a = {}\n', 'a/page.ts: expected a pipeline.ts next to it'],
    ['z/pipeline.ts', 'export const z = { order: 20 }\n', 'text-to-3d and z: both have the order 20; change one'],
  ])('aren’t written if %s breaks the rules', async (path, text, message) => {
    put(path, text)
    await expect(writeTaskPages({ check: false, root: tasks }, '.')).rejects.toThrow(message)
  })
})
