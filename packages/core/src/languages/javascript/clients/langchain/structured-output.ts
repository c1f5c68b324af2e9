import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { incompleteAnswer } from '../../../clients/incomplete-answer.ts'
import { answerOf, unsupportedByHelper, unsupportedFormat } from '../../../clients/structured-output.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { ANY, as } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { unsupportedZod, zodSchema } from '../../zod.ts'
import { chatProgram, createModel, LIMITED, promptOf, unsupportedChat } from './chat.ts'
import { langchain } from './client.ts'

/** Models for which `withStructuredOutput` asks by a tool. */
const WITHOUT_SCHEMAS = /^gpt-(?:3|4$|4-)/

/**
 * LangChain makes the schema of zod's, and reads the answer by it. Its message has no refusal, and neither has one that is
 * streamed: read in converters/completions.js of @langchain/openai 1.6.0.
 */
export const langchainStructuredOutput: ChatRenderer = {
  client: 'langchain',
  unsupported: (call) =>
    unsupportedChat(call) ??
    (call.streaming ? STREAMED : undefined) ??
    (WITHOUT_SCHEMAS.test(call.requestModel) ? WITH_TOOL : undefined) ??
    unsupportedZod(call) ??
    unsupportedByHelper(call) ??
    unsupportedFormat(call, 'response_format'),
  setUp: () => ({ install: `${langchain.install} zod@4` }),
  render(call) {
    const answer = answerOf(call)
    const schema = name(answer.name)
    return chatProgram(
      call,
      code`
        ${createModel(call, { settings: SETTINGS, bound: code`.withStructuredOutput(${schema}, ${javascript.inline({ name: answer.name, includeRaw: true })})` })}

        const { raw, parsed } = await model.invoke(${promptOf(call)});

        ${showParsed(call)}
      `,
      code`
        ${zodSchema(call, answer)}

      `,
    )
  },
}

const STREAMED =
  'withStructuredOutput drops the model’s refusal if it’s streamed (converters/completions.js of @langchain/openai 1.6)'

const WITH_TOOL = 'withStructuredOutput uses a tool with this model (utils/output.js of @langchain/openai 1.6)'

const SETTINGS = code`
  // A retry would also follow a truncated answer.
  maxRetries: 0,
  // Only the raw response has the model's refusal.
  __includeRawResponse: true,
`

const RAW_RESPONSE = code`raw.additional_kwargs.__raw_response`

function showParsed(call: ChatCall): Piece {
  const { before, after } = incompleteAnswer(LIMITED)
  return code`
    if (!parsed) {
      const { message, finish_reason } = ${as(call, RAW_RESPONSE, ANY)}.choices[0];
      throw new Error(${javascript.format(before, code`message.refusal || finish_reason`, after)});
    }
    console.log(JSON.stringify(parsed, null, 2));
  `
}
