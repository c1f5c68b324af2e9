import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { ensureCompleteRound } from '../incomplete.ts'
import { B_TREE_MAP, ENSURE, FLUSH, IO, JSON_MACRO, VALUE } from '../names.ts'
import { readChunks, readMessage } from './chat.ts'

/* Shared by plain tool loops and those with retries, for reading the model's turn. */

/** Sends the request, adds the model's turn to `messages`, and sets `calls`; exits if there are none. */
export const readCalls = (call: ChatCall, asked: ValueObject): Piece =>
  call.streaming ? streamedCalls(call, asked) : callsOfMessage(call, asked)

/** Returns the types and functions for these statements. */
export const itemsOfCalls = ({ streaming }: ChatCall): Piece | undefined => when(streaming, CALL)

/** Incomplete calls are never run: the program exits first. */
const checkEnd = (call: ChatCall, refusal?: Piece): Piece =>
  ensureCompleteRound(call, code`(!content.is_empty() || !calls.is_empty())`, refusal)

const callsOfMessage = (call: ChatCall, asked: ValueObject): Piece => code`
  ${readMessage(call, () => asked)}
  let content = message["content"].as_str().unwrap_or_default();
  let calls = message["tool_calls"]
      .as_array()
      .cloned()
      .unwrap_or_default();
  ${checkEnd(call, code`message["refusal"].as_str()`)}
  if calls.is_empty() {
      println!("{content}");
      return Ok(());
  }
  messages.push(message.clone());
`

const streamedCalls = (call: ChatCall, asked: ValueObject): Piece =>
  call.sendsNoReasoning === undefined ? callsOfStream(call, asked) : callsWithoutReasoning(call, asked)

/** Returns what is kept if the service only sends text and calls. */
const callsWithoutReasoning = (call: ChatCall, asked: ValueObject): Piece => code`
  ${readChunks(call, () => asked, { kept: TEXT_AND_CALLS, each: KEEP_TEXT_AND_CALLS })}
  ${ENSURE}!(refusal.is_empty(), "the model refused: {refusal}");
  ${endTurn(call)}
  messages.push(json!({"role": "assistant", "content": content, "tool_calls": calls}));
`

const CALLS_AND_END = code`
  let mut calls: Vec<Call> = Vec::new();
  let mut finish_reason = String::new();
`

/** Exits with a turn without calls; otherwise, sets the calls as JSON. */
const endTurn = (call: ChatCall, refusal?: Piece): Piece => code`
  if !content.is_empty() {
      println!();
  }
  ${checkEnd(call, refusal)}
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

const KEEP_TEXT_AND_CALLS = code`
  let choice = &chunk["choices"][0];
  let delta = &choice["delta"];
  let text = delta["content"].as_str().unwrap_or_default();
  print!("{text}");
  ${IO}::stdout().${FLUSH}()?;
  content += text;
  refusal += delta["refusal"].as_str().unwrap_or_default();
  for part in delta["tool_calls"].as_array().into_iter().flatten() {
      add_part(&mut calls, part);
  }
  ${KEEP_REASON}
`

const callsOfStream = (call: ChatCall, asked: ValueObject): Piece => code`
  ${readChunks(call, () => asked, { kept: KEPT, each: KEEP_DELTA })}
  let content = texts["content"].as_str();
  ${endTurn(call, code`texts.get("refusal")`)}
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

const KEEP_DELTA = code`
  let choice = &chunk["choices"][0];
  let delta = &choice["delta"];
  print!("{}", delta["content"].as_str().unwrap_or_default());
  ${IO}::stdout().${FLUSH}()?;
  // Send reasoning back under the name it came with.
  for name in ["content", "refusal", "reasoning", "reasoning_content"] {
      if let Some(text) = delta[name].as_str() {
          *texts.entry(name).or_default() += text;
      }
  }
  let list = |name: &str| delta[name].as_array().into_iter().flatten();
  details.extend(list("reasoning_details").cloned());
  list("tool_calls").for_each(|part| add_part(&mut calls, part));
  ${KEEP_REASON}
`

const CALL = code`
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
