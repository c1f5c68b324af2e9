import {
  LANGUAGE_RECORDS,
  LANGUAGES,
  type Language,
  type LanguageRecord,
  PLATFORMS,
  programFileOf,
  registerTemplate,
} from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEFAULT_CONFIGURATION } from '../../app/domain/configuration/configuration.ts'
import { buildExamples } from '../../app/domain/examples/build-examples.ts'
import { parseChoice, problemsOfChoice } from '../../app/domain/examples/choice.ts'
import { hasOwnProgram, notebookLanguage } from '../../app/domain/examples/language-programs.ts'
import { CODE_FORMS, codeForms, servedType } from '../../app/domain/examples/plain-forms.ts'
import { choiceCookie, readPreferences } from '../../app/domain/preferences/cookies.ts'
import { texts as germanPages } from '../../app/ui/texts/de/pages.ts'
import { texts as pages } from '../../app/ui/texts/en/pages.ts'
import { texts as problems } from '../../app/ui/texts/en/problems.ts'
import { createApi } from '../api/api.ts'
import { llmsText } from '../pages/crawler-files.ts'
import { plainExample } from '../pages/plain-example.ts'
import { PLAIN_FORMS } from '../pages/plain-text.ts'

vi.mock('../../../../packages/core/src/languages/index.generated.ts', async (load) => {
  const { MADE_UP } = await import('../../../../packages/core/src/languages/testing/made-up-language.ts')
  const { LANGUAGE_RECORDS } = await load<{ LANGUAGE_RECORDS: readonly LanguageRecord[] }>()
  return { LANGUAGE_RECORDS: [...LANGUAGE_RECORDS, MADE_UP] }
})

const MODEL = 'openai/gpt-oss-120b'
const RECORDS = LANGUAGE_RECORDS as readonly (LanguageRecord & { readonly id: Language })[]
const { api } = createApi()

let remove: () => void
beforeAll(() => {
  remove = registerTemplate({
    language: 'madeup' as Language,
    client: 'made-http',
    task: 'conversational',
    install: 'madeup add http',
    template: (call) => `call it from ${call.platform}\n`,
  })
})
afterAll(() => remove())

async function get(ending: string, query: string): Promise<Response> {
  const response = await plainExample(new URL(`http://site.example/models/${MODEL}.${ending}?${query}`))
  if (response === undefined) throw new Error(`.${ending} is a page`)
  return response
}

/** The first example of a language. */
function exampleOf(language: Language, platform: (typeof PLATFORMS)[number]) {
  const model = findModel(MODEL) ?? { id: MODEL }
  const { examples } = buildExamples(model, { ...DEFAULT_CONFIGURATION, platform }, problems)
  const example = examples.find((candidate) => candidate.language === language)
  if (example === undefined) throw new Error(`no example in ${language}`)
  return example
}

describe.each(RECORDS.map((record) => [record.id, record] as const))('%s', (id, record) => {
  const platforms = PLATFORMS.filter((platform) => platform === 'posix' || hasOwnProgram(record, platform))

  it.each(platforms)('is a file with its own ending: %s', async (platform) => {
    const { extension } = programFileOf(record, platform)
    const response = await get(extension.slice(1), '')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(exampleOf(id, platform).content)
    expect(response.headers.get('content-type')).toMatch(/^text\/(plain|x-[\w.+-]+); charset=utf-8$/)
    expect(llmsText('http://site.example')).toContain(`[${extension}](http://site.example/models/${MODEL}${extension})`)
  })

  it.each(PLATFORMS)('is a step of Markdown: %s', async (platform) => {
    const text = await (await get('md', `language=${id}&platform=${platform}`)).text()
    const { fileName, run, fence } = programFileOf(record, platform)
    expect(text).toContain(`## ${record.label}, `)
    expect(text).toContain(`Save as \`${fileName}\` and run \`${run}\`:\n\n\`\`\`${fence}\n`)
  })

  it.each(PLATFORMS)('is an archive that runs: %s', async (platform) => {
    const archive = unzipSync(
      new Uint8Array(await (await get('zip', `language=${id}&platform=${platform}`)).arrayBuffer()),
    )
    const files = Object.fromEntries(
      Object.entries(archive).map(([name, bytes]) => [
        name.slice(name.indexOf('/') + 1),
        Buffer.from(bytes).toString(),
      ]),
    )
    const { content, install } = exampleOf(id, platform)
    const { fileName, run, runWithEnvFile } = programFileOf(record, platform)
    expect(files[fileName]).toBe(content)
    expect(files['README.md']).toContain(run)
    if (runWithEnvFile !== undefined && files['.env.example'] !== undefined)
      expect(files['README.md']).toContain(runWithEnvFile)
    if (install === null || record.manifest === undefined) return
    expect(files[record.manifest.fileName]).toMatch(/\S/)
    expect(files['README.md']).toContain(record.manifest.installCommand)
  })

  it('is a choice of the API', async () => {
    const response = await api.request(`/api/models/${MODEL}/snippets?language=${id}`)
    const { snippets } = (await response.json()) as { snippets: { language: string }[] }
    expect(new Set(snippets.map(({ language }) => language))).toEqual(new Set([id]))
  })

  it('is remembered', () => {
    const [cookie = ''] = choiceCookie({ language: id, client: 'some-client' }, {}).split(';')
    expect(readPreferences(cookie)).toMatchObject({ language: id, clients: { [id]: 'some-client' } })
  })

  it('is named where readers and programs learn what there is', async () => {
    expect(pages.site.description).toContain(record.label)
    expect(germanPages.site.description).toContain(record.label)
    expect(llmsText('http://site.example')).toContain(`\`${id}\``)
    const document = (await (await api.request('/api/openapi.json')).json()) as { info: { description: string } }
    expect(document.info.description).toContain(record.label)
  })
})

describe('the forms', () => {
  it('have an ending each', () => {
    const endings = PLAIN_FORMS.map(({ ending }) => ending)
    expect(new Set(endings).size).toBe(endings.length)
    expect(CODE_FORMS.map(({ language }) => language)).toEqual(expect.arrayContaining([...LANGUAGES]))
  })

  it('leave the platform open where all have one program', () => {
    const [record] = RECORDS
    const posix = { ...(record as LanguageRecord).program.posix, extension: '.one' }
    const same = { ...(record as LanguageRecord), program: { posix, cmd: { ...posix, run: 'other' } } }
    expect(codeForms([same])).toMatchObject([{ ending: 'one', platform: undefined }])
    const other = { ...same, program: { posix, cmd: { ...posix, extension: '.two' } } }
    expect(codeForms([other])).toMatchObject([
      { ending: 'one', platform: 'posix' },
      { ending: 'two', platform: 'cmd' },
    ])
  })

  // The MIME sniffing standard's list of JavaScript types, and what a browser shows as a page that may hold scripts.
  it.each([
    ...['application/ecmascript', 'application/javascript', 'application/x-ecmascript', 'application/x-javascript'],
    ...['text/ecmascript', 'text/javascript', 'text/jscript', 'text/livescript', 'TEXT/X-JavaScript'],
    ...['1.0', '1.1', '1.2', '1.3', '1.4', '1.5'].map((version) => `text/javascript${version}`),
    ...['text/x-ecmascript', 'text/x-javascript', 'text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/xml'],
    ...['text/x-python; charset=utf-8, text/html', 'text/css', ''],
  ])('are never served as %j', (type) => {
    expect(servedType(type)).toBe('text/plain')
  })
})

describe('the notebook beside an example', () => {
  it('is in the language of the example, else in the first that has notebooks', () => {
    const withNotebook = RECORDS.filter(({ notebook }) => notebook !== undefined).map(({ id }) => id)
    for (const id of LANGUAGES)
      expect(notebookLanguage(id, RECORDS)?.id).toBe(withNotebook.includes(id) ? id : withNotebook[0])
    expect(notebookLanguage('sh', [])).toBeUndefined()
  })
})

describe('a language that there is not', () => {
  const valid = LANGUAGES.join(', ')

  it('is a problem of the page, and no choice', () => {
    const choice = parseChoice(new URLSearchParams('language=cobol&client=openai'))
    expect(choice).toEqual({ unknownLanguage: 'cobol' })
    expect(problemsOfChoice(choice, problems, [])).toEqual([
      { field: 'language', message: expect.stringContaining(valid) },
    ])
    expect(problemsOfChoice(parseChoice(new URLSearchParams('language=js')), problems, [])).toEqual([])
  })

  it('is refused by every file', async () => {
    for (const { ending } of PLAIN_FORMS) {
      const response = await get(ending, 'language=cobol')
      expect([ending, response.status]).toEqual([ending, 400])
      expect(await response.text()).toContain(`language: expected one of ${valid}, got "cobol"`)
    }
  })

  it('is refused by the API', async () => {
    const response = await api.request(`/api/models/${MODEL}/snippets?language=cobol`)
    expect(response.status).toBe(400)
    const body = await response.text()
    for (const id of LANGUAGES) expect(body).toContain(id)
  })
})
