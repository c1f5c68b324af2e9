import type { ChatCall } from '../../../call/call.ts'
import { mayCallProgram } from '../../clients/tool-functions.ts'
import { type Piece, when } from '../../printing/code.ts'
import { code, rust } from '../writer.ts'
import { sayIncomplete } from './incomplete.ts'
import { BAIL, CONTEXT, ENSURE, FLUSH, IO } from './names.ts'

/* How programs of all clients print an answer of the Responses API that is a `Value`. */

/** Prints the answer of a `result`, and exits if it's incomplete. Some services don't send the status. */
export const printResponse = (call: ChatCall): Piece => code`
  ${ENSURE_NO_ERROR}
  ${rust.chain(code`let items = `, code`result["output"]`, [code`.as_array()`, code`.${CONTEXT}("the response has no output")`], '?;')}
  ${mayCallProgram(call) ? PRINT_ITEMS : PRINT_TEXT}
  let status = result["status"].as_str().unwrap_or("completed");
  let reason = result["incomplete_details"]["reason"].as_str();
  let why = ${mayCallProgram(call) ? undefined : code`refusal.or`}${mayCallProgram(call) ? code`reason` : code`(reason)`}.unwrap_or(status);
  ${ENSURE}!(
      !${mayCallProgram(call) ? code`items` : code`answer`}.is_empty() && status == "completed",
      ${sayIncomplete(call, '{why}')}
  );
`

const ENSURE_NO_ERROR = code`
  let error = &result["error"];
  ${ENSURE}!(error.is_null(), "the response failed: {error}");
`

/** Reasoning and calls are items as well. */
const PRINT_TEXT = code`
  let mut answer = String::new();
  let mut refusal = None;
  for part in items
      .iter()
      .filter_map(|item| item["content"].as_array())
      .flatten()
  {
      if part["type"] == "output_text" {
          answer += part["text"].as_str().unwrap_or_default();
      }
      refusal = refusal.or(part["refusal"].as_str());
  }
  println!("{answer}");
`

const PRINT_ITEMS = code`println!("{:#}", result["output"]);`

/** The variables that the events of a stream set. */
export const DECLARE_STATE = code`
  let mut is_empty = true;
  let mut is_complete = false;
`

/** Prints what an `event` of a `kind` adds, and exits if it reports an error. */
export const printResponseEvent = (call: ChatCall): Piece => code`
  match kind {
      ${mayCallProgram(call) ? PRINT_ITEM : PRINT_PIECE}
      "response.refusal.done" => ${BAIL}!("the model refused: {}", event["refusal"]),
      "response.failed" | "response.incomplete" => {
          let result = &event["response"];
          ${ENSURE_NO_ERROR}
          let reason = result["incomplete_details"]["reason"].as_str();
          let why = reason.unwrap_or(kind);
          bail!(${sayIncomplete(call, '{why}')});
      }
      "response.completed" => is_complete = true,
      _ => {}
  }
`

const PRINT_PIECE = code`
  "response.output_text.delta" => {
      is_empty = false;
      print!("{}", event["delta"].as_str().unwrap_or_default());
      ${IO}::stdout().${FLUSH}()?;
  }
`

/** With tools: prints each complete item, including calls. */
const PRINT_ITEM = code`
  "response.output_item.done" => {
      is_empty = false;
      println!("{}", event["item"]);
  }
`

const ENDED_EARLY = code`"the stream ended before it was complete"`

/** The code after the last event. */
export const endResponseStream = (call: ChatCall): Piece => code`
  ${when(!mayCallProgram(call), code`println!();`)}
  ${rust.call(code`${ENSURE}!`, [code`is_complete`, ENDED_EARLY], ';')}
  ${rust.call(code`${ENSURE}!`, [code`!is_empty`, sayIncomplete(call, 'empty')], ';')}
`
