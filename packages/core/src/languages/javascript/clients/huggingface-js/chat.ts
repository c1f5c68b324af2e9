import type { ChatCall } from '../../../../call/call.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import {
  hubChatArguments,
  unsupportedProvider,
  unsupportedProviderModel,
  unsupportedSchema,
} from '../../../clients/hub-client.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { ANY, typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { endStream, keptNames, printDelta, printMessage } from '../chat-completion.ts'
import { askEach, hasFallbacks, listModels, MODEL, nameModel } from '../retries.ts'
import { chatProgram, unsupportedField } from './inference-client.ts'
import { castChat } from './types.ts'

export const huggingfaceJsChat: ChatRenderer = {
  client: 'huggingface.js',
  unsupported(call) {
    return (
      unsupportedField(call.parameters) ??
      unsupportedProvider(call) ??
      unsupportedProviderModel(call) ??
      unsupportedSchema(call, 'js')
    )
  },
  render: (call) =>
    chatProgram(
      call,
      code`
        ${listModels(call)}
        ${call.streaming ? printStream(call) : printCompletion(call)}
      `,
    ),
}

const printCompletion = (call: ChatCall): Piece => code`
  ${complete(call, chatArguments(call, call.messages, call.parameters))}

  ${printMessage(call)}
`

const printStream = (call: ChatCall): Piece => code`
  ${readStream(call, chatArguments(call, call.messages, call.parameters), keptNames(call), printDelta(call))}
  ${endStream(call)}
`

/** A service's final rejection is an error of the client. */
const REFUSED_FOR_GOOD = code`error.httpResponse`

const COMPLETION = /* @__PURE__ */ name('completion')

/**
 * Requests `completion`, which requires `listModels` before it.
 *
 * @param given the arguments, in parentheses
 */
export const complete = (call: ChatCall, given: Piece): Piece => code`
  ${askEach(call, COMPLETION, code`client.chatCompletion${given}`, REFUSED_FOR_GOOD)}
  ${nameModel(call)}
`

/**
 * Requests a stream and reads it, which requires `listModels` before it. The request is sent when the first part is
 * read. Printed text isn't requested again from another provider.
 *
 * @param kept code that declares what is kept of the chunks
 * @param each code that reads `chunk`
 */
export function readStream(call: ChatCall, given: Piece, kept: Piece | undefined, each: Piece): Piece {
  if (!hasFallbacks(call)) {
    return code`
      const stream = client.chatCompletionStream${given};

      ${kept}
      for await (const chunk of stream) {
        ${each}
      }
    `
  }
  return code`
    let answered = false;
    ${kept}
    for (const model of models) {
      try {
        const stream = client.chatCompletionStream${given};
        for await (const chunk of stream) {
          if (!answered) ${nameModel(call)}
          answered = true;
          ${each}
        }
        break;
      } catch (error${typed(call, ANY)}) {
        if (answered || ${REFUSED_FOR_GOOD}) throw error;
        console.error(\`\${model}: \${error.message}\`);
      }
    }
    if (!answered) throw new Error("No provider answered.");
  `
}

/** Returns the arguments of a chat method, in parentheses. */
export function chatArguments(call: ChatCall, messages: Value, parameters: ValueObject): Piece {
  const { baseUrl, endpointUrl, target, provider } = call
  const { model } = hubChatArguments(call, call.clientModelPrefix ?? '')
  if (call.variant.recipe === 'tool-loop' && !call.variant.retries) {
    const body: ValueObject = {
      ...(endpointUrl === undefined ? {} : { endpointUrl: baseUrl }),
      ...(target === 'direct' ? { provider } : {}),
      model,
      messages,
      ...parameters,
    }
    return code`(${body}${castChat(call, messages, parameters)})`
  }
  return code`
    ({
      ${when(endpointUrl !== undefined, code`endpointUrl: ${baseUrl},`)}
      ${when(target === 'direct', code`provider: ${provider},`)}
      ${javascript.properties({ model: hasFallbacks(call) ? MODEL : model, messages })}
      ${javascript.properties(parameters)}
    }${castChat(call, messages, parameters)})
  `
}
