import { describe, expect, it } from 'vitest'
import {
  explainInferenceSnippets,
  getInferenceSnippets,
  LANGUAGE_RECORDS,
  type LanguageRecord,
  type ModelRecord,
  programFileOf,
  registerTemplate,
  type SnippetOptions,
} from '../index.ts'

const CHAT: ModelRecord = { id: 'acme/model', pipeline_tag: 'text-generation', tags: ['conversational'] }

const textOf = (language: string, client: string, options?: SnippetOptions): string | undefined =>
  getInferenceSnippets(CHAT, 'auto', undefined, options).find(
    (snippet) => snippet.language === language && snippet.client === client,
  )?.content

describe('examples as TypeScript', () => {
  it('are marked, and include every JavaScript example', () => {
    const snippets = getInferenceSnippets(CHAT, 'auto', undefined, { typescript: true })
    expect(snippets.length).toBeGreaterThan(3)
    const typed = LANGUAGE_RECORDS.filter((record: LanguageRecord) => record.typescript !== undefined).map(
      ({ id }) => id,
    )
    expect(typed).not.toEqual([])
    for (const { language, typescript } of snippets) {
      expect(typescript, language).toBe(typed.some((id) => id === language) || undefined)
    }
    for (const snippet of getInferenceSnippets(CHAT, 'auto')) expect(snippet).not.toHaveProperty('typescript')
  })

  it('don’t change other languages', () => {
    const others = (options?: SnippetOptions) =>
      getInferenceSnippets(CHAT, 'auto', undefined, options).filter(({ language }) => language !== 'js')
    expect(others({ typescript: true })).toEqual(others())
  })

  it('aren’t reported as an option without effect', () => {
    expect(explainInferenceSnippets(CHAT, 'auto', undefined, { typescript: true }).ignored).toEqual([])
  })

  it('have types if the client has none', () => {
    expect(textOf('js', 'fetch')).toContain('const completion = await response.json();')
    expect(textOf('js', 'fetch', { typescript: true })).toContain('const completion: any = await response.json();')
  })

  it('are identical to JavaScript if the client has all types', () => {
    expect(textOf('js', 'openai', { typescript: true })).toBe(textOf('js', 'openai'))
  })

  it('name the type of a request with more fields than the client’s types', () => {
    const text = textOf('js', 'openai', { typescript: true, parameters: { top_k: 5 } })
    expect(text).toContain('top_k: 5,\n} as OpenAI.ChatCompletionCreateParamsNonStreaming);')
    const streamed = textOf('js', 'openai', { typescript: true, streaming: true, parameters: { top_k: 5 } })
    expect(streamed).toContain('} as OpenAI.ChatCompletionCreateParamsStreaming);')
  })

  it('add a cast if a field has a different type than the client’s', () => {
    expect(textOf('js', 'openai', { typescript: true, parameters: { stop: 5 } })).toContain(
      '} as unknown as OpenAI.ChatCompletionCreateParamsNonStreaming);',
    )
  })

  it('aren’t offered for registered templates', () => {
    const remove = registerTemplate({ language: 'js', client: 'fetch', task: 'conversational', template: () => 'x\n' })
    const snippets = getInferenceSnippets(CHAT, 'auto', undefined, { typescript: true })
    remove()
    expect(snippets.find(({ client }) => client === 'fetch')).not.toHaveProperty('typescript')
  })

  it('have their own file, which their command runs', () => {
    for (const record of LANGUAGE_RECORDS as readonly LanguageRecord[]) {
      const { fileName, liesBeside, run, extension } = programFileOf(record, 'posix', true)
      // A project's run command finds the program by itself.
      if (liesBeside === undefined) expect(run).toContain(fileName)
      expect(fileName.endsWith(extension)).toBe(true)
      if (record.typescript === undefined) expect(fileName).toBe(record.program.posix.fileName)
      else expect(fileName).not.toBe(record.program.posix.fileName)
    }
  })
})
