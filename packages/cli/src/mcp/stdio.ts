import { setLogger } from '@model-snippets/core'
import { addServing, createHub, createRouter } from '@model-snippets/hub'
import { hubSettings, routerSettings } from '../find-on-hub.ts'
import { standardInput, standardOutput } from '../standard-streams.ts'
import { LineTransport } from './line-transport.ts'
import { createMcpServer } from './server.ts'

/** Serves MCP over standard input and output until the client closes them. */
export async function serveStdio(): Promise<void> {
  // The responses contain all that the generator logs.
  setLogger({ error: () => undefined })
  const hub = createHub(hubSettings(process.env))
  const router = createRouter(routerSettings(process.env))
  const server = createMcpServer({
    addServing: async (model) => (await addServing(hub, model)).model,
    askRouter: router.facts,
  })
  const ended = new Promise<void>((resolve) => {
    server.server.onclose = resolve
  })
  await server.connect(new LineTransport(standardInput, standardOutput))
  await ended
}
