import { createMcpServer } from '@model-snippets/cli/mcp'
import type { InferenceSnippet } from '@model-snippets/core'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeWithLaboratory } from '../testing/laboratory.ts'
import { chatCase } from './cases.ts'
import { plainPlay } from './scenes.ts'
import { readTrial, runTrial } from './trial.ts'

const MODEL = { id: 'acme/tiny', pipeline_tag: 'text-generation', tags: ['conversational'] }
const OPTIONS = { messages: [{ role: 'user', content: 'It\'s "5" in $HOME, `id` 😀' }], temperature: 0, billTo: 'acme' }

describeWithLaboratory('an example that an agent was given', (lab) => {
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
  ])('runs and sends what the published client sends: %s/%s', async (language, name, streaming) => {
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
    const one = chatCase('together', 'routed', streaming, OPTIONS, MODEL)
    expect(await readTrial(lab(), one, snippet)).toEqual([])
    const { transcript, findings } = await runTrial(lab(), one, snippet, plainPlay(one, 'plain'))
    expect(findings).toEqual([])
    expect(transcript.requests).toHaveLength(1)
  })
})
