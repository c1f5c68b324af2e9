import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { INDEXES } from './index-list.ts'
import { writeIndexes } from './indexes.ts'
import { identifierOf, renderIndex } from './render-index.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'model-snippets-indexes-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const table = {
  folder: 'things',
  target: 'things/index.generated.ts',
  exportName: 'THINGS',
  description: 'Every thing.',
  type: 'Thing',
  typeFile: 'things/thing.ts',
  kind: 'table',
} as const

describe('the committed indexes', () => {
  it('are up to date', async () => {
    expect(await writeIndexes({ check: true })).toEqual([])
  })

  it('each have a folder', () => {
    expect(new Set(INDEXES.map((index) => index.target)).size).toBe(INDEXES.length)
  })
})

describe('identifierOf', () => {
  it.each([
    ['fal-ai', 'falAi'],
    ['python/openai', 'pythonOpenai'],
    ['huggingface.js', 'huggingfaceJs'],
    ['big_vision', 'bigVision'],
    ['01-ai', '_01Ai'],
    ['together', 'together'],
  ])('%s → %s', (path, name) => {
    expect(identifierOf(path)).toBe(name)
  })
})

describe('renderIndex', () => {
  it('lists records by path, and omits tests, helpers, and other indexes', async () => {
    put('things/fal-ai.ts', 'export const falAi: Thing = {}\n')
    put('things/B.ts', 'export const B: Thing = {}\n')
    put('things/sub/fal-ai.ts', 'export const falAi: Thing = {}\n')
    put('things/thing.ts', 'export interface Thing {}\nexport const help = (thing: Thing): Thing => thing\n')
    put('things/many.ts', 'export const many: Thing[] = []\n')
    put('things/fal-ai.test.ts', 'export const nothing: Thing = {}\n')
    put('things/other.generated.ts', 'export const nothing: Thing = {}\n')
    const text = await renderIndex(table, root)
    expect(text.split('\n').slice(2)).toEqual([
      "import { B } from './B.ts'",
      "import { falAi } from './fal-ai.ts'",
      "import { falAi as subFalAi } from './sub/fal-ai.ts'",
      "import type { Thing } from './thing.ts'",
      '',
      '/** Every thing. */',
      'export const THINGS: { readonly [id: string]: Thing } = {',
      '  B,',
      "  'fal-ai': falAi,",
      "  'sub/fal-ai': subFalAi,",
      '}',
      '',
    ])
  })

  it('names a record after its folder if each has its own, and requires the record there', async () => {
    const folders = { ...table, file: 'thing.ts', kind: 'loaders' } as const
    put('things/fal-ai/thing.ts', 'export const falAi: Thing = {}\ninterface Thing {}\n')
    put('things/fal-ai/part.ts', 'export const part: Thing = {}\ninterface Thing {}\n')
    put('things/thing.ts', 'export interface Thing {}\n')
    const text = await renderIndex(folders, root)
    expect(text.split('\n').slice(5)).toEqual([
      'export const THINGS: { readonly [id: string]: () => Promise<Thing> } = {',
      "  'fal-ai': async () => (await import('./fal-ai/thing.ts')).falAi,",
      '}',
      '',
    ])
    put('things/other/thing.ts', 'export const nothing = 1\n')
    await expect(renderIndex(folders, root)).rejects.toThrow('expected one Thing, named other; found none')
  })

  it('keeps the type of each record in a tuple', async () => {
    put('things/a.ts', 'export const a = { id: 1 } as const satisfies Thing\ninterface Thing { id: number }\n')
    const text = await renderIndex({ ...table, kind: 'tuple' }, root)
    expect(text).toContain('export const THINGS = [\n  a,\n] as const satisfies readonly Thing[]\n')
  })

  it('sorts a list by the records’ order', async () => {
    put('things/a.ts', 'export const a: Thing = { order: 2 }\ninterface Thing { order: number }\n')
    put('things/b.ts', 'export const b: Thing = { order: 1 }\ninterface Thing { order: number }\n')
    const text = await renderIndex({ ...table, kind: 'list', order: ({ order }: { order: number }) => [order] }, root)
    expect(text).toContain('readonly Thing[] = [\n  b,\n  a,\n]\n')
  })

  it('rejects a record that isn’t named after its file, and two in one file', async () => {
    put('things/fal-ai.ts', 'export const fal: Thing = {}\n')
    await expect(renderIndex(table, root)).rejects.toThrow(
      'things/fal-ai.ts: expected one Thing, named falAi; found fal',
    )
    put('things/fal-ai.ts', 'export const falAi: Thing = {}\nexport const more: Thing = {}\n')
    await expect(renderIndex(table, root)).rejects.toThrow('found falAi, more')
  })

  it('writes JSON records sorted by id, and rejects one with another name', async () => {
    const json = { ...table, kind: 'json' } as const
    put('things/b/x.json', '{\n  "id": "b/x",\n  "text": "</script>\\n"\n}\n')
    put('things/B/y.json', '{ "id": "B/y" }')
    const text = await renderIndex(json, root)
    expect(text).toContain('readonly Thing[] = [\n  {"id":"B/y"},\n  {"id":"b/x","text":"</script>\\n"},\n]\n')
    put('things/c.json', '{ "id": "d" }')
    await expect(renderIndex(json, root)).rejects.toThrow('things/c.json: expected "id": "c"')
  })
})
