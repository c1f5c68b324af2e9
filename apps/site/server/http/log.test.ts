import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

/** The line that tells of an error. */
function lineOf(error: unknown): { at: string[] } {
  const lines: string[] = []
  createLog(false, { write: (text) => lines.push(text) }).failed(error, '/theme')
  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '')
}

function failedAt(...frames: readonly string[]): Error {
  const error = new TypeError('secret')
  error.stack = ['TypeError: secret', ...frames.map((frame) => `    at ${frame}`)].join('\n')
  return error
}

describe('a line of an error', () => {
  it('names no folder of the machine', () => {
    expect(lineOf(new Error('secret')).at.join()).not.toContain(process.cwd())
    const { at } = lineOf(
      failedAt(
        'loader (/srv/the site/apps/site/build/server/index.js:1:2)',
        'async file:///home/jo/site/build/server/assets/app-x1.js:10:20',
        'Object.run (C:\\Users\\jo\\site\\build\\server\\index.js:3:4)',
        'process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
        'new Promise (<anonymous>)',
      ),
    )
    expect(at).toEqual([
      'at loader (…/build/server/index.js:1:2)',
      'at async …/server/assets/app-x1.js:10:20',
      'at Object.run (…\\build\\server\\index.js:3:4)',
      'at process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
      'at new Promise (<anonymous>)',
    ])
  })
})
