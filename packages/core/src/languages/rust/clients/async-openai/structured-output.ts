import type { ChatCall } from '../../../../call/call.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, CUT_OFF, shapeOf, unsupportedModel } from '../../../clients/structured-output.ts'
import type { Piece } from '../../../printing/code.ts'
import { answerTypes } from '../../answer-type.ts'
import { code, rust } from '../../writer.ts'
import { CONTEXT, ENSURE, FLUSH, IO } from '../names.ts'
import { fieldsOf, openaiChat, readChunks, readMessage } from './chat.ts'
import { installForChat } from './install.ts'

export const asyncOpenaiStructuredOutput: ClientForm = {
  client: 'async-openai',
  unsupported: unsupportedModel,
  setUp: (call) => ({ install: installForChat(call, typesOf(call).declared !== undefined) }),
  render(call) {
    const { type, declared } = typesOf(call)
    const content = call.streaming ? code`&content` : code`content`
    return openaiChat(
      call,
      code`
        ${call.streaming ? readStream(call) : readCompletion(call)}
        ${ENSURE}!(refusal.is_empty(), "the model refused: {refusal}");
        ${rust.chain(
          code`let answer: ${type} = `,
          code`serde_json::from_str(${content})`,
          [code`.${CONTEXT}("the answer does not fit")`],
          '?;',
        )}
        println!("{}", serde_json::to_string_pretty(&answer)?);
      `,
      declared,
    )
  },
}

const typesOf = (call: ChatCall) => answerTypes(answerOf(call), shapeOf(call))

/** Gives up where there is no whole answer. */
const checkEnd = (finishReason: Piece): Piece => code`
  ${ENSURE}!(
      ${finishReason} != "length",
      ${CUT_OFF.charAt(0).toLowerCase() + CUT_OFF.slice(1, -1)}
  );
`

const readCompletion = (call: ChatCall): Piece => code`
  ${readMessage(call, fieldsOf(call))}
  ${checkEnd(code`completion["choices"][0]["finish_reason"]`)}
  let refusal = message["refusal"].as_str().unwrap_or_default();
  let content = message["content"].as_str().unwrap_or_default();
`

const readStream = (call: ChatCall): Piece => code`
  ${readChunks(call, fieldsOf(call), { kept: KEPT, each: KEEP_CHOICE })}
  println!();
  ${checkEnd(code`finish_reason`)}
`

const KEPT = code`
  let mut content = String::new();
  let mut refusal = String::new();
  let mut finish_reason = String::new();
`

const KEEP_CHOICE = code`
  let choice = &chunk["choices"][0];
  let text = choice["delta"]["content"].as_str().unwrap_or_default();
  print!("{text}");
  ${IO}::stdout().${FLUSH}()?;
  content.push_str(text);
  if let Some(text) = choice["delta"]["refusal"].as_str() {
      refusal.push_str(text);
  }
  if let Some(reason) = choice["finish_reason"].as_str() {
      finish_reason = reason.to_string();
  }
`
