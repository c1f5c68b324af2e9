import {
  getInferenceSnippets,
  type InferenceSnippet,
  LANGUAGE_RECORDS,
  type Language,
  type LanguageRecord,
  languageRecord,
  PLATFORMS,
  programFileOf,
} from '@model-snippets/core'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { highlight } from './highlight/index.ts'
import { SnippetSteps, stepsAsText } from './snippet-steps.tsx'
import { SnippetTabs } from './snippet-tabs.tsx'

vi.mock('../../core/src/languages/index.generated.ts', async (load) => {
  const { MADE_UP } = await import('../../core/src/languages/testing/made-up-language.ts')
  const { LANGUAGE_RECORDS } = await load<{ LANGUAGE_RECORDS: readonly LanguageRecord[] }>()
  return { LANGUAGE_RECORDS: [...LANGUAGE_RECORDS, MADE_UP] }
})

const RECORDS = LANGUAGE_RECORDS as readonly (LanguageRecord & { readonly id: Language })[]
const model = { id: 'owner/name', pipeline_tag: 'text-generation', tags: ['conversational'] }

/** An example of each language; of a language without a client, a made-up one. */
const exampleOf = (language: Language, platform: (typeof PLATFORMS)[number]): InferenceSnippet =>
  getInferenceSnippets(model, 'auto', undefined, { platform }).find((snippet) => snippet.language === language) ?? {
    language,
    client: 'made-up',
    content: 'const made = "up"\n',
    install: null,
    add: null,
    fileName: programFileOf(languageRecord(language), platform).fileName,
    run: programFileOf(languageRecord(language), platform).run,
    manifest: null,
    env: [],
    files: [],
  }

describe.each(RECORDS.map((record) => [record.id, record] as const))('%s', (id, record) => {
  it.each(PLATFORMS)('has colours: %s', (platform) => {
    const { content } = exampleOf(id, platform)
    const lines = highlight(content, id, platform)
    const text = lines.map((line) => line.map(([part]) => part).join('')).join('\n')
    expect(text).toBe(content.replace(/\n$/, ''))
    const kinds = new Set(lines.flatMap((line) => line.map(([, kind]) => kind)))
    expect(kinds.size).toBeGreaterThan(1)
  })

  it.each(PLATFORMS)('says how its file is called and run: %s', (platform) => {
    const snippet = exampleOf(id, platform)
    const { fileName, run } = programFileOf(record, platform)
    const html = renderToString(<SnippetSteps snippet={{ ...snippet, install: null }} platform={platform} />)
    for (const text of [fileName, run, record.comesWith ?? 'your system']) {
      expect(html).toContain(text.replaceAll('"', '&quot;'))
    }
    expect(stepsAsText(snippet, { platform })).toContain(`Save as ${fileName} and run ${run}`)
  })

  it('is a tab', () => {
    const snippet = exampleOf(id, 'posix')
    const html = renderToString(
      <SnippetTabs snippets={[snippet]} choice={snippet} onChoice={() => undefined}>
        {({ client }) => client}
      </SnippetTabs>,
    )
    expect(html).toContain(`>${record.label}<`)
    expect(html).toContain(`${record.label} client`)
  })
})

describe('what a project that exists is given', () => {
  it.each([
    ['rust', ['cargo add anyhow@1']],
    ['java', ['&lt;dependency&gt;', 'implementation(']],
    ['go', ['go get github.com/']],
  ] as const)('is shown apart, where it is another line: %s', (language, parts) => {
    const snippet = exampleOf(language, 'posix')
    const [, shown = ''] =
      /<details class="ms-add">(.*?)<\/details>/s.exec(renderToString(<SnippetSteps snippet={snippet} />)) ?? []
    const text = shown.replace(/<(?!!)[^>]*>/g, '')
    for (const part of parts) expect(text).toContain(part)
    expect(text).not.toMatch(/cargo init|go mod init|mvn/)
    for (const line of (snippet.add ?? '').split('\n'))
      expect(stepsAsText(snippet)).toContain(`# In an existing project: ${line}`)
  })

  it('is not said twice', () => {
    expect(renderToString(<SnippetSteps snippet={exampleOf('python', 'posix')} />)).not.toContain('ms-add')
    expect(renderToString(<SnippetSteps snippet={exampleOf('php', 'posix')} />)).not.toContain('ms-add')
  })
})

describe('a file of the reader', () => {
  const withFile = (name: string): InferenceSnippet => ({
    ...exampleOf('python', 'posix'),
    files: [{ name, mediaType: 'audio/mpeg' }],
  })

  it.each(['talk.mp3', './my "talk".mp3', 'sounds/talk.mp3'])('%s lies beside the program', (name) => {
    expect(stepsAsText(withFile(name))).toContain(`# ${name} must be in the same folder as example.py.`)
  })

  it.each(['/home/me/talk.mp3', '../talk.mp3', 'C:\\talk.mp3', 'C:/talk.mp3', '\\\\host\\talk.mp3'])(
    '%s lies where its path says',
    (name) => {
      const text = stepsAsText(withFile(name))
      expect(text).toContain(`# example.py reads ${name}.`)
      expect(text).not.toContain('beside')
      expect(renderToString(<SnippetSteps snippet={withFile(name)} />)).not.toContain('beside')
    },
  )

  it('is asked for by its whole path, where that begins with ~', () => {
    expect(stepsAsText(withFile('~/talk.mp3'))).toContain(
      '# example.py treats the ~ in ~/talk.mp3 as a folder name. Use the full path.',
    )
  })
})

describe('a language that there is not', () => {
  const unknown = 'cobol' as Language
  it('has no colours, and no steps', () => {
    expect(() => highlight('x', unknown)).toThrow(/language: .*cobol/)
    expect(() => stepsAsText({ ...exampleOf('js', 'posix'), language: unknown })).toThrow(/language: .*cobol/)
  })
})
