import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hasDebianTools, makeDebianPackage, type ServedPool, servePool } from '../testing/debian-package.ts'
import { type DebianInstall, type DebianPackages, unpackedDebian } from './debian.ts'

const run = promisify(execFile)

/** Replaces the C library's loader; prints its arguments and a variable. */
const LOADER = '#!/bin/sh\nprintf "%s\\n" "$@" "$DATA"\n'

let place: string
let folder: string
let served: ServedPool

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'debian-'))
  folder = join(place, 'unpacked')
  await mkdir(join(place, 'pool'))
  served = await servePool(join(place, 'pool'))
})

afterEach(async () => {
  await served[Symbol.asyncDispose]()
  await rm(place, { recursive: true })
})

const installOf = (packages: DebianPackages): DebianInstall => ({
  package: 'greeter',
  release: '1',
  packages,
  programs: ['greet', 'part'],
  libraries: ['usr/lib/some', 'usr/lib/more'],
  paths: { DATA: 'usr/share/greeter' },
})

const unpacked = (packages: DebianPackages): Promise<string> =>
  unpackedDebian(installOf(packages), { pool: served.pool, folder })

it('reports a package that is no longer in the pool, and where to find its successor', async () => {
  await expect(unpacked({ 'greeter_1_all.deb': '0'.repeat(64) })).rejects.toThrow(
    'Debian has no greeter_1_all.deb any more: take the path and the SHA-256 of its present version from the index of its suite',
  )
})

describe.skipIf(!hasDebianTools)('Debian packages', () => {
  let packages: DebianPackages

  beforeEach(async () => {
    const make = (name: string, contents: Readonly<Record<string, string>>) =>
      makeDebianPackage(join(place, 'pool', name), contents)
    packages = {
      'greeter_1_all.deb': await make('greeter_1_all.deb', { 'usr/bin/greet': 'hello', 'usr/bin/part': 'bye' }),
      'libc_2_all.deb': await make('libc_2_all.deb', { 'usr/lib64/ld-linux-x86-64.so.2': LOADER }),
    }
  })

  it('are unpacked into one folder, with scripts that start their programs', async () => {
    const programs = await unpacked(packages)
    const root = join(programs, '..')
    expect((await readdir(programs)).sort()).toEqual(['greet', 'part'])
    expect((await readdir(root)).sort()).toEqual(['complete', 'programs', 'usr'])
    expect(await readFile(join(root, 'usr/bin/greet'), 'utf8')).toBe('hello')
    expect(await readFile(join(root, 'usr/lib64/ld-linux-x86-64.so.2'), 'utf8')).toBe(LOADER)
  })

  it('start with the loader of their own C library, with their own libraries and paths', async () => {
    const programs = await unpacked(packages)
    const { stdout } = await run(join(programs, 'part'), ['two words', '--help'])
    const below = (path: string): string => join(programs, '..', path)
    const [option, libraries, ...others] = stdout.trimEnd().split('\n')
    expect(option).toBe('--library-path')
    expect(libraries?.split(':').map((path) => join(path))).toEqual([below('usr/lib/some'), below('usr/lib/more')])
    expect([join(others[0] ?? ''), ...others.slice(1, 3), join(others[3] ?? '')]).toEqual([
      below('usr/bin/part'),
      'two words',
      '--help',
      below('usr/share/greeter'),
    ])
  })

  it('are downloaded once, and again if the description changes', async () => {
    const first = await unpacked(packages)
    expect(await unpacked(packages)).toBe(first)
    expect(served.asked).toEqual(Object.keys(packages))
    const [name = '', digest = ''] = Object.entries(packages)[0] ?? []
    expect(await unpacked({ [name]: digest })).not.toBe(first)
    expect(served.asked).toEqual([...Object.keys(packages), name])
  })

  it('are rejected if their bytes differ, and tried again the next time', async () => {
    const digest = packages['greeter_1_all.deb']
    const others = { ...packages, 'greeter_1_all.deb': '0'.repeat(64) }
    const refusal = `greeter_1_all.deb has the SHA-256 ${digest}`
    await expect(unpacked(others)).rejects.toThrow(refusal)
    await expect(unpacked(others)).rejects.toThrow(refusal)
    const [left = ''] = await readdir(folder)
    expect(await readdir(join(folder, left))).toEqual([])
  })
})
