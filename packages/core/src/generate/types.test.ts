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

/* What is checked here is checked by `npm run typecheck`: a line that is expected to be an error fails it when it is none. */

const CHAT = { id: 'acme/chat', pipeline_tag: 'text-generation', tags: ['conversational'] }

describe('types', () => {
  it('refuse an option whose name is misspelled, wherever options are given', async () => {
    // @ts-expect-error no option is called so
    getInferenceSnippets(CHAT, 'auto', undefined, { streeming: true })
    // @ts-expect-error no option is called so
    getInferenceSnippets(CHAT, 'auto', undefined, { temprature: 1 })
    // @ts-expect-error no option is called so
    explainInferenceSnippets(CHAT, 'auto', undefined, { max_token: 1 })
    // @ts-expect-error no option is called so
    buildInferenceRequest(CHAT, 'auto', undefined, { billto: 'acme' })
    // @ts-expect-error no option is called so
    await loadInferenceSnippets(CHAT, 'auto', undefined, { endpointURL: 'http://localhost' })
    // @ts-expect-error no option is called so
    await loadInferenceExplanation(CHAT, 'auto', undefined, { message: [] })
    // @ts-expect-error a switch is no text
    expect(() => getInferenceSnippets(CHAT, 'auto', undefined, { streaming: 'true' })).toThrow('options.streaming')
    const body = buildInferenceRequest(CHAT, 'auto', undefined, { seed: 7, parameters: { top_a: 1 } })?.body
    expect(body).toMatchObject({ seed: 7, top_a: 1 })
  })

  it('take what a provider knows beyond them in parameters', () => {
    expectTypeOf<{ readonly parameters: { readonly top_a: number } }>().toExtend<SnippetOptions>()
    expectTypeOf<{ readonly tools: readonly object[]; readonly response_format: object }>().toExtend<SnippetOptions>()
  })

  it('name every provider, client and task that there is, and no other', () => {
    // @ts-expect-error there is no such provider
    const provider: ProviderId = 'togther'
    // @ts-expect-error there is no such client
    const client: ClientId = 'reqests'
    // @ts-expect-error there is no such task
    const task: TaskId = 'text-to-imge'
    expect([Object.hasOwn(PROVIDERS, provider), Object.hasOwn(TASKS, task)]).toEqual([false, false])
    expect(CLIENTS.some(({ id }) => id === client)).toBe(false)
    expectTypeOf<'together' | 'fal-ai' | 'hf-inference'>().toExtend<ProviderId>()
    expectTypeOf<'openai' | 'huggingface.js' | 'fal_client' | 'curl'>().toExtend<ClientId>()
    expectTypeOf<'conversational' | 'text-to-image'>().toExtend<TaskId>()
  })

  it('complete those names, and take others, as records can be registered', () => {
    expectTypeOf(getInferenceSnippets).parameter(1).toEqualTypeOf<ProviderName>()
    expectTypeOf<ProviderId | 'auto'>().toExtend<ProviderName>()
    expectTypeOf<string>().toExtend<ProviderName>()
    // A plain `string` would have swallowed the names.
    expectTypeOf<ProviderName>().not.toEqualTypeOf<string>()
    expectTypeOf<InferenceSnippet['client']>().toEqualTypeOf<ClientName>()
    expectTypeOf<ClientName>().not.toEqualTypeOf<string>()
  })

  it('say nothing of options under the published name, where nobody checks them', () => {
    expect(snippets.getInferenceSnippets).toBe(getInferenceSnippets)
    expectTypeOf<Record<string, unknown>>().toExtend<NonNullable<Parameters<typeof snippets.getInferenceSnippets>[3]>>()
  })
})
