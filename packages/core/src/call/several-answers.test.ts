import { describe, expect, it } from 'vitest'
import { buildInferenceRequest, explainInferenceSnippets, type SnippetOptions } from '../index.ts'
import { FIRST_ANSWER } from './several-answers.ts'

const chat = { id: 'acme/model', pipeline_tag: 'text-generation', tags: ['conversational'] }
const explained = (options: SnippetOptions) => explainInferenceSnippets(chat, 'auto', undefined, options)
const clientsOf = (options: SnippetOptions) =>
  explained(options).snippets.map(({ language, client }) => `${language}/${client}`)
const reasonsOf = (options: SnippetOptions) =>
  explained(options)
    .skipped.map(({ reason }) => reason)
    .filter((reason) => reason.startsWith('n requests'))

describe('several answers', () => {
  it('are not mixed: their parts come in turns where they are streamed, and curl alone shows which is whose', () => {
    const parameters = { n: 2 }
    expect(clientsOf({ streaming: true, parameters })).toEqual(['sh/curl'])
    expect(new Set(reasonsOf({ streaming: true, parameters }))).toEqual(
      new Set([
        'n requests several answers; their chunks are interleaved in the stream, and the example would mix them up',
      ]),
    )
  })

  it('are none that a typed answer is read from', () => {
    const options = { recipe: 'structured-output', parameters: { n: 2 } } as const
    expect(clientsOf(options)).toEqual([])
    expect(new Set(reasonsOf(options))).toEqual(
      new Set(['n requests several answers, but the example parses only one']),
    )
  })

  it('are told to be there where the first alone is shown', () => {
    for (const { language, client, assumptions = [] } of explained({ parameters: { n: 2 } }).snippets) {
      expect([language, client, assumptions]).toEqual([language, client, language === 'sh' ? [] : [FIRST_ANSWER]])
    }
    expect(buildInferenceRequest(chat, 'auto', undefined, { parameters: { n: 2 } })?.assumptions).toBeUndefined()
  })

  it.each<SnippetOptions>([{ parameters: { n: 1 } }, { api: 'responses', parameters: { n: 2 } }])(
    'are none with %j',
    (options) => {
      const [more, plain] = [options, { api: options.api } as SnippetOptions].map((each) => ({
        // DSPy doesn't take n at all.
        streamed: clientsOf({ ...each, streaming: true }).filter((client) => client !== 'python/dspy'),
        assumed: explained(each).snippets.flatMap(({ assumptions = [] }) => assumptions),
      }))
      expect(more).toEqual(plain)
    },
  )
})
