import { expect, it } from 'vitest'
import { ggufFilesOf } from './gguf-files.ts'
import { listedFiles } from './listed-files.ts'
import { isRepositoryPath } from './repository-path.ts'

const INSIDE = ['model.gguf', 'Q6_K/model-Q6_K.gguf', 'a/.hidden', '..a/b..', 'größe 1.gguf', 'a~1/b:c']
const ELSEWHERE = [
  '../../x.gguf',
  'a/../../x.gguf',
  'a/./x.gguf',
  '/etc/x.gguf',
  '//evil.example/x.gguf',
  'https://evil.example/x.gguf',
  '..\\x.gguf',
  'C:x.gguf',
  '~/x.gguf',
  'a/',
  '',
  '-x.gguf',
  'a\u200bb.gguf',
  'a\u2028b.gguf',
]

it('leads to a file inside the repository', () => {
  expect(INSIDE.filter((path) => !isRepositoryPath(path))).toEqual([])
  expect(ELSEWHERE.filter(isRepositoryPath)).toEqual([])
})

it('determines which of a record’s files are offered', () => {
  const siblings = [...ELSEWHERE, 'Q6_K/model-Q6_K.gguf'].map((rfilename) => ({ rfilename }))
  expect(listedFiles({ id: 'acme/demo', siblings })).toEqual(['Q6_K/model-Q6_K.gguf'])
  expect(ggufFilesOf({ id: 'acme/demo', siblings }).map(({ path }) => path)).toEqual(['Q6_K/model-Q6_K.gguf'])
})
