import { CLIENTS } from '@model-snippets/core'
import { CODING_AGENTS } from '@model-snippets/core/agents'
import { findVerification } from '@model-snippets/core/verification'
import { describe, expect, it } from 'vitest'
import { CHAT_PROVIDERS, compatibilityOf, FEATURES } from './compatibility.server.ts'

const ASKED = CHAT_PROVIDERS.flatMap(({ id, ways }) => ways.map((way) => [id, way] as const))

describe('what works with what', () => {
  it.each(ASKED)('has a day or a reason for every client, framework and agent: %s, %s', (provider, way) => {
    const { clients, agents } = compatibilityOf(provider, way)
    expect(clients.map(({ language, client }) => `${language}/${client}`)).toEqual(
      CLIENTS.map(({ language, id }) => `${language}/${id}`),
    )
    expect(agents.map(({ agent }) => agent)).toEqual(CODING_AGENTS.map(({ id }) => id))
    const cells = [
      ...clients.flatMap(({ features }) => FEATURES.map((feature) => features[feature])),
      ...agents.map(({ session }) => session),
    ]
    for (const { ran, reason } of cells) expect(ran ?? reason).toMatch(/^\d{4}-\d\d-\d\d$|\w+ \w+/)
  })

  it.each(ASKED)('has no example of a client that is offered and did not run: %s, %s', (provider, way) => {
    const unrun = compatibilityOf(provider, way).clients.flatMap(({ label, features }) =>
      FEATURES.filter((feature) => features[feature].reason === 'no run of it is on record').map(
        (feature) => `${label}: ${feature}`,
      ),
    )
    expect(unrun).toEqual([])
  })

  it('says what ran, and when, as the record has it', () => {
    const { clients } = compatibilityOf('groq', 'routed')
    const openai = clients.find(({ language, client }) => language === 'python' && client === 'openai')
    const run = findVerification('python/openai/conversational/groq/routed/stream/tool-loop')
    expect(openai?.features['streamed-tools'].ran).toBe(run?.date)
    expect(openai?.release).toBe(`${run?.package} ${run?.release}`)
  })

  it('has the reason of an agent that needs another API', () => {
    const claude = compatibilityOf('openai', 'direct').agents.find(({ agent }) => agent === 'claude-code')
    expect(claude?.session.reason).toContain('Messages API')
  })
})
