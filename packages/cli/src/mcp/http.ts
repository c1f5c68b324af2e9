import { isUtf8 } from 'node:buffer'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { ErrorCode, isJSONRPCRequest } from '@modelcontextprotocol/sdk/types.js'
import { changedArgument, refusedArguments } from './changed-argument.ts'
import { createMcpServer, type McpServerOptions } from './server.ts'

const LARGEST_BODY_BYTES = 1024 * 1024
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Messages that one request may hold: each is work of its own. */
const MOST_MESSAGES = 10
/** Milliseconds after which an answer is given up: hub and router take less. */
const LONGEST_ANSWER = 30_000

export interface McpHandlerOptions extends McpServerOptions {
  /**
   * Origins of pages that may call, `https://example.com`. Pages served from this machine always may; programs that are
   * no pages send no origin and are let through.
   */
  readonly allowedOrigins?: readonly string[]
  /** Bytes of a request's body at most; 1 MiB when not given. */
  readonly maxBodyBytes?: number
  /** Milliseconds after which an answer is given up; 30000 when not given. */
  readonly maxMilliseconds?: number
  /**
   * Reads a body as JSON, and throws a `RangeError`, whose message the caller is shown, for one that asks for too much;
   * `JSON.parse` when not given.
   */
  readonly parse?: (text: string) => unknown
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
  // Without sessions there is no stream to open, and nothing to delete.
  if (request.method !== 'POST') {
    const response = refusal(405, 'Send JSON-RPC messages by POST: this server is stateless')
    response.headers.set('allow', 'POST, OPTIONS')
    return response
  }
  const bytes = await readBytes(request, maxRequestBodySize)
  if (bytes === undefined) return refusal(413, `The body can have at most ${maxRequestBodySize} bytes`)
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
    return refusal(400, `A request may hold ${MOST_MESSAGES} messages, not ${parsedBody.length}`)
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
    // The answer is complete when it comes: JSON, not a stream.
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

/** Whether it is the origin of a page of this machine. What is not written as browsers write an origin is none. */
function isLoopback(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  return ['http:', 'https:'].includes(url.protocol) && url.origin === origin && LOOPBACK.has(url.hostname)
}

/** The body, or undefined when it is longer than allowed: what follows is not waited for. */
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
