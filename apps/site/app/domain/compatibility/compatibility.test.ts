import { CLIENTS } from '@model-snippets/core'
import { CODING_AGENTS } from '@model-snippets/core/agents'
import { findVerification } from '@model-snippets/core/verification'
import { describe, expect, it } from 'vitest'
import { CHAT_PROVIDERS, compatibilityOf } from './compatibility.server.ts'
import { DEFECTS } from './defects.generated.ts'
import { FEATURES } from './features.ts'

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
      FEATURES.filter((feature) => features[feature].reason === 'we have no recorded run').map(
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

  it.each(ASKED)('has a program and a source for each cell that is broken: %s, %s', (provider, way) => {
    const { clients, programs } = compatibilityOf(provider, way)
    const broken = clients.flatMap(({ features }) => FEATURES.flatMap((feature) => features[feature].defect ?? []))
    for (const { program, source } of broken) {
      expect(programs.find(({ name }) => name === program)?.text).toContain('Should ')
      expect(URL.canParse(source.address)).toBe(true)
      expect(source.says).toMatch(/^[A-Z].+\.$/)
    }
    expect(new Set(programs.map(({ name }) => name))).toEqual(new Set(broken.map(({ program }) => program)))
  })

  it.each(ASKED)('says of no client that it breaks what no other has done: %s, %s', (provider, way) => {
    const { clients } = compatibilityOf(provider, way)
    for (const feature of FEATURES) {
      const cells = clients.map(({ features }) => features[feature])
      if (cells.some(({ defect }) => defect !== undefined)) {
        expect(cells.some(({ ran }) => ran !== undefined)).toBe(true)
      }
    }
  })

  it.each(DEFECTS.map((defect) => [defect.program.name, defect] as const))(
    'shows each defect, and for each source one reason: %s',
    (name, { client, witnesses }) => {
      const reasons = ASKED.flatMap(([provider, way]) => {
        const row = compatibilityOf(provider, way).clients.find((each) => `${each.language}/${each.client}` === client)
        return FEATURES.flatMap((feature) => {
          const { reason, defect } = row?.features[feature] ?? {}
          return defect?.program === name ? [[defect.source.address, reason] as const] : []
        })
      })
      const sources = new Set(witnesses.map(({ source }) => source.address))
      expect(new Set(reasons.map(([, reason]) => reason)).size).toBeLessThanOrEqual(sources.size)
      expect(new Set(reasons.map(([address]) => address))).toEqual(sources)
    },
  )

  it('says of nothing that was not tried, or that nobody offers, that it is broken', () => {
    const { clients } = compatibilityOf('cohere', 'routed')
    const cellOf = (id: string) => clients.find(({ client }) => client === id)?.features
    expect(cellOf('haystack')?.schema.defect).toBe(undefined)
    expect(cellOf('haystack')?.responses.defect).toBe(undefined)
    expect(cellOf('haystack')?.plain.defect?.program).toBe('haystack-sends-n.py')
  })

  it('has the reason of an agent that needs another API', () => {
    const claude = compatibilityOf('openai', 'direct').agents.find(({ agent }) => agent === 'claude-code')
    expect(claude?.session.reason).toContain('Messages API')
  })
})
