import { describe, expect, it } from 'vitest'
import {
  buildInferenceRequest,
  explainInferenceSnippets,
  getInferenceSnippets,
  type InferenceSnippet,
  isPolicy,
  type ModelRecord,
  POLICIES,
  PROVIDERS,
  policiesOf,
  setLogger,
  TASKS,
} from '../index.ts'

const chat: ModelRecord = { id: 'acme/chat', pipeline_tag: 'text-generation', tags: ['conversational'] }
const CHOSEN = POLICIES.filter((policy) => policy !== 'auto')
const nameOf = ({ language, client }: InferenceSnippet): string => `${language}/${client}`

describe.each(CHOSEN)('%s', (policy) => {
  it('stands after the name of the model, in every client, streamed or not', () => {
    for (const streaming of [false, true]) {
      const auto = getInferenceSnippets(chat, 'auto', undefined, { streaming })
      const found = getInferenceSnippets(chat, policy, undefined, { streaming })
      expect(found.map(nameOf)).toEqual(auto.map(nameOf))
      // All else is as the router's own choice has it.
      expect(found.map(({ content }) => content.replace(`acme/chat:${policy}`, 'acme/chat'))).toEqual(
        auto.map(({ content }) => content),
      )
      // Some clients name the API before the model.
      expect(
        found.map(({ content }) => /["'](?:\w+\/)?acme\/chat:(\w+)["']/.exec(content)?.[1] === policy),
      ).not.toContain(false)
    }
  })

  it('is told to the router alone', () => {
    const body = (options: object) => buildInferenceRequest(chat, policy, undefined, options)?.body
    expect(body({})).toMatchObject({ model: `acme/chat:${policy}` })
    expect(body({ directRequest: true })).toMatchObject({ model: `acme/chat:${policy}` })
    expect(body({ endpointUrl: 'http://localhost' })).toMatchObject({ model: 'acme/chat' })
  })

  it('is a choice for no task but chat, and the reason says so', () => {
    setLogger({ ...console, error: () => undefined })
    for (const task of Object.keys(TASKS).filter((each) => each !== 'conversational')) {
      for (const options of [{}, { directRequest: true }, { endpointUrl: 'http://localhost' }]) {
        const { snippets, skipped } = explainInferenceSnippets(
          { id: 'acme/model', pipeline_tag: task },
          policy,
          undefined,
          options,
        )
        expect([task, snippets]).toEqual([task, []])
        for (const { reason } of skipped) {
          expect(reason).toContain(`${policy} works for chat only; use auto or a provider for ${task}`)
        }
      }
    }
    setLogger(console)
  })
})

it('no provider is called like a policy', () => {
  expect(Object.keys(PROVIDERS).filter(isPolicy)).toEqual([])
  expect(policiesOf('conversational')).toEqual(POLICIES)
  expect(policiesOf('text-to-image')).toEqual(['auto'])
})
