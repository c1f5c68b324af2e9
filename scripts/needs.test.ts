import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { fontFolders, hasFonts } from './fonts.mjs'
import { NEEDS } from './needs.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('fonts are found if both families are in a folder that the browser searches', () => {
  expect(hasFonts([folder, join(folder, 'missing')])).toBe(false)
  mkdirSync(join(folder, 'truetype/liberation'), { recursive: true })
  writeFileSync(join(folder, 'truetype/liberation/LiberationSans-Regular.ttf'), '')
  expect(hasFonts([folder])).toBe(false)
  writeFileSync(join(folder, 'truetype/liberation/LiberationMono-Regular.ttf'), '')
  expect(hasFonts([join(folder, 'missing'), folder])).toBe(true)
  expect(fontFolders()).toContain('/usr/share/fonts')
})

it('fonts are required in the step that opens a browser, like the browser', () => {
  const step = /vitest\('browser', .*?\n\}\),|vitest\('browser',[\s\S]*?\}\),/.exec(
    readFileSync(join(ROOT, 'scripts/test.mjs'), 'utf8'),
  )?.[0]
  expect(step).toContain("needs: ['chromium', 'fonts']")
  expect(NEEDS.fonts.debian).toBe('fonts-liberation')
})

/** The name of each need in CONTRIBUTING.md. */
const NAMES: { readonly [need in keyof typeof NEEDS]: RegExp } = {
  python: /Python 3 with `venv`/,
  curl: /curl/,
  go: /\bGo\b/,
  java: /Java 17 with Maven/,
  jq: /\bjq\b/,
  ruby: /Ruby/,
  rust: /Rust 1\.85/,
  php: /PHP with its curl extension/,
  openssl: /OpenSSL/,
  parallel: /GNU parallel/,
  chromium: /Chromium/,
  fonts: /Liberation fonts/,
}

it('all needs are in CONTRIBUTING.md', () => {
  const list = /It needs (Python [^.]+\.85[^.]+)\./.exec(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8'))?.[1] ?? ''
  for (const need of Object.keys(NEEDS) as (keyof typeof NEEDS)[]) expect(list, need).toMatch(NAMES[need])
})
