import type { ChatCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import {
  hubChatArguments,
  unsupportedProvider,
  unsupportedProviderModel,
  unsupportedSchema,
} from '../../../clients/hub-client.ts'
import { name, type Piece, slot, when } from '../../../printing/code.ts'
import { compiledChat } from '../../compiled-chat.ts'
import { ANY, typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { endStream, keptNames, printDelta, printMessage } from '../chat-completion.ts'
import { askEach, hasFallbacks, listModels, MODEL, nameModel } from '../retries.ts'
import { chatModule, unsupportedField } from './inference-client.ts'
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
  render: /* @__PURE__ */ compiledChat((shape) =>
    chatModule(
      shape,
      code`
        ${listModels(shape)}
        ${shape.streaming ? printStream(shape) : printCompletion(shape)}
      `,
    ),
  ),
}

/** The client's options, and the types' needs, depend on many values. */
const ARGUMENTS = /* @__PURE__ */ slot((call: ChatCall) => chatArguments(call, call.messages, call.parameters))

const printCompletion = (shape: ChatShape): Piece => code`
  ${complete(shape, ARGUMENTS)}

  ${printMessage(shape)}
`

const printStream = (shape: ChatShape): Piece => code`
  ${readStream(shape, ARGUMENTS, keptNames(shape), printDelta(shape))}
  ${endStream(shape)}
`

/** A service's final rejection is an error of the client. */
const REFUSED_FOR_GOOD = code`error.httpResponse`

const COMPLETION = /* @__PURE__ */ name('completion')

/**
 * Requests `completion`, which requires `listModels` before it.
 *
 * @param given the arguments, in parentheses
 */
export const complete = (call: ChatShape, given: Piece): Piece => code`
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
export function readStream(call: ChatShape, given: Piece, kept: Piece | undefined, each: Piece): Piece {
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
