import type { ChatCall } from '../../../../call/call.ts'
import { plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { cutStopReasonsOf } from '../../../clients/incomplete-answer.ts'
import { mayCallProgram } from '../../../clients/tool-functions.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, rust } from '../../writer.ts'
import { REFUSE_EVENT } from '../events.ts'
import { sayIncomplete } from '../incomplete.ts'
import { CONTEXT, ENSURE, FLUSH, IO, VALUE } from '../names.ts'
import { installForChat } from './install.ts'
import { postOnce, readEvents, reqwestProgram, unsupportedRetries } from './program.ts'

export const reqwestMessages: ChatRenderer = {
  client: 'reqwest',
  unsupported: unsupportedRetries,
  setUp: (call) => ({ install: installForChat(call) }),
  render: (call) =>
    reqwestProgram(
      call,
      code`
        ${postOnce(call, plainBodyOf(call.request))}

        ${call.streaming ? printStream(call) : printWhole(call)}
      `,
    ),
}

const printWhole = (call: ChatCall): Piece => code`
  let message: ${VALUE} = response.json()?;
  ${rust.chain(code`let blocks = `, code`message["content"]`, [code`.as_array()`, code`.${CONTEXT}("the response has no content")`], '?;')}
  ${mayCallProgram(call) ? PRINT_BLOCKS : PRINT_TEXT}
  let reason = message["stop_reason"].as_str().unwrap_or_default();
  ${nameReasons(call)}
  ${ENSURE}!(
      !${mayCallProgram(call) ? code`blocks` : code`answer`}.is_empty() && !cut_reasons.contains(&reason),
      ${sayIncomplete(call, '{reason}')}
  );
`

/** A block of reasoning has no `text`. */
const PRINT_TEXT = code`
  let answer: String = blocks
      .iter()
      .filter_map(|block| block["text"].as_str())
      .collect();
  println!("{answer}");
`

const PRINT_BLOCKS = code`println!("{:#}", message["content"]);`

const nameReasons = (call: ChatCall): Piece => rust.list(code`let cut_reasons = `, cutStopReasonsOf(call), ';')

/** A stream that ends early has no reason. */
const printStream = (call: ChatCall): Piece => code`
  let mut is_empty = true;
  let mut reason = String::new();
  ${readEvents(
    code`event`,
    code`
      ${REFUSE_EVENT}
      ${mayCallProgram(call) ? PRINT_EVENT : PRINT_PIECE}
      if let Some(given) = event["delta"]["stop_reason"].as_str() {
          reason = given.to_string();
      }
    `,
  )}
  ${when(!mayCallProgram(call), code`println!();`)}
  ${ENSURE_ENDED}
  ${nameReasons(call)}
  ${ENSURE}!(
      !is_empty && !cut_reasons.contains(&reason.as_str()),
      ${sayIncomplete(call, '{reason}')}
  );
`

const ENSURE_ENDED = code`
  ${ENSURE}!(
      !reason.is_empty(),
      "the stream ended before it was complete"
  );
`

const PRINT_PIECE = code`
  if let Some(text) = event["delta"]["text"].as_str() {
      is_empty = is_empty && text.is_empty();
      print!("{text}");
      ${IO}::stdout().${FLUSH}()?;
  }
`

/** A call starts with its name, and its arguments follow. */
const PRINT_EVENT = code`
  if kind.starts_with("content_block_") {
      is_empty = false;
      println!("{event}");
  }
`
