import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { incompleteAnswer } from '../../../clients/incomplete-answer.ts'
import { answerOf, holdsItself, shapeOf, unsupportedFormat } from '../../../clients/structured-output.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { unsupportedZod, zodSchema } from '../../zod.ts'
import { ask, chatProgram, checkFinish, LIMITED, ofAi, printStream, unsupportedChat } from './chat.ts'
import { aiSdk } from './client.ts'

const OUTPUT = /* @__PURE__ */ ofAi('Output')

/** AI SDK makes the schema of zod's, and reads the answer by it. */
export const aiSdkStructuredOutput: ChatRenderer = {
  client: 'ai-sdk',
  unsupported: (call) =>
    unsupportedChat(call) ??
    unsupportedZod(call) ??
    (holdsItself(shapeOf(call)) ? HOLDS_ITSELF : undefined) ??
    unsupportedFormat(call, 'response_format'),
  setUp: () => ({ install: `${aiSdk.install} zod@4` }),
  render(call) {
    const answer = answerOf(call)
    const schema = name(answer.name)
    return chatProgram(
      call,
      ask(
        call,
        {
          settings: code`output: ${OUTPUT}.object({ schema: ${schema}, name: ${answer.name} }),`,
          ...(answer.isStrict ? {} : { options: { strictJsonSchema: false } }),
          taken: code`result`,
          caught: catchCut(),
        },
        call.streaming ? parseStream(call) : printOutput(call),
      ),
      code`
        ${zodSchema(call, answer)}

      `,
      code`supportsStructuredOutputs: true,`,
    )
  },
}

/**
 * Of half an answer AI SDK says that it is no JSON. The error for another reason has the text, which may be a refusal
 * that a service calls filtered.
 */
function catchCut(): Piece {
  const { before, after } = incompleteAnswer(LIMITED)
  return code`
    .catch((error) => {
      // An answer that was cut off isn't JSON.
      if (${NO_OBJECT}.isInstance(error) && error.finishReason === "length") {
        throw new Error(${`${before}length${after}`});
      }
      throw error;
    })
  `
}

const NO_OBJECT = /* @__PURE__ */ ofAi('NoObjectGeneratedError')

const printOutput = (call: ChatCall): Piece => code`
  const { finishReason } = result;
  ${checkFinish(call, code`!result.text`)}
  console.log(JSON.stringify(result.output, null, 2));
`

const parseStream = (call: ChatCall): Piece => code`
  ${printStream(call)}
  console.log(JSON.stringify(await result.output, null, 2));
`

const HOLDS_ITSELF = 'AI SDK makes zod write JSON Schema draft 7, for which zod wraps self-references in `allOf`'
