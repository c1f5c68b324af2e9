import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  buildInferenceRequest,
  CLIENTS,
  type ClientId,
  type ClientName,
  explainInferenceSnippets,
  getInferenceSnippets,
  type InferenceSnippet,
  PROVIDERS,
  type ProviderId,
  type ProviderName,
  type SnippetOptions,
  snippets,
  TASKS,
  type TaskId,
} from '../index.ts'
import { loadInferenceExplanation, loadInferenceSnippets } from '../on-demand.ts'

/* `npm run typecheck` does these checks: a line that should be a type error fails it if it isn't one. */

const CHAT = { id: 'acme/chat', pipeline_tag: 'text-generation', tags: ['conversational'] }

describe('types', () => {
  it('reject a misspelled option, in every function with options', async () => {
    // @ts-expect-error no such option
    getInferenceSnippets(CHAT, 'auto', undefined, { streeming: true })
    // @ts-expect-error no such option
    getInferenceSnippets(CHAT, 'auto', undefined, { temprature: 1 })
    // @ts-expect-error no such option
    explainInferenceSnippets(CHAT, 'auto', undefined, { max_token: 1 })
    // @ts-expect-error no such option
    buildInferenceRequest(CHAT, 'auto', undefined, { billto: 'acme' })
    // @ts-expect-error no such option
    await loadInferenceSnippets(CHAT, 'auto', undefined, { endpointURL: 'http://localhost' })
    // @ts-expect-error no such option
    await loadInferenceExplanation(CHAT, 'auto', undefined, { message: [] })
    // @ts-expect-error a switch isn't a string
    expect(() => getInferenceSnippets(CHAT, 'auto', undefined, { streaming: 'true' })).toThrow('options.streaming')
    const body = buildInferenceRequest(CHAT, 'auto', undefined, { seed: 7, parameters: { top_a: 1 } })?.body
    expect(body).toMatchObject({ seed: 7, top_a: 1 })
  })

  it('accept other provider parameters in parameters', () => {
    expectTypeOf<{ readonly parameters: { readonly top_a: number } }>().toExtend<SnippetOptions>()
    expectTypeOf<{ readonly tools: readonly object[]; readonly response_format: object }>().toExtend<SnippetOptions>()
  })

  it('name every provider, client, and task, and no others', () => {
    // @ts-expect-error no such provider
    const provider: ProviderId = 'togther'
    // @ts-expect-error no such client
    const client: ClientId = 'reqests'
    // @ts-expect-error no such task
    const task: TaskId = 'text-to-imge'
    expect([Object.hasOwn(PROVIDERS, provider), Object.hasOwn(TASKS, task)]).toEqual([false, false])
    expect(CLIENTS.some(({ id }) => id === client)).toBe(false)
    expectTypeOf<'together' | 'fal-ai' | 'hf-inference'>().toExtend<ProviderId>()
    expectTypeOf<'openai' | 'huggingface.js' | 'fal_client' | 'curl'>().toExtend<ClientId>()
    expectTypeOf<'conversational' | 'text-to-image'>().toExtend<TaskId>()
  })

  it('complete those names, and accept others, because records can be registered', () => {
    expectTypeOf(getInferenceSnippets).parameter(1).toEqualTypeOf<ProviderName>()
    expectTypeOf<ProviderId | 'auto'>().toExtend<ProviderName>()
    expectTypeOf<string>().toExtend<ProviderName>()
    // A plain `string` would hide the names.
    expectTypeOf<ProviderName>().not.toEqualTypeOf<string>()
    expectTypeOf<InferenceSnippet['client']>().toEqualTypeOf<ClientName>()
    expectTypeOf<ClientName>().not.toEqualTypeOf<string>()
  })

  it('don’t check options under the published name', () => {
    expect(snippets.getInferenceSnippets).toBe(getInferenceSnippets)
    expectTypeOf<Record<string, unknown>>().toExtend<NonNullable<Parameters<typeof snippets.getInferenceSnippets>[3]>>()
  })
})
