import type { ChatCall } from '../call.ts'
import { javascript } from '../languages/javascript.ts'
import type { Client } from './client.ts'
import { hubClientModel, refusesCustomProviderModel } from './hub-client.ts'
import { chatProperties, endLine, printDelta, printMessage } from './javascript-chat.ts'

/** Names that the client takes for itself and does not send. */
const RESERVED: readonly string[] = ['accessToken', 'data', 'endpointUrl', 'provider', 'urlTransform']

/** An uncaught error of this client prints the request with its token, and hides what the service said. */
const CAUGHT = `} catch (error) {
  console.error(error.message, JSON.stringify(error.httpResponse ?? error.cause?.message ?? ""));
  process.exitCode = 1;
}
`

export const javascriptHuggingface: Client = {
  language: 'js',
  id: 'huggingface.js',
  place: 2,
  install: 'npm install @huggingface/inference@4',
  refuses(call) {
    for (const name of RESERVED) {
      if (call.parameters[name] !== undefined) return `the client keeps a field called ${name} for itself`
    }
    return refusesCustomProviderModel(call)
  },
  templates: {
    conversational(call: ChatCall): string {
      let request = ''
      if (call.endpointUrl !== undefined) request += javascript.property('endpointUrl', call.baseUrl, 4)
      if (call.mode === 'direct') request += javascript.property('provider', call.provider, 4)
      request += chatProperties(call, hubClientModel(call, call.providerRecord?.clientModelPrefix ?? ''), 4)
      // Left to itself the client repeats a request that is answered with 503, at once and without end.
      const options = {
        ...(call.billTo === undefined ? undefined : { billTo: call.billTo }),
        retry_on_error: false,
      }
      const passed = `{\n${request}  }, ${javascript.literal(options)})`
      const body = call.streaming
        ? `  for await (const chunk of client.chatCompletionStream(${passed}) {\n    ${printDelta(call)}  }\n${indent(endLine(call))}`
        : `  const completion = await client.chatCompletion(${passed};\n  ${printMessage(call)}`
      return javascript.program(
        [{ module: '@huggingface/inference', name: 'InferenceClient' }],
        `const client = new InferenceClient(${javascript.literal(call.token)});\n\ntry {\n${body}${CAUGHT}`,
      )
    },
  },
}

const indent = (line: string): string => (line === '' ? '' : `  ${line}`)
