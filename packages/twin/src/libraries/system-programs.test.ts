import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasDebianTools, makeDebianPackage } from '../testing/debian-package.ts'
import { systemPrograms } from './system-programs.ts'

let place: string
let path: string
let folder: string

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'programs-'))
  path = join(place, 'machine')
  folder = join(place, 'brought')
  await mkdir(path)
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(place, { recursive: true })
})

/** Replaces a program of this machine with a script. */
async function instead(program: string, script: string): Promise<void> {
  const bin = join(place, `instead-of-${program}`)
  await mkdir(bin)
  await writeFile(join(bin, program), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  vi.stubEnv('PATH', [bin, process.env['PATH']].join(delimiter))
}

/** It writes its arguments to the file `asked`. */
const aptThatDoes = (script: string): Promise<void> => instead('apt-get', `echo "$@" >> ${place}/asked\n${script}`)

it('installs nothing that the machine already has', async () => {
  await writeFile(join(path, 'tesseract'), '', { mode: 0o755 })
  expect(await systemPrograms(['tesseract'], { path, folder })).toEqual({ PATH: path })
  expect(await systemPrograms([], { path, folder })).toEqual({ PATH: path })
  expect(await readdir(place)).toEqual(['machine'])
})

it('looks for headers with pkg-config', async () => {
  await instead('pkg-config', 'test "$*" = "--exists libavdevice"')
  expect(await systemPrograms(['ffmpeg-headers'], { path, folder })).toEqual({ PATH: path })
})

it('reports the missing program if it can’t be installed', async () => {
  await aptThatDoes('echo "E: Unable to locate package" >&2; exit 100')
  const brought = systemPrograms(['tesseract'], { path, folder })
  await expect(brought).rejects.toThrow(/^needs tesseract: the machine has none, .*E: Unable to locate package/s)
})

describe.skipIf(!hasDebianTools)('with packages of the distribution', () => {
  beforeEach(async () => {
    const made = join(place, 'made')
    await mkdir(made)
    await makeDebianPackage(join(made, 'tesseract.deb'), { 'usr/bin/tesseract': 'reads' })
    await makeDebianPackage(join(made, 'library.deb'), {
      'usr/lib/any-linux-gnu/liblept.so.5': '',
      'usr/lib/any-linux-gnu/own/libmore.so': '',
      'usr/lib/any-linux-gnu/notes/readme': '',
    })
    await aptThatDoes(
      `for word; do case $word in Dir::Cache=*) cache=\${word#*=};; install) cp ${made}/*.deb "$cache/archives";; esac; done`,
    )
  })

  it('unpacks everything needed next to the machine’s programs', async () => {
    const root = join(folder, 'tesseract-ocr')
    const found = await systemPrograms(['tesseract'], { path, folder })
    const { LD_LIBRARY_PATH: libraries = '', ...others } = found
    expect(others).toEqual({
      PATH: `${root}/usr/bin:${path}`,
      TESSDATA_PREFIX: `${root}/usr/share/tesseract-ocr/5/tessdata`,
    })
    const below = `${root}/usr/lib/any-linux-gnu`
    expect(libraries.split(':').sort()).toEqual([below, `${below}/own`])
    expect(await readFile(join(root, 'usr/bin/tesseract'), 'utf8')).toBe('reads')
    expect((await readdir(root)).sort()).toEqual(['complete', 'usr'])
  })

  it('returns variables with which a compiler finds the headers', async () => {
    await instead('pkg-config', 'exit 1')
    const root = join(folder, 'libavdevice-dev')
    expect(await systemPrograms(['ffmpeg-headers'], { path, folder })).toMatchObject({
      PKG_CONFIG_PATH: `${root}/usr/lib/x86_64-linux-gnu/pkgconfig`,
      PKG_CONFIG_SYSROOT_DIR: root,
      LIBRARY_PATH: `${root}/usr/lib/x86_64-linux-gnu`,
    })
  })

  it('unpacks only once', async () => {
    const first = await systemPrograms(['tesseract'], { path, folder })
    expect(await systemPrograms(['tesseract'], { path, folder })).toEqual(first)
    const asked = (await readFile(join(place, 'asked'), 'utf8')).trim().split('\n')
    expect(asked.map((line) => /update$|install .*/.exec(line)?.[0])).toEqual([
      'update',
      'install --download-only --no-install-recommends tesseract-ocr',
    ])
  })
})
