import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { MOST_ROUNDS, NO_ANSWER } from '../../../clients/tool-functions.ts'
import { lines, type Piece, when } from '../../../printing/code.ts'
import { code, rust } from '../../writer.ts'
import { B_TREE_MAP, BAIL, ENSURE, JSON_MACRO, VALUE } from '../names.ts'
import { callsOfMessage, KEEP_TEXT } from './calls.ts'
import { readChunks } from './chat.ts'

/* What a tool loop does about a model that makes mistakes, and a service that sends calls in any parts. */

/** A `round`: asks, and answers the calls that the model makes. */
export const retryingRound = (call: ChatCall, asked: ValueObject): Piece => code`
  ${rust.call(code`${ENSURE}!`, [code`round < ${MOST_ROUNDS}`, NOT_ANSWERED], ';')}
  ${call.streaming ? callsOfStream(call, asked) : callsOfMessage(call, asked)}
  for call in &calls {
      let content = answer(&call["function"]);
      messages.push(${JSON_MACRO}!({"role": "tool", "tool_call_id": call["id"], "content": content}));
  }
`

/**
 * Types and functions of such a round.
 *
 * @param arms what is done for each name of a function
 */
export const retryingItems = ({ streaming }: ChatCall, arms: readonly Piece[]): readonly (Piece | undefined)[] => [
  when(streaming, CALL),
  ANSWER,
  callFunction(arms),
]

const NOT_ANSWERED = NO_ANSWER.charAt(0).toLowerCase() + NO_ANSWER.slice(1, -1)

const callsOfStream = (call: ChatCall, asked: ValueObject): Piece => code`
  ${readChunks(call, asked, { kept: KEPT, each: KEEP_DELTA })}
  if !content.is_empty() {
      println!();
  }
  if parts.is_empty() {
      break;
  }
  let calls: Vec<Value> = parts.into_values().map(Call::into_json).collect();
  let content = Some(content).filter(|text| !text.is_empty());
  messages.push(json!({"role": "assistant", "content": content, "tool_calls": calls}));
`

const KEPT = code`
  let mut content = String::new();
  let mut parts: ${B_TREE_MAP}<Option<u64>, Call> = BTreeMap::new();
`

const KEEP_DELTA = code`
  ${KEEP_TEXT}
  for part in delta["tool_calls"].as_array().into_iter().flatten() {
      let call = parts.entry(part["index"].as_u64()).or_default();
      call.add(part);
  }
`

const CALL = code`
  /// A call that comes in parts, which its index holds together.
  #[derive(Default)]
  struct Call {
      id: String,
      name: String,
      arguments: String,
  }

  impl Call {
      fn add(&mut self, part: &${VALUE}) {
          let function = &part["function"];
          for (field, value) in [
              (&mut self.id, &part["id"]),
              (&mut self.name, &function["name"]),
          ] {
              if let Some(text) = value.as_str().filter(|text| !text.is_empty()) {
                  *field = text.to_string();
              }
          }
          self.arguments += function["arguments"].as_str().unwrap_or_default();
      }

      fn into_json(self) -> Value {
          let function = ${JSON_MACRO}!({"name": self.name, "arguments": self.arguments});
          json!({"id": self.id, "type": "function", "function": function})
      }
  }
`

const ANSWER = code`
  /// Gives the result of a call as JSON, or what the model did wrong: it may do better.
  fn answer(function: &${VALUE}) -> String {
      match call_function(function) {
          Ok(result) => result.to_string(),
          Err(error) => format!("Error: {error:#}"),
      }
  }
`

const callFunction = (arms: readonly Piece[]): Piece => code`
  fn call_function(function: &${VALUE}) -> Result<Value> {
      let arguments: Value = match function["arguments"].as_str() {
          None | Some("") => ${JSON_MACRO}!({}),
          Some(given) => serde_json::from_str(given)?,
      };
      ${ENSURE}!(!arguments.is_null(), "the arguments are null");
      // Replace these with your own code.
      let result = match function["name"].as_str().unwrap_or_default() {
          ${lines(...arms)}
          name => ${BAIL}!("there is no function {name}"),
      };
      Ok(result)
  }
`
