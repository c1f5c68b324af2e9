import { describe, expect, it } from 'vitest'
import {
  buildInferenceRequest,
  explainInferenceSnippets,
  getInferenceSnippets,
  type ModelRecord,
  PROVIDERS,
  type SnippetOptions,
} from '../../index.ts'

const model: ModelRecord = { id: 'acme/chat', pipeline_tag: 'text-generation', tags: ['conversational'] }
const reasoning: ModelRecord = { ...model, tags: ['conversational', 'reasoning'] }

/** The examples whose code reads the answer; curl prints it as it arrives. */
function written(record: ModelRecord, options: SnippetOptions, provider = 'auto'): readonly string[] {
  const leaveItOut = options.streaming === true ? LEAVE_IT_OUT_OF_STREAMS : LEAVE_IT_OUT
  return getInferenceSnippets(record, provider, undefined, options)
    .filter(({ client }) => client !== 'curl' && !(options.showReasoning === undefined && leaveItOut.has(client)))
    .map(({ content }) => content)
}

/** Frameworks that print only the answer, and say so if more is requested. */
const leavingItOut = (streaming: boolean): ReadonlySet<string> =>
  new Set(
    explainInferenceSnippets(model, 'auto', undefined, { showReasoning: true, streaming }).skipped.map(
      ({ client }) => client,
    ),
  )

const LEAVE_IT_OUT = leavingItOut(false)
const LEAVE_IT_OUT_OF_STREAMS = leavingItOut(true)

/** Frameworks that combine the services' two reasoning fields into one. */
const PUTS_TOGETHER =
  /from "ai"|@mastra|llama_index|import dspy|pydantic_ai|agent_framework|strands|from agents import|import dev\.langchain4j/

const bodyOf = (options: SnippetOptions, provider = 'auto') =>
  buildInferenceRequest(model, provider, undefined, options)?.body as Record<string, unknown>

it('offers a reasoning model with every framework, unless its reasoning is requested', () => {
  const clientsOf = (record: ModelRecord, options: SnippetOptions) =>
    new Set(getInferenceSnippets(record, 'auto', undefined, options).map(({ client }) => client))
  expect([...LEAVE_IT_OUT]).toContain('langchain')
  expect(clientsOf(reasoning, {})).toEqual(clientsOf(model, {}))
  expect(clientsOf(model, { reasoning_effort: 'low' })).toEqual(clientsOf(model, {}))
  expect(clientsOf(model, { recipe: 'structured-output', showReasoning: true })).toEqual(
    clientsOf(model, { recipe: 'structured-output' }),
  )
})

describe.each([false, true])('the model’s reasoning, streamed: %s', (streaming) => {
  it.each<[string, boolean, ModelRecord, SnippetOptions]>([
    ['of any model', false, model, {}],
    ['of a model that reasons', true, reasoning, {}],
    ['when the effort is named', true, model, { reasoning_effort: 'low' }],
    ['when the effort stands among the parameters', true, model, { parameters: { reasoning_effort: 'high' } }],
    ['when there is to be no effort', false, model, { reasoning_effort: 'none' }],
    ['when the effort is the model’s own', false, model, { reasoning_effort: null }],
    ['when it is asked for', true, model, { showReasoning: true }],
    ['when it is not wanted', false, reasoning, { showReasoning: false, reasoning_effort: 'low' }],
    ['when the whole message is shown', false, reasoning, { tools: [], showReasoning: true }],
  ])('%s', (_, isShown, record, options) => {
    const contents = written(record, { streaming, ...options }).filter((content) => !PUTS_TOGETHER.test(content))
    expect(contents.length).toBeGreaterThan(4)
    for (const content of contents) {
      expect(/\bReasoning\b/.test(content)).toBe(isShown)
      for (const name of ['reasoning_content', 'reasoning', 'Answer']) {
        if (isShown) expect(content).toMatch(new RegExp(`\\b${name}\\b`))
      }
    }
  })
})

describe('the number of tokens', () => {
  it('is shown by every client if requested, and streams include it', () => {
    expect(bodyOf({ showUsage: true })).not.toHaveProperty('stream_options')
    expect(bodyOf({ showUsage: true, streaming: true })['stream_options']).toEqual({ include_usage: true })
    for (const streaming of [false, true]) {
      for (const content of written(model, { streaming })) expect(content).not.toContain('Usage')
      for (const content of written(model, { streaming, showUsage: true })) expect(content).toContain('Usage:')
    }
  })

  it('is shown if the request’s fields ask for it, and they are kept', () => {
    const options = { streaming: true, stream_options: { include_usage: true, include_obfuscation: false } }
    for (const content of written(model, options)) expect(content).toContain('Usage:')
    for (const content of written(model, { ...options, showUsage: false })) expect(content).not.toContain('Usage:')
    const asked = { streaming: true, showUsage: true, stream_options: { include_obfuscation: false } }
    expect(bodyOf(asked)['stream_options']).toEqual({ include_obfuscation: false, include_usage: true })
  })

  it('isn’t requested if the provider doesn’t document the field, but is shown if it arrives', () => {
    const lacking = Object.values(PROVIDERS).filter(({ routes }) =>
      routes['conversational']?.lackedFields?.some(({ field }) => field === 'stream_options'),
    )
    expect(lacking.length).toBeGreaterThan(0)
    for (const { id } of lacking) {
      for (const directRequest of [false, true]) {
        const options = { streaming: true, showUsage: true, directRequest }
        expect([id, 'stream_options' in bodyOf(options, id)]).toEqual([id, false])
        for (const content of written(model, options, id)) expect(content).toContain('Usage:')
      }
    }
  })

  it('is reported as without effect for other tasks', () => {
    const { ignored } = explainInferenceSnippets(
      { id: 'acme/m', pipeline_tag: 'fill-mask' },
      'hf-inference',
      undefined,
      {
        showUsage: true,
        showReasoning: true,
      },
    )
    expect(ignored.map(({ option }) => option)).toEqual(['showUsage', 'showReasoning'])
  })
})
