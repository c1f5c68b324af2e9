import type { ChatCall } from '../../../../call/call.ts'
import { plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { type AnswerTypes, answerTypes } from '../../answer-type.ts'
import { code, rust } from '../../writer.ts'
import { REFUSE_ERROR, TEXT_OF } from '../answer.ts'
import { ENSURE_NOT_REFUSED, ensureComplete, findMessage, keepEnd } from '../incomplete.ts'
import { FLUSH, IO, VALUE } from '../names.ts'
import { keepJson } from '../values.ts'
import { installForChat } from './install.ts'
import { postOnce, readEvents, reqwestProgram, unsupportedRetries } from './program.ts'

/** The schema is sent unchanged. */
export const reqwestStructuredOutput: ChatRenderer = {
  client: 'reqwest',
  unsupported: (call) => unsupportedAnswer(call) ?? unsupportedRetries(call),
  setUp: (call) => ({ install: installForChat(call, typesOf(call).declared !== undefined) }),
  render(call) {
    const { type, declared } = typesOf(call)
    const content = call.streaming || call.listsContent ? code`&content` : code`content`
    return reqwestProgram(
      call,
      code`
        ${keepJson(code`schema`, answerOf(call).schema)}
        ${postOnce(call, askedOf(call))}

        ${call.streaming ? readStream(call) : readWhole(call)}
        ${when(call.streaming, ENSURE_NOT_REFUSED)}
        ${ensureComplete(call, code`!content.is_empty()`)}
        ${rust.chain(code`let answer: ${type} = `, code`serde_json::from_str(${content})`, [], '?;')}
        println!("{}", serde_json::to_string_pretty(&answer)?);
      `,
      [declared, when(call.listsContent, TEXT_OF)],
    )
  },
}

const askedOf = (call: ChatCall) =>
  plainBodyOf({ ...call.request, body: { kind: 'json', value: bodyWithSchema(call, code`schema`) } })

/** An answer that types can't describe stays JSON. */
function typesOf(call: ChatCall): AnswerTypes {
  const answer = answerOf(call)
  return 'notExpressible' in answer.shape
    ? { type: VALUE, declared: undefined }
    : answerTypes(answer, answer.shape, { isExact: false })
}

const textOf = ({ listsContent }: ChatCall, content: Piece): Piece =>
  listsContent ? code`text_of(&${content})` : code`${content}.as_str().unwrap_or_default()`

const readWhole = (call: ChatCall): Piece => code`
  let completion: ${VALUE} = response.json()?;
  ${findMessage(call)}
  let content = ${textOf(call, code`message["content"]`)};
`

const readStream = (call: ChatCall): Piece => code`
  let mut content = String::new();
  let mut refusal = String::new();
  let mut finish_reason = String::new();
  ${readEvents(
    code`chunk`,
    code`
      ${REFUSE_ERROR}
      let delta = &chunk["choices"][0]["delta"];
      let text = ${textOf(call, code`delta["content"]`)};
      print!("{text}");
      ${IO}::stdout().${FLUSH}()?;
      content += ${when(call.listsContent, code`&`)}text;
      refusal += delta["refusal"].as_str().unwrap_or_default();
      ${keepEnd(call)}
    `,
  )}
  println!();
`
