import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { bodyOf, plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, shapeOf, unsupportedModel } from '../../../clients/structured-output.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { answerTypes } from '../../answer-type.ts'
import { code, rust } from '../../writer.ts'
import { ENSURE_NOT_REFUSED, ensureComplete, keepEnd } from '../incomplete.ts'
import { CONTEXT, FLUSH, IO } from '../names.ts'
import { keepJson } from '../values.ts'
import { openaiChat, readChunks, readMessage } from './chat.ts'
import { installForChat } from './install.ts'

export const asyncOpenaiStructuredOutput: ChatRenderer = {
  client: 'async-openai',
  unsupported: unsupportedModel,
  setUp: (call) => ({ install: installForChat(call, typesOf(call).declared !== undefined) }),
  render(call) {
    const { type, declared } = typesOf(call)
    const content = call.streaming ? code`&content` : code`content`
    return openaiChat(
      call,
      code`
        ${call.variant.retries ? undefined : keepJson(code`schema`, answerOf(call).schema)}
        ${call.streaming ? readStream(call) : readCompletion(call)}
        ${when(call.streaming, ENSURE_NOT_REFUSED)}
        ${ensureComplete(call, code`!content.is_empty()`)}
        ${rust.chain(
          code`let answer: ${type} = `,
          code`serde_json::from_str(${content})`,
          call.variant.retries ? [code`.${CONTEXT}("the answer does not fit")`] : [],
          '?;',
        )}
        println!("{}", serde_json::to_string_pretty(&answer)?);
      `,
      [declared],
    )
  },
}

/** Returns the request; a plain example has already created the `schema`. */
const askedOf = (call: ChatCall): ValueObject =>
  call.variant.retries
    ? bodyOf(call.request)
    : plainBodyOf({ ...call.request, body: { kind: 'json', value: bodyWithSchema(call, code`schema`) } })

const typesOf = (call: ChatCall) => answerTypes(answerOf(call), shapeOf(call), { isExact: call.variant.retries })

const readCompletion = (call: ChatCall): Piece => code`
  ${readMessage(call, askedOf)}
  let content = message["content"].as_str().unwrap_or_default();
`

const readStream = (call: ChatCall): Piece => code`
  ${readChunks(call, askedOf, { kept: KEPT, each: keepChoice(call) })}
  println!();
`

const KEPT = code`
  let mut content = String::new();
  let mut refusal = String::new();
  let mut finish_reason = String::new();
`

const keepChoice = (call: ChatCall): Piece => code`
  let delta = &chunk["choices"][0]["delta"];
  let text = delta["content"].as_str().unwrap_or_default();
  print!("{text}");
  ${IO}::stdout().${FLUSH}()?;
  content.push_str(text);
  if let Some(text) = delta["refusal"].as_str() {
      refusal.push_str(text);
  }
  ${keepEnd(call)}
`
