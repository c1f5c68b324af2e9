import { isUtf8 } from 'node:buffer'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { ErrorCode, isJSONRPCRequest } from '@modelcontextprotocol/sdk/types.js'
import { changedArgument, refusedArguments } from './changed-argument.ts'
import { createMcpServer, type McpServerOptions } from './server.ts'

const LARGEST_BODY_BYTES = 1024 * 1024
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** The most messages in one request, because each takes work. */
const MOST_MESSAGES = 10
/** Default time limit in milliseconds; longer than those for the hub and the router. */
const LONGEST_ANSWER = 30_000

export interface McpHandlerOptions extends McpServerOptions {
  /**
   * Origins of pages that can call the server, such as `https://example.com`. Pages from this machine always can, as can
   * programs that send no origin.
   */
  readonly allowedOrigins?: readonly string[]
  /** Maximum size of a request body in bytes; default: 1 MiB. */
  readonly maxBodyBytes?: number
  /** Time limit for a response in milliseconds; default: 30000. */
  readonly maxMilliseconds?: number
  /**
   * Parses a body as JSON; default: `JSON.parse`. Throw a `RangeError` to reject a body; the caller sees its message.
   */
  readonly parse?: (text: string) => unknown
}

/**
 * Creates a fetch handler that serves MCP over streamable HTTP. It’s stateless, so any number of processes can share
 * the load.
 *
 * Pages from other origins get 403, which also stops DNS rebinding.
 *
 * @example
 * const handleMcp = createMcpHandler()
 * app.all('/mcp', (context) => handleMcp(context.req.raw))
 */
export function createMcpHandler(options: McpHandlerOptions = {}): (request: Request) => Promise<Response> {
  const { allowedOrigins = [], maxBodyBytes = LARGEST_BODY_BYTES, parse = JSON.parse } = options
  return async (request) => {
    const origin = request.headers.get('origin')
    if (origin !== null && !isLoopback(origin) && !allowedOrigins.includes(origin)) {
      return refusal(403, `Pages from ${origin.slice(0, 200)} can’t call this server`)
    }
    const response = await respond(request, maxBodyBytes, parse, options)
    if (origin !== null) {
      response.headers.set('access-control-allow-origin', origin)
      response.headers.set('access-control-expose-headers', 'retry-after')
      response.headers.set('cross-origin-resource-policy', 'cross-origin')
    }
    response.headers.append('vary', 'origin')
    response.headers.set('cache-control', 'no-store')
    return response
  }
}

async function respond(
  request: Request,
  maxRequestBodySize: number,
  parse: (text: string) => unknown,
  options: McpHandlerOptions,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT })
  // Without sessions, GET and DELETE have no use.
  if (request.method !== 'POST') {
    const response = refusal(
      405,
      'Only POST is supported because this server is stateless: send JSON-RPC messages with POST',
    )
    response.headers.set('allow', 'POST, OPTIONS')
    return response
  }
  const bytes = await readBytes(request, maxRequestBodySize)
  if (bytes === undefined) return refusal(413, `The request body can be at most ${maxRequestBodySize} bytes`)
  if (!isUtf8(bytes)) return refusal(400, 'Parse error: The body isn’t valid UTF-8', ErrorCode.ParseError)
  const text = bytes.toString('utf8')
  let parsedBody: unknown
  try {
    parsedBody = parse(text)
  } catch (error) {
    return error instanceof RangeError
      ? refusal(400, error.message)
      : refusal(400, 'Parse error: Invalid JSON', ErrorCode.ParseError)
  }
  if (Array.isArray(parsedBody) && parsedBody.length > MOST_MESSAGES) {
    return refusal(400, `A request can contain at most ${MOST_MESSAGES} messages; got ${parsedBody.length}`)
  }
  const problem = changedArgument(text)
  if (problem !== undefined) {
    return isJSONRPCRequest(parsedBody)
      ? Response.json(refusedArguments(parsedBody.id, problem))
      : refusal(400, problem, ErrorCode.InvalidParams)
  }
  const server = createMcpServer(options)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  const deadline = deadlineOf(options.maxMilliseconds ?? LONGEST_ANSWER)
  try {
    // The response is JSON, not a stream, so it’s complete here.
    return await Promise.race([transport.handleRequest(request, { parsedBody: answerable(parsedBody) }), deadline.over])
  } finally {
    deadline.clear()
    await server.close()
  }
}

/**
 * The messages of a body without those that cancel a request. Without sessions they could mean one of the same body alone,
 * which then is never answered, so that the whole body waits.
 */
const answerable = (body: unknown): unknown =>
  Array.isArray(body)
    ? body.filter((message: { readonly method?: unknown } | null) => message?.method !== 'notifications/cancelled')
    : body

function deadlineOf(milliseconds: number): { readonly over: Promise<Response>; readonly clear: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(refusal(504, `No response within ${milliseconds} ms`)), milliseconds)
  })
  return { over, clear: () => clearTimeout(timer) }
}

const PREFLIGHT = {
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'accept, authorization, content-type, mcp-protocol-version, mcp-session-id',
  'access-control-max-age': '86400',
}

/** Whether an origin is a page on this machine, spelled as browsers do. */
function isLoopback(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  return ['http:', 'https:'].includes(url.protocol) && url.origin === origin && LOOPBACK.has(url.hostname)
}

/** Reads the body; returns `undefined` as soon as it exceeds the limit. */
async function readBytes({ body }: Request, longest: number): Promise<Buffer | undefined> {
  if (body === null) return Buffer.alloc(0)
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    length += part.length
    if (length > longest) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts, length)
}

const refusal = (status: number, message: string, code = -32_000): Response =>
  Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status })
