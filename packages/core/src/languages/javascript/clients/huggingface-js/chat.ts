import type { ChatCall } from '../../../../call/call.ts'
import { raw, type Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import {
  hubChatArguments,
  unsupportedProvider,
  unsupportedProviderModel,
  unsupportedSchema,
} from '../../../clients/hub-client.ts'
import { spaces } from '../../../printing/literal.ts'
import { javascript } from '../../writer.ts'
import { chatProperties, endStream, keptNames, printDelta, printMessage } from '../chat-completion.ts'
import { importsOfFiles, readFiles } from '../files.ts'
import { askEach, fetchPatiently, hasFallbacks, listModels, nameModel, SLEEP } from '../robust.ts'
import { clientOptions, createChatClient, INFERENCE_CLIENT, newClient, unsupportedField } from './inference-client.ts'

export const chat: Renderer<ChatCall> = {
  unsupported(call) {
    return (
      unsupportedField(call.parameters) ??
      unsupportedProvider(call) ??
      unsupportedProviderModel(call) ??
      unsupportedSchema(call)
    )
  },
  render(call) {
    if (!call.form.robust) return `${createChatClient(call)}${createAndShow(call)}`
    return javascript.program(
      [...importsOfFiles(call), INFERENCE_CLIENT, SLEEP],
      `${readFiles(call)}${newClient(call)}\n${fetchPatiently(call)}\n${createAndShow(call)}`,
    )
  },
}

/** The call, and its result shown. */
function createAndShow(call: ChatCall): string {
  const { streaming } = call
  if (!hasFallbacks(call)) {
    return streaming
      ? `const stream = ${create(call, 0)};

${keptNames(call)}for await (const chunk of stream) {
  ${printDelta(call, '  ')}}
${endStream(call)}`
      : `const completion = await ${create(call, 0)};\n\n${printMessage(call)}`
  }
  return streaming
    ? streamFromAny(call)
    : `${askEach(call, 'completion', create(call, 2), REFUSED_FOR_GOOD)}\n${printMessage(call)}`
}

/** What the service says of a request that it refuses for good comes as an error of the client. */
const REFUSED_FOR_GOOD = 'error.httpResponse'

/** A stream is asked for when its first part is read. What was shown of it is not asked of another provider again. */
const streamFromAny = (call: ChatCall): string => `${listModels(call)}let answered = false;
${keptNames(call)}for (const model of models) {
  try {
    const stream = ${create(call, 4)};
    for await (const chunk of stream) {
      if (!answered) ${nameModel}      answered = true;
      ${printDelta(call, '      ')}    }
    break;
  } catch (error) {
    if (answered || ${REFUSED_FOR_GOOD}) throw error;
    console.error(\`\${model}: \${error.message}\`);
  }
}
if (!answered) throw new Error("No provider answered.");
${endStream(call)}`

/** The client's method, called in code that is indented by so many columns. */
const create = (call: ChatCall, column: number): string =>
  `client.chatCompletion${call.streaming ? 'Stream' : ''}${chatArguments(call, call.messages, call.parameters, column)}`

/** The arguments of a method that chats, in parentheses. */
export function chatArguments(
  call: ChatCall,
  messages: Value,
  parameters: { readonly [name: string]: Value },
  column = 0,
): string {
  const { baseUrl, endpointUrl, target, provider } = call
  const { model } = hubChatArguments(call, call.clientModelPrefix ?? '')
  let passed = ''
  if (endpointUrl !== undefined) passed += javascript.property('endpointUrl', baseUrl, column + 2)
  if (target === 'direct') passed += javascript.property('provider', provider, column + 2)
  passed += chatProperties({ messages }, { model: hasFallbacks(call) ? raw('model') : model, parameters }, column + 2)
  const more = call.form.robust ? { fetch: raw('fetchPatiently') } : undefined
  return `({\n${passed}${spaces(column)}}, ${javascript.literal(clientOptions(call, more), column)})`
}
