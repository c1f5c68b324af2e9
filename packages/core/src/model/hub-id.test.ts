import { describe, expect, it } from 'vitest'
import { buildInferenceRequest, explainInferenceSnippets, PROVIDERS } from '../index.ts'
import { hostileText, sample } from '../languages/testing/hostile-texts.ts'
import { SnippetInputError } from '../values/errors.ts'
import { MODELS } from './catalogue/index.ts'
import { isHubId, isLocalPath, problemOfId } from './hub-id.ts'

/** Strings that some client treats as a URL, a path, or an option, or that control a terminal. */
const NO_IDS = [
  'http://127.0.0.1:9911/steal',
  'https://evil.example/v1',
  'HTTP://evil.example',
  '//evil.example/steal',
  '/etc/passwd',
  './model',
  '../model',
  'acme/..',
  'a..b',
  'a/b/c',
  'acme/',
  '/',
  '.',
  '-x',
  'acme/-x',
  'acme/x-',
  'a--b',
  'a@evil.example',
  'acme/a?b',
  'acme/a#b',
  'acme/a:b',
  'acme/a b',
  'a\\b',
  'acme/a%2Fb',
  'acme/a\nb',
  'acme/größe',
  `acme/${'x'.repeat(97)}`,
]

describe('a model id', () => {
  it('has the form that Hugging Face requires', () => {
    for (const id of ['gpt2', 'Qwen/Qwen3-8B', 'a/b', '0x/_a.b-c_', `acme/${'x'.repeat(96)}`]) {
      expect(isHubId(id), id).toBe(true)
    }
    for (const id of NO_IDS) expect(isHubId(id), id).toBe(false)
    expect(MODELS.filter(({ id }) => !isHubId(id))).toEqual([])
  })

  it('is distinguished from a local folder, but a network share doesn’t count as local', () => {
    for (const path of ['/models/demo', './demo', '../demo', 'C:\\models\\demo', 'c:/models']) {
      expect([path, isLocalPath(path), isHubId(path)]).toEqual([path, true, false])
    }
    const shares = ['//evil.example/x', '\\\\evil\\x', '/\\evil\\x', '\\/evil/x', 'C://x', 'c:\\\\x']
    for (const text of [...shares, '~/x', 'acme/demo', 'file:///etc', '', '.', '..', '/a\u200bb', './\u2028']) {
      expect([text, isLocalPath(text)]).toEqual([text, false])
    }
  })

  it('has the same error message for every invalid value', () => {
    expect(problemOfId('acme/demo')).toBeUndefined()
    for (const id of NO_IDS) expect(problemOfId(id)).toMatch(/^expected a Hugging Face id, owner\/name, got "/)
    expect(problemOfId(undefined)).toBe('expected a non-empty string, got undefined')
    expect(problemOfId('a'.repeat(1_000_000))).toMatch(/, got "a{100}"$/)
  })

  it('in any other form is rejected with its field, for every provider and task', () => {
    const { values } = sample(
      hostileText.filter((text) => text !== '' && !isHubId(text)),
      50,
    )
    for (const id of [...NO_IDS, ...values]) {
      for (const [provider, task] of [
        ['auto', 'conversational'],
        ['auto', 'text-to-image'],
        ...Object.values(PROVIDERS).flatMap(({ id: provider, routes }) =>
          Object.keys(routes).map((task) => [provider, task] as const),
        ),
      ] as const) {
        const model =
          task === 'conversational'
            ? { id, pipeline_tag: 'text-generation', tags: ['conversational'] }
            : { id, pipeline_tag: task }
        const options = { directRequest: true }
        for (const ask of [explainInferenceSnippets, buildInferenceRequest]) {
          expect(() => ask(model, provider, undefined, options), `${provider} ${task}`).toThrow(SnippetInputError)
          expect(() => ask(model, provider, undefined, options)).toThrow('model.id: expected a Hugging Face id')
        }
      }
    }
  })

  it('is reported as missing if it isn’t a string', () => {
    for (const id of ['', undefined, 7, null, ['a/b']]) {
      expect(() => explainInferenceSnippets({ id, pipeline_tag: 'fill-mask' } as never, 'hf-inference')).toThrow(
        'model.id: expected a non-empty string',
      )
    }
  })
})
