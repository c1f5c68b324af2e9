import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, NO_CHOICES, unsupportedByHelper } from '../../../clients/structured-output.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { ZOD_RESPONSE_FORMAT } from '../../names.ts'
import { ANY, typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { unsupportedZod, zodSchema } from '../../zod.ts'
import { hasFallbacks, listModels } from '../retries.ts'
import { checkEnd, parseContent, READ_CHUNK, readCompletion, STREAM_VARIABLES } from '../structured-answer.ts'
import { nameCut } from '../whole-answer.ts'
import { createCompletion } from './create-completion.ts'
import { chatProgram } from './program.ts'
import { castCompletion } from './types.ts'

/**
 * The client's helpers derive the schema from zod's, and parse the answer. The program reads streams itself, because
 * the helper for them in release 7.57 fails with "missing role for choice 0" if no event contains a role.
 */
export const openaiStructuredOutput: ChatRenderer = {
  client: 'openai',
  unsupported: (call) => unsupportedZod(call) ?? unsupportedByHelper(call),
  setUp: () => ({ install: 'npm install openai@7 zod@4' }),
  render: (call) =>
    chatProgram(
      call,
      code`
        ${listModels(call)}
        ${call.streaming || hasFallbacks(call) ? read(call) : parse(call)}
      `,
      code`
        ${zodSchema(call, answerOf(call))}

      `,
    ),
}

function withFormat(call: ChatCall): ValueObject {
  const { name: schema } = answerOf(call)
  return { ...call.parameters, response_format: code`${ZOD_RESPONSE_FORMAT}(${name(schema)}, ${schema})` }
}

const parse = (call: ChatCall): Piece => (call.variant.retries ? parseSafely(call) : parsePlainly(call))

const askToParse = (call: ChatCall): Piece => code`
  const completion = await client.chat.completions.parse({
    ${javascript.properties({ model: call.requestModel, messages: call.messages })}
    ${javascript.properties(withFormat(call))}
  }${castCompletion(call, call.messages, withFormat(call))});
`

const parsePlainly = (call: ChatCall): Piece => code`
  ${askToParse(call)}

  const { message, finish_reason: why } = completion.choices[0];
  ${showParsed(call)}
`

/** The client throws an error for an incomplete answer. */
const showParsed = (call: ChatCall): Piece => code`
  if (message.refusal) throw new Error(\`The model refused: \${message.refusal}\`);
  ${nameCut(call)}
  if (message.parsed === null) throw new Error(cut);
  console.log(JSON.stringify(message.parsed, null, 2));
`

/** The program's own message says what is wrong with an answer. */
const parseSafely = (call: ChatCall): Piece => code`
  let choice;
  try {
    ${askToParse(call)}
    choice = completion.choices[0];
  } catch (error${typed(call, ANY)}) {
    if (error instanceof OpenAI.OpenAIError) throw error;
    if (error instanceof TypeError) throw new Error(${NO_CHOICES});
    throw new Error(\`The answer does not fit: \${error.message}\`);
  }
  if (!choice) throw new Error(${NO_CHOICES});
  const { message, finish_reason: why } = choice;
  ${showParsed(call)}
`

/** With the helper, an invalid answer would count as a failure of the provider. */
const read = (call: ChatCall): Piece => code`
  ${createCompletion(call, call.messages, withFormat(call))}

  ${call.streaming ? READ_STREAM : readCompletion(call)}
  ${checkEnd(call)}
  ${parseContent(call, name(answerOf(call).name))}
`

const READ_STREAM = code`
  ${STREAM_VARIABLES}
  for await (const chunk of stream) {
    ${READ_CHUNK}
  }
  process.stdout.write("\n");
`
