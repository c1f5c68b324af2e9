import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { createMcpServer } from './server.ts'

const LARGEST_BODY_BYTES = 1024 * 1024
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

export interface McpHandlerOptions {
  /**
   * Origins of pages that may call, `https://example.com`. Pages served from this machine always may; programs that are
   * no pages send no origin and are let through.
   */
  readonly allowedOrigins?: readonly string[]
  /** Bytes of a request's body at most; 1 MiB when not given. */
  readonly maxBodyBytes?: number
}

/**
 * The MCP server over streamable HTTP, as a fetch handler. It keeps no sessions: each request stands alone, so that any
 * number of processes can share the load.
 *
 * A page whose name was rebound to this machine brings its own origin, and is refused with 403.
 *
 * @example
 * const handleMcp = createMcpHandler()
 * app.all('/mcp', (context) => handleMcp(context.req.raw))
 */
export function createMcpHandler(options: McpHandlerOptions = {}): (request: Request) => Promise<Response> {
  const { allowedOrigins = [], maxBodyBytes = LARGEST_BODY_BYTES } = options
  return async (request) => {
    const origin = request.headers.get('origin')
    if (origin !== null && !isLoopback(origin) && !allowedOrigins.includes(origin)) {
      return refusal(403, `Pages of the origin ${origin.slice(0, 200)} may not call this server`)
    }
    const response = await respond(request, maxBodyBytes)
    if (origin !== null) response.headers.set('access-control-allow-origin', origin)
    response.headers.append('vary', 'origin')
    response.headers.set('cache-control', 'no-store')
    return response
  }
}

async function respond(request: Request, maxRequestBodySize: number): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT })
  // Without sessions there is no stream to open, and nothing to delete.
  if (request.method !== 'POST') {
    const response = refusal(405, 'Send a JSON-RPC message by POST: this server keeps no sessions')
    response.headers.set('allow', 'POST, OPTIONS')
    return response
  }
  const server = createMcpServer()
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true, maxRequestBodySize })
  await server.connect(transport)
  try {
    // The answer is complete when it comes: JSON, not a stream.
    return await transport.handleRequest(request)
  } finally {
    await server.close()
  }
}

const PREFLIGHT = {
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'accept, authorization, content-type, mcp-protocol-version, mcp-session-id',
  'access-control-max-age': '86400',
}

function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK.has(new URL(origin).hostname)
}

const refusal = (status: number, message: string): Response =>
  Response.json({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }, { status })
