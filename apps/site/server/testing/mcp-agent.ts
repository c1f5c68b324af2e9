import { createMcpServer } from '@model-snippets/cli/mcp'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll } from 'vitest'

/** Asks the tools for agents, while the tests of the file run that calls it. */
export function connectedAgent(): Client {
  const client = new Client({ name: 'test', version: '1' })
  beforeAll(async () => {
    const [agent, service] = InMemoryTransport.createLinkedPair()
    await Promise.all([createMcpServer().connect(service), client.connect(agent)])
  })
  afterAll(() => client.close())
  return client
}
