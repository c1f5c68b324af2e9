import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { madeOnce } from './made-once.ts'

let place: string
let folder: string

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'made-once-'))
  folder = join(place, 'folder')
})

afterEach(() => rm(place, { recursive: true }))

const fill = async (): Promise<void> => {
  await mkdir(folder)
  await writeFile(join(folder, 'what'), 'all')
}

it('fills a folder once, even with many simultaneous requests', async () => {
  let times = 0
  const counted = (): Promise<void> => {
    times++
    return fill()
  }
  await Promise.all([madeOnce(folder, counted), madeOnce(folder, counted)])
  await madeOnce(folder, counted)
  expect(times).toBe(1)
  expect(await readFile(join(folder, 'what'), 'utf8')).toBe('all')
})

it('fills it again after a failure', async () => {
  const failing = async (): Promise<void> => {
    await fill()
    throw new Error('no network')
  }
  await expect(madeOnce(folder, failing)).rejects.toThrow('no network')
  await madeOnce(folder, fill)
  expect(await readFile(join(folder, 'what'), 'utf8')).toBe('all')
})

it('doesn’t wait for a process that died while filling it', async () => {
  const lock = `${folder}.lock`
  await mkdir(lock)
  const longAgo = new Date(Date.now() - 3 * 60_000)
  await utimes(lock, longAgo, longAgo)
  await madeOnce(folder, fill)
  expect(await readFile(join(folder, 'what'), 'utf8')).toBe('all')
})
