import type { AskRouter } from '@model-snippets/hub'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import manifest from '../../package.json' with { type: 'json' }
import type { AddServing } from './call-fields.ts'
import { addExplainError, EXPLAIN_ERROR } from './explain-error.ts'
import { addGetAgentSetUp, GET_AGENT_SET_UP } from './get-agent-set-up.ts'
import { addGetLibraryExample, GET_LIBRARY_EXAMPLE } from './get-library-example.ts'
import { addGetLocalCommands, GET_LOCAL_COMMANDS } from './get-local-commands.ts'
import { addGetProviders, GET_PROVIDERS } from './get-providers.ts'
import { addGetSnippets, GET_SNIPPETS } from './get-snippets.ts'
import { addGetTask, GET_TASK } from './get-task.ts'
import { addGetWireRequest, GET_WIRE_REQUEST } from './get-wire-request.ts'
import { addSearchModels, SEARCH_MODELS } from './search-models.ts'

/** Every tool, as agents and readers see it. */
export const MCP_TOOLS: readonly { readonly name: string; readonly title: string; readonly description: string }[] = [
  SEARCH_MODELS,
  GET_PROVIDERS,
  GET_SNIPPETS,
  GET_WIRE_REQUEST,
  GET_TASK,
  GET_LIBRARY_EXAMPLE,
  GET_LOCAL_COMMANDS,
  GET_AGENT_SET_UP,
  EXPLAIN_ERROR,
]

const INSTRUCTIONS = `Examples that call hosted machine-learning models. Each one says what ran.
Find the exact model id with search_models, then get the program with get_snippets; set language and client to get one example. get_task shows the shape of a task's input.`

export interface McpServerOptions {
  /** Adds to a record of the catalogue who serves the model; nobody is asked when not given. */
  readonly addServing?: AddServing
  /** Asks a router what providers cost and can do; nobody is asked when not given. */
  readonly askRouter?: AskRouter
}

/**
 * A server of the Model Context Protocol with every tool, not yet connected to a transport.
 *
 * @example
 * await createMcpServer().connect(new StdioServerTransport())
 */
export function createMcpServer({
  addServing = (model) => Promise.resolve(model),
  askRouter = () => Promise.resolve({ kind: 'off' }),
}: McpServerOptions = {}): McpServer {
  const server = new McpServer(
    { name: 'model-snippets', title: 'Model Snippets', version: manifest.version },
    { instructions: INSTRUCTIONS },
  )
  addSearchModels(server)
  addGetProviders(server, addServing, askRouter)
  addGetSnippets(server, addServing, askRouter)
  addGetWireRequest(server, addServing, askRouter)
  addGetTask(server)
  addGetLibraryExample(server)
  addGetLocalCommands(server)
  addGetAgentSetUp(server, addServing, askRouter)
  addExplainError(server)
  return server
}
