import type { ChatCall } from '../../../call/call.ts'
import { thoughtFields } from '../../clients/reasoning.ts'
import { listed, type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { PRINT_CONTENT } from './answer.ts'
import { ENSURE_NOT_REFUSED, ensureCompleteRound } from './incomplete.ts'
import { B_TREE_MAP, BAIL, FLUSH, IO, JSON_MACRO, VALUE } from './names.ts'

/* How programs of all clients read the calls of a model's turn. */

/** Incomplete calls are never run: the program exits first. */
const checkEnd = (call: ChatCall): Piece => ensureCompleteRound(call, code`(!content.is_empty() || !calls.is_empty())`)

/**
 * Adds a turn that isn't streamed to `messages`, and sets its `calls`; exits if there are none.
 *
 * @param read code that reads `message`
 */
export const callsOfMessage = (call: ChatCall, read: Piece): Piece => code`
  ${read}
  let content = ${call.listsContent ? TEXT_OF_MESSAGE : CONTENT_OF_MESSAGE};
  let calls = message["tool_calls"]
      .as_array()
      .cloned()
      .unwrap_or_default();
  ${checkEnd(call)}
  if calls.is_empty() {
      println!("{content}");
      return Ok(());
  }
  ${call.refusesReasoningContent === undefined ? PUSH : PUSH_WITHOUT_REASONING}
`

const TEXT_OF_MESSAGE = code`text_of(&message["content"])`
const CONTENT_OF_MESSAGE = code`message["content"].as_str().unwrap_or_default()`

const PUSH = code`messages.push(message.clone());`

const PUSH_WITHOUT_REASONING = code`
  let mut turn = message.clone();
  if let Some(fields) = turn.as_object_mut() {
      // The service rejects reasoning_content in a message.
      fields.remove("reasoning_content");
  }
  messages.push(turn);
`

/** Code that reads a stream's chunks, from what it keeps of them and from the code for each `chunk`. */
type ReadChunks = (kept: Piece, each: Piece) => Piece

/** The same for a streamed turn. */
export const callsOfStream = (call: ChatCall, read: ReadChunks): Piece =>
  call.sendsNoReasoning === undefined ? callsWithReasoning(call, read) : callsWithoutReasoning(call, read)

/** Returns what is kept if the service only sends text and calls. */
const callsWithoutReasoning = (call: ChatCall, read: ReadChunks): Piece => code`
  ${read(
    TEXT_AND_CALLS,
    code`
      ${CHOICE}
      let text = ${call.listsContent ? TEXT_OF_DELTA : CONTENT_OF_DELTA};
      print!("{text}");
      ${IO}::stdout().${FLUSH}()?;
      content += ${call.listsContent ? code`&text` : code`text`};
      ${KEEP_PARTS}
    `,
  )}
  ${ENSURE_NOT_REFUSED}
  ${endTurn(call)}
  messages.push(json!({"role": "assistant", "content": content, "tool_calls": calls}));
`

const CALLS_AND_END = code`
  let mut calls: Vec<Call> = Vec::new();
  let mut finish_reason = String::new();
`

/** Exits with a turn without calls; otherwise, sets the calls as JSON. */
const endTurn = (call: ChatCall): Piece => code`
  if !content.is_empty() {
      println!();
  }
  ${checkEnd(call)}
  if calls.is_empty() {
      return Ok(());
  }
  let calls: Vec<_> = calls.into_iter().map(Call::into_json).collect();
`

const TEXT_AND_CALLS = code`
  let mut content = String::new();
  let mut refusal = String::new();
  ${CALLS_AND_END}
`

/** A later reason may be empty. */
const KEEP_REASON = code`
  let reason = choice["finish_reason"].as_str().unwrap_or_default();
  if !reason.is_empty() {
      finish_reason = reason.to_string();
  }
`

const CHOICE = code`
  let choice = &chunk["choices"][0];
  let delta = &choice["delta"];
`

const TEXT_OF_DELTA = code`text_of(&delta["content"])`
const CONTENT_OF_DELTA = code`delta["content"].as_str().unwrap_or_default()`

const KEEP_PARTS = code`
  refusal += delta["refusal"].as_str().unwrap_or_default();
  for part in delta["tool_calls"].as_array().into_iter().flatten() {
      add_part(&mut calls, part);
  }
  ${KEEP_REASON}
`

const callsWithReasoning = (call: ChatCall, read: ReadChunks): Piece => code`
  ${read(KEPT, keepDelta(call))}
  if let Some(refusal) = texts.get("refusal") {
      ${BAIL}!("the model refused: {refusal}");
  }
  let content = texts["content"].as_str();
  ${endTurn(call)}
  let mut message = json!(texts);
  message["role"] = json!("assistant");
  message["tool_calls"] = json!(calls);
  if !details.is_empty() {
      message["reasoning_details"] = json!(details);
  }
  messages.push(message);
`

/** The turn is sent back completely, including its reasoning, with the service's names. */
const KEPT = code`
  let mut texts = ${B_TREE_MAP}::from([("content", String::new())]);
  let mut details: Vec<${VALUE}> = Vec::new();
  ${CALLS_AND_END}
`

const keepDelta = (call: ChatCall): Piece => code`
  ${CHOICE}
  ${call.listsContent ? PRINT_TEXT : PRINT_CONTENT}
  ${IO}::stdout().${FLUSH}()?;
  ${when(call.listsContent, KEEP_TEXT)}
  ${call.refusesReasoningContent === undefined ? SEND_BACK : REJECTED}
  for name in [${listed(textFields(call), ', ')}] {
      if let Some(text) = delta[name].as_str().filter(|text| !text.is_empty()) {
          *texts.entry(name).or_default() += text;
      }
  }
  let list = |name: &str| delta[name].as_array().into_iter().flatten();
  details.extend(list("reasoning_details").cloned());
  list("tool_calls").for_each(|part| add_part(&mut calls, part));
  ${KEEP_REASON}
`

const PRINT_TEXT = code`
  let text = text_of(&delta["content"]);
  print!("{text}");
`

const KEEP_TEXT = code`*texts.entry("content").or_default() += &text;`

const SEND_BACK = code`// Send reasoning back under the name it came with.`
const REJECTED = code`// The service rejects reasoning_content in a message.`

/** Details are a list. */
const textFields = (call: ChatCall): readonly Piece[] =>
  [...(call.listsContent ? [] : ['content']), 'refusal', ...thoughtFields(call)]
    .filter((field) => field !== 'reasoning_details')
    .map((field) => code`${field}`)

/** The type and the function for the parts of calls in a stream. */
export const CALL = code`
  /// A call that comes in parts.
  #[derive(Default)]
  struct Call {
      index: Option<u64>,
      id: String,
      name: String,
      arguments: String,
  }

  impl Call {
      fn into_json(self) -> ${VALUE} {
          let function = ${JSON_MACRO}!({"name": self.name, "arguments": self.arguments});
          json!({"id": self.id, "type": "function", "function": function})
      }
  }

  /// Adds a part to its call: a new id is a new call, even at the index of another.
  fn add_part(calls: &mut Vec<Call>, part: &Value) {
      let id = part["id"].as_str().unwrap_or_default();
      let index = part["index"].as_u64();
      let known = calls.iter().rposition(|call| match id {
          "" => index.is_none() || call.index == index,
          id => call.id == id || (call.id.is_empty() && call.index == index),
      });
      if known.is_none() {
          calls.push(Call {
              index,
              ..Call::default()
          });
      }
      let place = known.unwrap_or(calls.len() - 1);
      let call = &mut calls[place];
      let function = &part["function"];
      for (field, value) in [
          (&mut call.id, &part["id"]),
          (&mut call.name, &function["name"]),
      ] {
          if let Some(text) = value.as_str().filter(|text| !text.is_empty()) {
              *field = text.to_string();
          }
      }
      match &function["arguments"] {
          Value::Null => {}
          Value::String(text) => call.arguments += text,
          whole => call.arguments += &whole.to_string(),
      }
  }
`
