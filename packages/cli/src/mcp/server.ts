import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import manifest from '../../package.json' with { type: 'json' }
import { addGetLibraryExample } from './get-library-example.ts'
import { addGetSnippets } from './get-snippets.ts'
import { addGetTask } from './get-task.ts'
import { addGetWireRequest } from './get-wire-request.ts'
import { addSearchModels } from './search-models.ts'

const INSTRUCTIONS = `Examples that call hosted machine-learning models, each kind run before it shipped.
Find the exact model id with search_models, then get the program with get_snippets; name language and client to get just one. get_task shows the shape of a task's input.`

/**
 * A server of the Model Context Protocol with every tool, not yet connected to a transport.
 *
 * @example
 * await createMcpServer().connect(new StdioServerTransport())
 */
export function createMcpServer(): McpServer {
  const server = new McpServer(
    { name: 'model-snippets', title: 'Model Snippets', version: manifest.version },
    { instructions: INSTRUCTIONS },
  )
  addSearchModels(server)
  addGetSnippets(server)
  addGetWireRequest(server)
  addGetTask(server)
  addGetLibraryExample(server)
  return server
}
