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

/** All tools, with the titles and descriptions that agents see. */
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

const INSTRUCTIONS = `Examples that call hosted machine-learning models. Each one says whether it ran.
Find the exact model id with search_models, then get the program with get_snippets; set language and client to get one example. get_task shows the shape of a task's input.`

export interface McpServerOptions {
  /** Adds the providers that serve a model to its record; without it, nothing is looked up. */
  readonly addServing?: AddServing
  /** Looks up prices and features of providers at a router; without it, nothing is looked up. */
  readonly askRouter?: AskRouter
}

/**
 * Creates a Model Context Protocol server with all tools, not yet connected to a transport.
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
