import { readdirSync } from 'node:fs'
import { MODALITY_LABELS } from '@model-snippets/core/tasks'
import { describe, expect, it } from 'vitest'
import { formatOf } from './format.ts'
import { LOCALE_NAMES } from './locales.ts'

type Leaf = string | ((...values: unknown[]) => string)
type Leaves = ReadonlyMap<string, Leaf>

const partsOf = (locale: string): string[] =>
  readdirSync(new URL(`${locale}/`, import.meta.url)).map((file) => file.replace('.ts', ''))

function leavesOf(value: unknown, path: string): [string, Leaf][] {
  return typeof value === 'string' || typeof value === 'function'
    ? [[path, value as Leaf]]
    : Object.entries(value as object).flatMap(([name, inner]) => leavesOf(inner, `${path}.${name}`))
}

async function readTexts(locale: string): Promise<Leaves> {
  const parts = await Promise.all(
    partsOf(locale).map(async (part) => {
      const { texts } = (await import(`./${locale}/${part}.ts`)) as { texts: unknown }
      return leavesOf(texts, part)
    }),
  )
  return new Map(parts.flat())
}

const english = await readTexts('en')

/** Names, words that the languages share, and texts for machines. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  de: [
    'agents.address',
    'agents.tools',
    'api-reference.contents',
    'api-reference.rulesList.1.0',
    'api-reference.rulesList.3.0',
    'api-reference.rulesList.5.0',
    'compatibility.agent',
    'compatibility.client',
    'compatibility.clients',
    'compatibility.features.plain',
    'compatibility.features.stream',
    'compatibility.framework',
    'compatibility.frameworks',
    'configure.api',
    'configure.apis.chat-completions',
    'configure.apis.messages',
    'configure.apis.responses',
    'configure.autoOfClients',
    'configure.client',
    'configure.clients',
    'configure.extraPlaceholder',
    'configure.frameworks',
    'configure.inputs.audio',
    'configure.inputs.prompt',
    'configure.inputs.text',
    'configure.parameterLabels.candidate_labels',
    'configure.parameterLabels.num_frames',
    'configure.parameterLabels.seed',
    'configure.parameterLabels.top_k',
    'configure.platform',
    'configure.platforms.posix',
    'configure.platforms.powershell',
    'configure.prompt',
    'configure.providerTable.auto',
    'configure.reasoningLevel',
    'configure.recipes.',
    'configure.recipes.tool-loop',
    'configure.roles.assistant',
    'configure.roles.system',
    'configure.roles.user',
    'configure.text',
    'configure.topP',
    'configure.typescript',
    'errors.client',
    'examples.code',
    'examples.wireBody',
    'libraries.list.repo',
    'models.chat',
    'pages.labels.frameworks',
    'pages.model.abilities.tools',
    'pages.model.tabs.',
    'pages.site.api',
    'pages.site.name',
    'pages.site.themes.system',
    'run.reasoning',
    'run.status',
    'run.usage',
    'tasks.demo.title',
    'tasks.modalities.audio',
    'tasks.modalities.multimodal',
    'tasks.page.video',
  ],
}

describe.each(LOCALE_NAMES.filter((locale) => locale !== 'en'))('the texts in %s', async (locale) => {
  const translated = await readTexts(locale)

  it('are those of English, part by part and text by text', () => {
    expect(partsOf(locale)).toEqual(partsOf('en'))
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('take the same values and use them', () => {
    for (const [path, text] of english) {
      const other = translated.get(path)
      expect([path, typeof other]).toEqual([path, typeof text])
      if (typeof text !== 'function' || typeof other !== 'function') continue
      expect([path, other.length]).toEqual([path, text.length])
      const fitting = SAMPLES.filter((values) => doesTake(text, values))
      expect([path, fitting.length]).not.toEqual([path, 0])
      for (const values of fitting) {
        const [mine, theirs] = [text(...values), other(...values)]
        expect([path, theirs]).toEqual([path, expect.stringMatching(/\S/)])
        for (const value of ['Alpha', 'Beta']) {
          expect([path, theirs.includes(value)]).toEqual([path, mine.includes(value)])
        }
      }
    }
  })

  it('are written, and not those of English where that cannot be right', () => {
    const equal = [...english].flatMap(([path, text]) => (text === translated.get(path) ? [path] : []))
    expect(equal.toSorted()).toEqual([...(SHARED[locale] ?? [])].sort())
    for (const [path, text] of translated) {
      if (typeof text === 'string') expect([path, text.trim()]).toEqual([path, expect.stringMatching(/^\S/)])
    }
  })

  it('write counts as the language does', () => {
    const count = translated.get('models.count') as (total: number, query: string) => string
    const { number } = formatOf(locale)
    expect(count(12_345, '')).toContain(number(12_345))
    expect(count(1, '')).not.toBe(count(2, '').replace('2', '1'))
  })
})

/** Values of every kind that texts take: names, counts and lists of days. */
const SAMPLES: readonly unknown[][] = [
  [['Alpha', 'Beta']],
  ['Alpha', 'Beta', true],
  ['Alpha', ['2026-11-20', '2026-11-21'], false],
  ['Alpha', ['2026-11-21'], true],
  [1, 1],
  [2, 5],
]

function doesTake(text: (...values: unknown[]) => string, values: readonly unknown[]): boolean {
  try {
    return typeof text(...values) === 'string'
  } catch {
    return false
  }
}

describe('English', () => {
  it('calls the kinds of data what their records call them', () => {
    for (const [name, label] of Object.entries(MODALITY_LABELS))
      expect(english.get(`tasks.modalities.${name}`)).toBe(label)
  })
})

describe('formatOf', () => {
  it('writes numbers, sizes, days and counts', () => {
    expect([0, 999, 4_368_439_584, 5e15].map(formatOf('en').bytes)).toEqual([
      '0 byte',
      '999 byte',
      '4.37 GB',
      '5,000 TB',
    ])
    expect(formatOf('de').bytes(4_368_439_584)).toBe('4,37\u00a0GB')
    expect(formatOf('en').number(1234.5)).toBe('1,234.5')
    expect(formatOf('de').number(1234.5)).toBe('1.234,5')
    expect([0.6, 0, 12, 0.000377].map(formatOf('en').dollars)).toEqual(['$0.60', '$0.00', '$12.00', '$0.000377'])
    expect(formatOf('en').day('2026-11-21')).toBe('Nov 21, 2026')
    expect(formatOf('de').day('2026-11-21')).toBe('21.11.2026')
    expect(formatOf('de').day('soon')).toBe('soon')
    expect(formatOf('en').plural(0, { one: 'thing', other: 'things' })).toBe('things')
    expect(formatOf('en').plural(1, { other: 'thing(s)' })).toBe('thing(s)')
  })
})
