import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { wholeRegistry } from '../../packages/core/src/generate/built-in.ts'
import { decide } from '../../packages/core/src/generate/decide.ts'
import { CLIENTS, PROVIDERS, type Queue, type ResponseResult } from '../../packages/core/src/index.ts'
import { writeGolden } from '../generate/golden.ts'
import { FORMATTERS } from './formatters.ts'
import { FOLDER, goldenFiles } from './golden-files.ts'
import { NOT_FORMATTED, TOO_WIDE } from './known.ts'
import { type GoldenQuestion, QUESTIONS, taskQuestion } from './questions.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const MOST_COLUMNS = 100
const files = goldenFiles()

it('the committed files are up to date', () => {
  expect(writeGolden({ check: true })).toEqual([])
})

it('writes missing or stale files, and deletes others', () => {
  const root = mkdtempSync(join(tmpdir(), 'golden-'))
  try {
    const write = (check: boolean, texts: { readonly [path: string]: string }): string[] =>
      writeGolden({ check, root }, new Map(Object.entries(texts)))
    expect(write(false, { 'golden/a/1.py': 'one', 'golden/a/2.py': 'two' })).toHaveLength(2)
    expect(write(true, { 'golden/a/1.py': 'one', 'golden/a/2.py': 'two' })).toEqual([])
    expect(write(true, { 'golden/a/1.py': 'other' })).toEqual(['golden/a/2.py', 'golden/a/1.py'])
    expect(readFileSync(join(root, 'golden/a/1.py'), 'utf8')).toBe('one')
    expect(write(false, { 'golden/a/1.py': 'other' })).toHaveLength(2)
    expect(readdirSync(join(root, 'golden/a'))).toEqual(['1.py'])
    expect(readFileSync(join(root, 'golden/a/1.py'), 'utf8')).toBe('other')
  } finally {
    rmSync(root, { recursive: true })
  }
})

it('has files for every client', () => {
  const folders = new Set([...files.keys()].map((path) => path.split('/').slice(1, 3).join('/')))
  const clients = CLIENTS.map(({ language, id }) => `${language}/${id.replaceAll('/', '-')}`)
  expect([...folders].toSorted()).toEqual(clients.toSorted())
})

describe('the questions of golden files', () => {
  const resultOf = ({ model, provider, mapping, options }: GoldenQuestion): ResponseResult | undefined => {
    const { call } = decide(wholeRegistry(), model, provider, mapping, options)
    return call?.kind === 'task' ? call.result : undefined
  }

  it.each(Object.entries(PROVIDERS).map(([id, { routes }]) => ({ id, tasks: Object.keys(routes) })))(
    'include each shape of $id’s results, and its way of waiting',
    ({ id, tasks }) => {
      const known = new Set(QUESTIONS.map(resultOf).map((result) => result && shapeOf(result)))
      const shapes = tasks
        .filter((task) => task !== 'conversational')
        .flatMap((task) => {
          const result = resultOf(taskQuestion(id, task))
          return result === undefined ? [] : [shapeOf(result)]
        })
      expect(shapes.filter((shape) => !known.has(shape))).toEqual([])
    },
  )
})

/** Returns what an example does with a response, without names. */
function shapeOf(result: ResponseResult): string {
  const { queue, shows, at, orBase64, mediaType, also, listed, inline, kind } = result as ResponseResult & {
    readonly [field: string]: unknown
  }
  const parts = {
    kind,
    shows: (shows as { as?: string } | undefined)?.as,
    isPart: kind === 'json' && at !== undefined,
    orBase64: orBase64 !== undefined,
    mediaType,
    also: also !== undefined,
    listed,
    inline,
    ...(queue === undefined ? {} : waitingOf(queue as Queue)),
  }
  return JSON.stringify(parts)
}

const waitingOf = ({ startsWithStatus, status, result, failed }: Queue) => ({
  startsWithStatus,
  status: status.part,
  result: result?.part,
  canFail: failed.length > 0,
})

describe('every golden file', () => {
  const withoutAddresses = (line: string): string => line.replace(/https?:\/\/[^\s"'`]+/g, '')

  it(`is at most ${MOST_COLUMNS} columns wide, except URLs and known exceptions`, () => {
    const wide = [...files]
      .filter(([, text]) => text.split('\n').some((line) => withoutAddresses(line).length > MOST_COLUMNS))
      .map(([path]) => path.slice(FOLDER.length + 1))
    expect(wide.toSorted()).toEqual(TOO_WIDE.toSorted())
  })

  it('has no line of whitespace alone', () => {
    expect([...files].filter(([, text]) => /^[ \t]+$/m.test(text)).map(([path]) => path)).toEqual([])
  })

  it.each(Object.entries(FORMATTERS))('in %s is formatted, except known exceptions', (language, format) => {
    const changed = format(join(ROOT, FOLDER, language)).map((path) => `${language}/${path}`)
    const known = NOT_FORMATTED.filter((path) => path.startsWith(`${language}/`))
    expect(changed.toSorted()).toEqual(known.toSorted())
  })
})
