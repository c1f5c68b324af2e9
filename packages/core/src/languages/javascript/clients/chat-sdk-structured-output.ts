import type { ChatCall } from '../../../call/call.ts'
import { responseFormat } from '../../../call/output-schema.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import { answerOf } from '../../clients/structured-output.ts'
import { unsupportedBaseUrl } from '../../clients/vendor.ts'
import { name, type Piece, when } from '../../printing/code.ts'
import { Z } from '../names.ts'
import { code } from '../writer.ts'
import { unsupportedZod, zodSchema } from '../zod.ts'
import type { ChatSdk } from './chat-sdk.ts'
import { create, program } from './chat-sdk-program.ts'
import { checkEnd, parseContent, READ_CHUNK, readCompletion, STREAM_VARIABLES } from './structured-answer.ts'

/** Returns the renderer of structured output: the SDK sends the schema of zod's, and zod parses the answer. */
// @__NO_SIDE_EFFECTS__
export const sdkStructuredOutput = (sdk: ChatSdk): ChatRenderer => ({
  client: sdk.id,
  unsupported: (call) => unsupportedBaseUrl(sdk, call) ?? unsupportedZod(call),
  setUp: () => ({ install: `${sdk.install} zod@4` }),
  render(call) {
    const answer = answerOf(call)
    const schema = name(answer.name)
    const format = responseFormat(answer, code`${Z}.toJSONSchema(${schema})`)
    return program(
      sdk,
      call,
      code`
        ${create(sdk, call, call.messages, { ...call.parameters, response_format: format })}

        ${call.streaming ? readPieces(call) : readCompletion(call)}
        ${checkEnd(call)}
        ${parseContent(call, schema)}
      `,
      code`
        ${zodSchema(call, answer)}

      `,
    )
  },
})

const readPieces = (call: ChatCall): Piece => code`
  ${STREAM_VARIABLES}
  for await (const chunk of stream${when(call.typescript, code` as AsyncIterable<any>`)}) {
    ${READ_CHUNK}
  }
  process.stdout.write("\n");
`
