import { buildInferenceRequest, taskOf } from '@model-snippets/core'
import type { AskRouter } from '@model-snippets/hub'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { quoted, UsageError } from '../usage-error.ts'
import { answer, assumptionLine, fenced } from './answer.ts'
import { type AddServing, CALL_FIELDS, type CallChoice, chosenCall } from './call-fields.ts'
import { inputSchemaOf, outputSchemaOf, readFields, type ToolFields, withoutHelp } from './fields.ts'

export const GET_WIRE_REQUEST = {
  name: 'get_wire_request',
  title: 'Show the HTTP request',
  description: `Returns the HTTP request that the examples send: method, URL, headers, and body.
Use it for languages or clients that get_snippets doesn't support. For its arguments, see get_snippets. The token is a placeholder; files appear as "<name as base64>".`,
}

/** The arguments are described in get_snippets. */
const FIELDS: ToolFields = withoutHelp(CALL_FIELDS)

export function addGetWireRequest(server: McpServer, addServing: AddServing, askRouter: AskRouter): void {
  server.registerTool(
    GET_WIRE_REQUEST.name,
    {
      title: GET_WIRE_REQUEST.title,
      description: GET_WIRE_REQUEST.description,
      inputSchema: inputSchemaOf(FIELDS),
      outputSchema: outputSchemaOf({ method: 'text', url: 'text', headers: 'object' }),
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    (given) =>
      answer(async () => {
        const [model, provider, mapping, options] = await chosenCall(
          readFields<CallChoice>(FIELDS, given),
          addServing,
          askRouter,
        )
        const request = buildInferenceRequest(model, provider, mapping, options)
        if (request === undefined) {
          throw new UsageError(
            `no request for ${quoted(model.id)} (${taskOf(model) ?? 'unknown task'}) with the provider ${provider}; get_task lists the providers for each task`,
          )
        }
        const { method, url, headers, body, file } = request
        const head = [`${method} ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
        const rest = body === undefined ? `(the bytes of ${file})` : JSON.stringify(body, undefined, 2)
        const assumed = (request.assumptions ?? []).map((assumption) => `${assumptionLine(assumption)}\n`)
        const text = [fenced(`${head.join('\n')}\n\n${rest}`, 'http'), ...assumed].join('\n')
        return { text, structured: { ...request } }
      }),
  )
}
