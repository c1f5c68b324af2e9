import { explainInferenceSnippets, type SnippetOptions } from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'
import { describe, expect, it } from 'vitest'
import { markdownOf } from '../../app/domain/files/markdown.ts'
import { archiveOf } from './archive.ts'

const ID = 'openai/gpt-oss-20b'
const SHAPE = { platform: 'posix', task: 'conversational', isStreamed: false } as const

const exampleOf = (language: string, client: string, options: SnippetOptions = {}) => {
  const { snippets } = explainInferenceSnippets(findModel(ID) ?? { id: ID }, 'together', undefined, options)
  const found = snippets.find((each) => each.language === language && each.client === client)
  if (found === undefined) throw new Error(`no example of ${language}/${client}`)
  return { ...found, proof: undefined }
}

const filesOf = (language: string, client: string, options?: SnippetOptions): { readonly [name: string]: string } =>
  Object.fromEntries(
    archiveOf(ID, exampleOf(language, client, options), SHAPE).map((file) => [
      file.name,
      'text' in file ? file.text : file.sample,
    ]),
  )

describe('an archive', () => {
  it.each([
    ['python', 'openai'],
    ['js', 'fetch'],
    ['sh', 'curl'],
  ])('of %s/%s keeps the token out of a repository', (language, client) => {
    const files = filesOf(language, client)
    expect(files['.gitignore']).toBe('.env\n')
    expect(files['.env.example']).toBe('HF_TOKEN=your_token\n')
  })

  it('has no file for a token where there is none', () => {
    expect(Object.keys(filesOf('sh', 'curl', { accessToken: 'hf_x' }))).toEqual(['README.md', 'example.sh'])
  })

  it('of Java names the plugin that compiles it, whatever release Maven itself would take', () => {
    expect(filesOf('java', 'openai-java')['pom.xml']).toMatch(
      /<artifactId>maven-compiler-plugin<\/artifactId>\s*<version>\d+\.\d+\.\d+<\/version>/,
    )
  })

  it('of TypeScript says so, and installs what runs it once', () => {
    const files = filesOf('js', 'openai', { typescript: true })
    expect(files['README.md']).toContain('\nTypeScript, with openai.\n')
    expect(files['README.md']).not.toContain('JavaScript,')
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      dependencies: { openai: '7' },
      devDependencies: { tsx: '4' },
    })
    expect(Object.keys(JSON.parse(files['package.json'] ?? '').dependencies)).toEqual(['openai'])
    expect(filesOf('js', 'openai')['README.md']).toContain('\nJavaScript, with openai.\n')
  })
})

describe('the steps as Markdown', () => {
  it('say what a project that exists is given, where that is another line', () => {
    const rust = markdownOf(ID, [exampleOf('rust', 'reqwest')], SHAPE)
    expect(rust).toContain('In an existing project:\n\n```\ncargo add ')
    expect(markdownOf(ID, [exampleOf('python', 'openai')], SHAPE)).not.toContain('In an existing project')
  })

  it.each([
    ['talk.mp3', 'Put your file ` talk.mp3 ` in the same folder as `example.py`.'],
    ['/home/me/talk.mp3', '`example.py` reads ` /home/me/talk.mp3 `.'],
    ['../talk.mp3', '`example.py` reads ` ../talk.mp3 `.'],
    ['~/talk.mp3', '`example.py` treats the `~` in ` ~/talk.mp3 ` as a folder name. Use the full path.'],
  ])('says where %s must be', (name, sentence) => {
    const example = { ...exampleOf('python', 'openai'), files: [{ name, mediaType: 'audio/mpeg' }] }
    expect(markdownOf(ID, [example], SHAPE)).toContain(sentence)
  })

  it('call a language by its name', () => {
    expect(markdownOf(ID, [exampleOf('js', 'openai', { typescript: true })], SHAPE)).toContain('## TypeScript, openai')
  })
})
