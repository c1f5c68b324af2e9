import { agentScript, CODING_AGENTS, getAgentSetUps } from '@model-snippets/core/agents'
import { findModel } from '@model-snippets/core/catalogue'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { parseConfiguration } from '../../domain/configuration/configuration.ts'
import { texts } from '../../ui/texts/en/coding-agents.ts'
import { readAgents } from './agent-use.ts'
import { AgentsSection } from './agents-section.tsx'

const MODEL = findModel('openai/gpt-oss-120b') ?? { id: 'openai/gpt-oss-120b' }
const configurationOf = (search: string) => parseConfiguration(new URLSearchParams(search))

/** What is read for an address. */
const read = (search: string, facts?: { readonly supportsTools: boolean }) =>
  readAgents(
    MODEL,
    configurationOf(search),
    facts === undefined
      ? []
      : [{ id: 'together', label: 'Together', isServing: true, facts: { provider: 'together', ...facts } }],
  )

const shown = (agents: Awaited<ReturnType<typeof read>>): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AgentsSection {...agents} toForm="/models/openai/gpt-oss-120b" />
    </MemoryRouter>,
  )

describe('the coding agents of a page', () => {
  it('are set up for what its address asks for', async () => {
    const { uses } = await read('provider=together&billTo=acme')
    const expected = getAgentSetUps(MODEL, 'together', undefined, { billTo: 'acme', system: 'linux' })
    expect(uses.map(({ script }) => script)).toEqual(expected.map(agentScript))
    const windows = await read('provider=together&platform=powershell')
    expect(windows.uses[1]?.script).toContain('$env:')
    expect((await read('endpointUrl=nonsense')).uses).toEqual([])
  })

  it('say which agent we haven’t run', async () => {
    const { uses } = await read('provider=together')
    const crush = uses.filter(({ agent }) => agent === 'crush')
    expect(crush).toHaveLength(1)
    expect(shown({ uses: crush, skipped: [], apps: [], app: undefined })).toContain(texts.notRun)
  })

  it('run the model in the app that the address names', async () => {
    const gguf = {
      id: 'acme/lantern-GGUF',
      pipeline_tag: 'text-generation',
      tags: ['gguf', 'conversational'],
      siblings: [{ rfilename: 'lantern-Q4_K_M.gguf' }, { rfilename: 'lantern-Q8_0.gguf' }],
    }
    const on = (app: string, search = '') =>
      readAgents(gguf, configurationOf(search), [], { app, quantization: 'Q8_0' })
    const agents = await on('ollama')
    expect(agents.apps.map(({ id }) => id)).toContain('llama-cpp')
    expect(agents.uses[0]?.script).toContain('ollama pull hf.co/acme/lantern-GGUF:Q8_0')
    const page = shown(agents)
    expect(page).toContain('<option value="ollama" selected="">')
    expect(page).toContain(texts.leadOnMachine('Ollama'))
    expect((await on('ollama', 'platform=powershell')).uses[0]?.script).toContain('$env:OLLAMA_CONTEXT_LENGTH')
    expect((await on('nonsense')).app).toBeUndefined()
    expect((await read('provider=together')).apps.map(({ id }) => id)).not.toContain('ollama')
  })

  it('are none where the router says that no tools are called', async () => {
    const { uses, skipped } = await read('provider=together', { supportsTools: false })
    const without = CODING_AGENTS.filter(({ callsTools }) => callsTools === false)
    expect(uses.map(({ agent }) => agent)).toEqual(without.map(({ id }) => id))
    expect(skipped.every(({ reason }) => reason.includes('doesn’t support tool calling'))).toBe(true)
  })

  it('stand in the HTML, with what ran of them and why others are missing', async () => {
    const search = 'provider=groq&directRequest=true'
    const page = shown(await read(search))
    expect(page).toContain('codex --profile groq-direct')
    expect(page).toContain('Claude Code')
    expect(page).toContain('has no Messages API that we know of')
    expect(page).toContain(texts.form)
    const ran = shown(await read('provider=auto'))
    expect(ran).toContain('with this exact setup against a mock of the service')
  })
})
