import { createMcpServer } from '@model-snippets/cli/mcp'
import type { InferenceSnippet } from '@model-snippets/core'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CHAT } from '../oracle/call.ts'
import { plainRun } from '../plan/plan.ts'
import { describeWithHarness } from '../testing/harness.ts'
import { readTrial, runTrial } from '../trials/trial.ts'
import { ask } from './cases.ts'

const MODEL = { id: 'acme/tiny', pipeline_tag: 'text-generation', tags: ['conversational'] }
const OPTIONS = { messages: [{ role: 'user', content: 'It\'s "5" in $HOME, `id` 😀' }], temperature: 0, billTo: 'acme' }

describeWithHarness('an example for a coding agent', (harness) => {
  const client = new Client({ name: 'test', version: '1' })
  beforeAll(async () => {
    const [agent, service] = InMemoryTransport.createLinkedPair()
    await Promise.all([createMcpServer().connect(service), client.connect(agent)])
  })
  afterAll(() => client.close())

  it.each([
    ['python', 'requests', false],
    ['js', 'openai', true],
    ['sh', 'curl', false],
  ])('runs, and sends the same as the published client: %s/%s', async (language, name, streaming) => {
    const { structuredContent } = await client.callTool({
      name: 'get_snippets',
      arguments: {
        model: MODEL.id,
        task: 'conversational',
        provider: 'together',
        language,
        client: name,
        streaming,
        ...OPTIONS,
      },
    })
    const { snippets } = structuredContent as { snippets: InferenceSnippet[] }
    const snippet = snippets[0] as InferenceSnippet
    const question = { task: CHAT, provider: 'together', target: 'routed', streaming } as const
    const asked = ask(question, { options: OPTIONS, model: MODEL })
    expect(await readTrial(harness(), asked, snippet)).toEqual([])
    const { transcript, findings } = await runTrial(harness(), asked, snippet, plainRun(question))
    expect(findings).toEqual([])
    expect(transcript.requests).toHaveLength(1)
  })
})
