import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasDebianTools, makeDebianPackage, type ServedPool, servePool } from '../testing/debian-package.ts'
import { builtGo, type GoInstall } from './go-program.ts'

/** Replaces Go: writes down its arguments, reads a header like a compiler, and saves that as the program. */
const GO = `#!/bin/sh
echo "$@" >> "$ASKED"
test -n "$BROKEN" && { echo "module lacks a package" >&2; exit 1; }
mkdir -p "$GOBIN" && cat "\${CGO_CPPFLAGS#-I}/vendor/part.h" > "$GOBIN/runner"
`

let place: string
let asked: string
let served: ServedPool

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'go-program-'))
  asked = join(place, 'asked')
  for (const folder of ['pool', 'bin']) await mkdir(join(place, folder))
  await writeFile(join(place, 'bin', 'go'), GO, { mode: 0o755 })
  vi.stubEnv('PATH', [join(place, 'bin'), process.env['PATH']].join(delimiter))
  vi.stubEnv('ASKED', asked)
  served = await servePool(join(place, 'pool'))
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await served[Symbol.asyncDispose]()
  await rm(place, { recursive: true })
})

const installOf = (packages: GoInstall['headers']['packages']): GoInstall => ({
  package: 'example.org/made/runner',
  release: '1.2.3',
  headers: { packages, links: { 'vendor/part.h': 'part/part-1.h' } },
})

const built = (install: GoInstall): Promise<string> =>
  builtGo(install, { pool: served.pool, folder: join(place, 'built') })

it('builds nothing if a header package is missing', async () => {
  await expect(built(installOf({ 'headers_1_all.deb': '0'.repeat(64) }))).rejects.toThrow(
    'Debian has no headers_1_all.deb any more',
  )
  await expect(readFile(asked)).rejects.toThrow('ENOENT')
})

describe.skipIf(!hasDebianTools)('a Go program with Debian’s header packages', () => {
  let install: GoInstall

  beforeEach(async () => {
    const name = 'headers_1_all.deb'
    const digest = await makeDebianPackage(join(place, 'pool', name), { 'usr/include/part/part-1.h': 'declared' })
    install = installOf({ [name]: digest })
  })

  it('is built from its module’s release, and finds the headers where the module expects them', async () => {
    const programs = await built(install)
    expect(await readFile(join(programs, 'runner'), 'utf8')).toBe('declared')
    expect(await readFile(asked, 'utf8')).toBe('install -p=1 example.org/made/runner@v1.2.3\n')
  })

  it('is built once', async () => {
    expect(await built(install)).toBe(await built(install))
    expect((await readFile(asked, 'utf8')).match(/install/g)).toHaveLength(1)
    expect(served.asked).toHaveLength(1)
  })

  it('is built again after a failure, which shows Go’s message', async () => {
    vi.stubEnv('BROKEN', 'yes')
    await expect(built(install)).rejects.toThrow('module lacks a package')
    vi.stubEnv('BROKEN', '')
    expect(await readFile(join(await built(install), 'runner'), 'utf8')).toBe('declared')
  })
})
