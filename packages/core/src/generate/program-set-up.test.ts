import { describe, expect, it } from 'vitest'
import {
  explainInferenceSnippets,
  type InferenceSnippet,
  languageRecord,
  type ModelRecord,
  type Platform,
  programFileOf,
  type SnippetOptions,
} from '../index.ts'
import { loadInferenceSnippets } from '../on-demand.ts'

const CHAT: ModelRecord = { id: 'acme/chat', pipeline_tag: 'text-generation', tags: ['conversational'] }

const snippetOf = (name: string, options: SnippetOptions = {}): InferenceSnippet => {
  const [language, client] = name.split(' ')
  const found = explainInferenceSnippets(CHAT, 'together', undefined, options).snippets.find(
    (each) => each.language === language && each.client === client,
  )
  if (found === undefined) throw new Error(`no example of ${name}`)
  return found
}

describe('a snippet', () => {
  it.each<[string, SnippetOptions, string | null]>([
    ['python openai', {}, 'pip install openai~=3.52'],
    ['python openai', { recipe: 'structured-output' }, 'pip install openai~=3.52 pydantic~=2.14'],
    ['js openai', {}, 'npm install openai@7'],
    ['js openai', { typescript: true }, 'npm install openai@7'],
    ['js fetch', {}, null],
    ['js fetch', { typescript: true }, null],
    ['go openai-go', {}, 'go get github.com/openai/openai-go/v3@v3.96.0'],
    ['go openai-go', { platform: 'powershell' }, 'go get github.com/openai/openai-go/v3@v3.96.0'],
    ['go net/http', {}, null],
    ['rust reqwest', {}, 'cargo add anyhow@1 serde_json@1 && cargo add reqwest@0.13 --features blocking,json'],
    [
      'rust reqwest',
      { platform: 'powershell' },
      'cargo add anyhow@1 serde_json@1; cargo add reqwest@0.13 --features blocking,json',
    ],
    [
      'java openai-java',
      {},
      '<dependency><groupId>com.openai</groupId><artifactId>openai-java</artifactId><version>4.101.0</version></dependency>\nimplementation("com.openai:openai-java:4.101.0")',
    ],
    ['php curl', {}, null],
  ])('of %s with %j says what to add to an existing project', (name, options, add) => {
    expect(snippetOf(name, options).add).toBe(add)
  })

  it('has install commands that Windows PowerShell supports, with any options', () => {
    for (const recipe of ['plain', 'tool-loop', 'structured-output'] as const) {
      for (const retries of [false, true]) {
        const options = { platform: 'powershell', recipe, retries } as const
        const { snippets } = explainInferenceSnippets(CHAT, 'together', undefined, options)
        const wrong = snippets.filter(({ install, add }) => `${install}${add}`.includes('&&'))
        expect(wrong.map(({ language, client }) => [language, client, recipe, retries])).toEqual([])
      }
    }
  })

  it('says how to store and run it on each platform', () => {
    for (const platform of ['posix', 'powershell', 'cmd'] as const satisfies readonly Platform[]) {
      for (const typescript of [false, true]) {
        for (const snippet of explainInferenceSnippets(CHAT, 'together', undefined, { platform, typescript })
          .snippets) {
          const { fileName, run } = programFileOf(languageRecord(snippet.language), platform, snippet.typescript)
          expect([snippet.fileName, snippet.run]).toEqual([fileName, run])
        }
      }
    }
    expect(snippetOf('python openai', { platform: 'cmd' }).run).toBe('python example.py')
  })

  it.each([
    ['python openai', 'requirements.txt', 'openai~=3.52\n'],
    ['python pydantic_ai', 'requirements.txt', 'pydantic-ai-slim[openai]~=2.68\n'],
    ['js openai', 'package.json', '"openai": "7"'],
    ['go openai-go', 'go.mod', 'require github.com/openai/openai-go/v3 v3.96.0'],
    ['java openai-java', 'pom.xml', '<artifactId>openai-java</artifactId>'],
    ['rust reqwest', 'Cargo.toml', 'reqwest = { version = "0.13"'],
  ])('of %s has a file for the package manager', (name, fileName, part) => {
    const { manifest } = snippetOf(name)
    expect(manifest?.fileName).toBe(fileName)
    expect(manifest?.content).toContain(part)
  })

  it('has no such file if nothing needs installing', () => {
    expect(snippetOf('php curl').manifest).toBeNull()
    expect(snippetOf('go net/http').manifest).toBeNull()
  })

  it('in TypeScript installs what runs it, once', () => {
    const { install, run, manifest } = snippetOf('js openai', { typescript: true })
    expect([install, run]).toEqual(['npm install openai@7 tsx@4', 'npx tsx example.mts'])
    expect(snippetOf('js fetch', { typescript: true }).install).toBe('npm install tsx@4')
    expect(JSON.parse(manifest?.content ?? '')).toMatchObject({
      dependencies: { openai: '7' },
      devDependencies: { tsx: '4' },
    })
  })

  it('is the same if its parts are loaded on demand', async () => {
    for (const options of [{}, { typescript: true, platform: 'powershell' }] as const) {
      expect(await loadInferenceSnippets(CHAT, 'together', undefined, options)).toEqual(
        explainInferenceSnippets(CHAT, 'together', undefined, options).snippets,
      )
    }
  })
})
