import type { ChatCall } from '../../../../call/call.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import {
  forcedChoice,
  MOST_ROUNDS,
  NO_ANSWER,
  type ToolFunction,
  toolFunctions,
  unsupportedLoop,
} from '../../../clients/tool-functions.ts'
import { lines, type Piece, when } from '../../../printing/code.ts'
import { code, rust } from '../../writer.ts'
import { B_TREE_MAP, BAIL, ENSURE, FLUSH, IO, JSON_MACRO, VALUE } from '../names.ts'
import { fieldsOf, openaiChat, readChunks, readMessage } from './chat.ts'
import { installForChat } from './install.ts'
import { parseJson } from './program.ts'

export const asyncOpenaiToolLoop: ClientForm = {
  client: 'async-openai',
  unsupported: unsupportedLoop,
  setUp: (call) => ({ install: installForChat(call) }),
  render(call) {
    const fields = fieldsOf(call)
    const choice = forcedChoice(call)
    const asked: ValueObject = {
      ...fields,
      messages: code`messages`,
      tools: code`tools`,
      ...(choice === undefined ? {} : { tool_choice: code`choice` }),
    }
    return openaiChat(
      call,
      code`
        ${keepTools(fields['tools'] ?? [])}
        ${choice === undefined ? undefined : keepChoice(choice)}
        ${keepMessages(fields['messages'] ?? [])}
        for round in 0.. {
            ${rust.call(code`${ENSURE}!`, [code`round < ${MOST_ROUNDS}`, NOT_ANSWERED], ';')}
            ${call.streaming ? callsOfStream(call, asked) : callsOfMessage(call, asked)}
            for call in &calls {
                let content = answer(&call["function"]);
                messages.push(${JSON_MACRO}!({"role": "tool", "tool_call_id": call["id"], "content": content}));
            }
            ${when(choice !== undefined, FREE_CHOICE)}
        }
      `,
      when(call.streaming, CALL),
      ANSWER,
      callFunction(toolFunctions(call)),
    )
  },
}

const NOT_ANSWERED = NO_ANSWER.charAt(0).toLowerCase() + NO_ANSWER.slice(1, -1)

/** A choice that makes the model call a tool is sent once: it would never answer. */
const FREE_CHOICE = code`choice = ${JSON_MACRO}!("auto");`

const keepTools = (tools: Value): Piece =>
  rust.fitsMacro(tools) ? code`let tools = ${rust.json(tools)};` : parseJson(code`tools`, VALUE, tools)

const MUTABLE = code`let mut`

const keepChoice = (choice: Value): Piece =>
  rust.fitsMacro(choice)
    ? code`let mut choice = ${rust.json(choice)};`
    : parseJson(code`choice`, VALUE, choice, MUTABLE)

const MESSAGES = code`Vec<${VALUE}>`

const keepMessages = (messages: Value): Piece =>
  rust.fitsMacro(messages)
    ? code`let mut messages: ${MESSAGES} = serde_json::from_value(${rust.json(messages)})?;`
    : parseJson(code`messages`, MESSAGES, messages, MUTABLE)

const callsOfMessage = (call: ChatCall, asked: ValueObject): Piece => code`
  ${readMessage(call, asked)}
  let calls = message["tool_calls"]
      .as_array()
      .cloned()
      .unwrap_or_default();
  if calls.is_empty() {
      println!("{}", message["content"].as_str().unwrap_or_default());
      break;
  }
  messages.push(message.clone());
`

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
  let delta = &chunk["choices"][0]["delta"];
  if let Some(text) = delta["content"].as_str() {
      print!("{text}");
      ${IO}::stdout().${FLUSH}()?;
      content.push_str(text);
  }
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

const callFunction = (functions: readonly ToolFunction[]): Piece => code`
  fn call_function(function: &${VALUE}) -> Result<Value> {
      let arguments: Value = match function["arguments"].as_str() {
          None | Some("") => ${JSON_MACRO}!({}),
          Some(given) => serde_json::from_str(given)?,
      };
      ${ENSURE}!(!arguments.is_null(), "the arguments are null");
      // Replace these with your own code.
      let result = match function["name"].as_str().unwrap_or_default() {
          ${lines(...functions.map(arm))}
          name => ${BAIL}!("there is no function {name}"),
      };
      Ok(result)
  }
`

function arm({ name, parameters, sample }: ToolFunction): Piece {
  const answer = answerOf(parameters, sample)
  return code`${name} => ${answer === undefined ? code`arguments` : rust.json(answer)},`
}

/** Undefined for what was given. */
function answerOf(parameters: ToolFunction['parameters'], sample: ToolFunction['sample']): Value | undefined {
  if (parameters?.length === 0) return 'A sample result.'
  const named = (parameters ?? []).map(({ name }) => [name, code`arguments[${name}]`] as const)
  const answer = { ...Object.fromEntries(named), ...sample }
  return parameters === undefined || !rust.fitsMacro(answer) ? undefined : answer
}
