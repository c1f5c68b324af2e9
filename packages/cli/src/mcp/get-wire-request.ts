import { buildInferenceRequest, taskOf } from '@model-snippets/core'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { quoted, UsageError } from '../usage-error.ts'
import { ASSUMPTIONS, answer, assumptionLine, fenced } from './answer.ts'
import { type AddServing, CALL_FIELDS, chosenCall, strictFields } from './call-fields.ts'

export const GET_WIRE_REQUEST = {
  name: 'get_wire_request',
  title: 'Show the HTTP request',
  description: `Gives the HTTP request behind the examples: method, URL, headers and body, as plain data.
Use it to write the call in a language or with a client that get_snippets does not offer, or to see what a parameter changes on the wire.
The token stands as a placeholder in the authorization header; a file in the body stands as "<name as base64>".`,
}

const OUTPUT = {
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.unknown().optional().describe('The JSON body; absent when the body is a file or a form.'),
  file: z.string().optional().describe('The file whose bytes are the body, or that the form sends.'),
  form: z.record(z.string(), z.string()).optional().describe('The fields of the form, where the body is one.'),
  assumptions: ASSUMPTIONS,
}

export function addGetWireRequest(server: McpServer, addServing: AddServing): void {
  server.registerTool(
    GET_WIRE_REQUEST.name,
    {
      title: GET_WIRE_REQUEST.title,
      description: GET_WIRE_REQUEST.description,
      inputSchema: strictFields(CALL_FIELDS),
      outputSchema: OUTPUT,
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    (choice) =>
      answer(async () => {
        const [model, provider, mapping, options] = await chosenCall(choice, addServing)
        const request = buildInferenceRequest(model, provider, mapping, options)
        if (request === undefined) {
          throw new UsageError(
            `no request is known for ${quoted(model.id)} (${taskOf(model) ?? 'unknown task'}) with the provider ${provider}; get_task lists the providers of a task`,
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
