import { snippets as published } from '@huggingface/inference'
import type { ModelData, ModelDataMinimal, InferenceSnippet as PublishedSnippet, WidgetType } from '@huggingface/tasks'
import { type ModelRecord, type SnippetOptions, setLogger, snippets } from '@model-snippets/core'
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'

setLogger({ error: vi.fn() })

type Arguments = Parameters<typeof published.getInferenceSnippets>
type Provider = Arguments[1]
type Mapping = NonNullable<Arguments[2]>

/** The published type has three languages; there are more here. */
type InferenceSnippet = Omit<PublishedSnippet, 'language'> & { readonly language: string }

interface Published {
  getInferenceSnippets(...asked: Arguments): InferenceSnippet[]
}

/*
 * How callers use the published generator: a component with one tab per language, a playground that passes on a
 * conversation, and a script that writes the examples of many models to files. Each gets the generator as an argument
 * instead of an import; the types are those of the published package.
 */

const modelOf = (id: string, pipeline_tag: WidgetType, tags: string[] = []): ModelDataMinimal => ({
  id,
  pipeline_tag: pipeline_tag as NonNullable<ModelDataMinimal['pipeline_tag']>,
  tags,
  inference: '',
})

const mappingOf = (model: ModelDataMinimal, provider: Provider, task: WidgetType): Mapping => ({
  provider,
  hfModelId: model.id,
  providerId: `own/${model.id}`,
  status: 'live',
  task,
})

/** A component's tabs: languages, their clients, and the selected code, with or without streaming. */
function tabs({ getInferenceSnippets }: Published, provider: Provider, streaming: boolean) {
  const model = modelOf('acme/chat', 'text-generation', ['conversational'])
  const mapping = mappingOf(model, provider, 'conversational' as WidgetType)
  const available = getInferenceSnippets(model, provider, mapping)
  const languages = [...new Set(available.map(({ language }) => language))]
  const clients = Object.fromEntries(
    languages.map((language) => [
      language,
      available.filter((each) => each.language === language).map((s) => s.client),
    ]),
  )
  const shown = getInferenceSnippets(model, provider, mapping, { streaming }).find(
    ({ language, client }) => language === languages[0] && client === clients[language]?.[0],
  )
  return { languages, clients, code: shown?.content ?? '' }
}

/** What a playground passes on, with separate options. */
function playground({ getInferenceSnippets }: Published, model: ModelData, opts: Record<string, unknown>): string[] {
  const all: InferenceSnippet[] = getInferenceSnippets({ ...model, inference: '' }, 'auto', undefined, {
    ...opts,
    directRequest: false,
  })
  return all.filter((snippet) => snippet.language === 'python').map((snippet) => snippet.content)
}

/** A script's files, by name. */
function files({ getInferenceSnippets }: Published, model: ModelDataMinimal, provider: Provider): string[] {
  const mapping = mappingOf(model, provider, model.pipeline_tag as WidgetType)
  return getInferenceSnippets(model, provider, mapping, undefined)
    .toSorted((one, other) => one.client.localeCompare(other.client))
    .map(({ language, client }) => `${language}/${client}`)
}

describe('callers of the published generator that change one import', () => {
  it('type-check', () => {
    expectTypeOf(snippets).toExtend<Published>()
    expectTypeOf<ModelDataMinimal>().toExtend<ModelRecord>()
  })

  it.each<Provider>(['together', 'groq', 'hf-inference', 'auto'])('get tabs for %s', (provider) => {
    const theirs = tabs(published, provider, true)
    const ours = tabs(snippets, provider, true)
    expect(ours.languages.slice(0, theirs.languages.length)).toEqual(theirs.languages)
    for (const language of theirs.languages) {
      expect(ours.clients[language]).toEqual(expect.arrayContaining(theirs.clients[language] ?? []))
    }
    expect(ours.code).toMatch(/stream\s*[:=]\s*true/i)
    expect(tabs(snippets, provider, false).code).not.toMatch(/stream\s*[:=]\s*true/i)
  })

  it('get a playground’s conversation', () => {
    const model = { ...modelOf('acme/chat', 'text-generation', ['conversational']) } as ModelData
    const opts = { messages: [{ role: 'user', content: 'Why?' }], temperature: 0.5, max_tokens: 12, billTo: 'acme' }
    for (const generator of [published, snippets]) {
      const codes = playground(generator, model, opts)
      expect(codes.length).toBeGreaterThan(1)
      for (const code of codes) {
        for (const part of ['"Why?"', '0.5', '12', 'acme']) expect(code).toContain(part)
      }
    }
  })

  it.each<[string, WidgetType, Provider]>([
    ['black-forest-labs/FLUX.1-dev', 'text-to-image', 'fal-ai'],
    ['google-bert/bert-base-uncased', 'fill-mask', 'hf-inference'],
    ['openai/whisper-large-v3', 'automatic-speech-recognition', 'hf-inference'],
  ])('get the files of %s', (id, task, provider) => {
    const model = modelOf(id, task)
    expect(files(published, model, provider).length).toBeGreaterThan(0)
    expect(files(snippets, model, provider)).toEqual(expect.arrayContaining(files(published, model, provider)))
  })
})

it('every chat request field in OpenAI’s own types is an option with the same name', () => {
  type Unknown = Exclude<keyof ChatCompletionCreateParams, keyof SnippetOptions | 'model'>
  expectTypeOf<Unknown>().toEqualTypeOf<never>()
})
