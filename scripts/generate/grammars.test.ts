import { expect, it } from 'vitest'
import { LANGUAGE_RECORDS } from '../../packages/core/src/languages/index.generated.ts'
import type { LanguageRecord } from '../../packages/core/src/languages/language.ts'
import { renderGrammars, renderGrammarsInParts, writeGrammars } from './grammars.ts'

it('the committed list of grammars is up to date', async () => {
  expect(await writeGrammars({ check: true })).toEqual([])
})

it('a language’s grammar is included once for all its platforms', () => {
  const [record] = LANGUAGE_RECORDS
  const added: LanguageRecord = {
    ...record,
    id: 'new',
    program: { posix: { ...record.program.posix, grammar: 'made-up' }, cmd: record.program.posix },
  }
  const text = renderGrammars([record, added])
  expect(text).toContain("import madeUp from '@shikijs/langs/made-up'\n")
  expect(text.match(/@shikijs\/langs\/python/g)).toHaveLength(1)
  expect(text).toContain('GRAMMARS = [json, madeUp, python]')
  expect(renderGrammarsInParts([record, added])).toContain("  'made-up': () => import('@shikijs/langs/made-up'),\n")
})

it('a grammar that imports others is included without them', () => {
  const [record] = LANGUAGE_RECORDS
  const added: LanguageRecord = { ...record, program: { posix: { ...record.program.posix, grammar: 'html' } } }
  const text = renderGrammars([record, added])
  expect(text).toContain("import html from './alone/html.generated.json' with { type: 'json' }\n")
  expect(text).toContain("import python from '@shikijs/langs/python'\n")
  const inParts = renderGrammarsInParts([record, added])
  expect(inParts).toContain("html: () => import('./alone/html.generated.json', { with: { type: 'json' } }),\n")
})
