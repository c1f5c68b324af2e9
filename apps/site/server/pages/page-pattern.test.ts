import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { pagePattern } from './page-pattern.ts'

const ROUTES = {
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', index: true },
  model: { id: 'model', parentId: 'root', path: 'models/:owner/:name?' },
  none: { id: 'none', parentId: 'root', path: '*' },
} as unknown as ServerBuild['routes']

it.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/models/openai/gpt-oss-120b', '/models/:owner/:name?'],
  ['/models/openai/gpt-oss-120b.data', '/models/:owner/:name?'],
  ['/nowhere/at/all', '*'],
])('%s is counted as %s', (path, pattern) => {
  expect(pagePattern(ROUTES, path)).toBe(pattern)
})
