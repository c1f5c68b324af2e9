import type { ChatCall } from '../../../../call/call.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { forcedChoice, type ToolFunction, toolFunctions } from '../../../clients/tool-functions.ts'
import { lines, type Piece, when } from '../../../printing/code.ts'
import { code, rust } from '../../writer.ts'
import { B_TREE_MAP, BAIL, JSON_MACRO, VALUE } from '../names.ts'
import { callsOfMessage, KEEP_TEXT } from './calls.ts'
import { fieldsOf, openaiChat, readChunks } from './chat.ts'
import { installForChat } from './install.ts'
import { FUNCTION_CALL, TOOL_CALL, TOOL_CALL_CHUNK, TOOL_CALLS } from './names.ts'
import { keepJson, parseJson } from './program.ts'
import { retryingItems, retryingRound } from './retrying-tool-loop.ts'

export const asyncOpenaiToolLoop: ChatRenderer = {
  client: 'async-openai',
  setUp: (call) => ({ install: installForChat(call) }),
  render(call) {
    const fields = fieldsOf(call)
    const choice = forcedChoice(call)
    const functions = toolFunctions(call)
    const arms = functions.map(arm)
    const asked: ValueObject = {
      ...fields,
      messages: code`messages`,
      tools: code`tools`,
      ...(choice === undefined ? {} : { tool_choice: code`choice` }),
    }
    return openaiChat(
      call,
      code`
        ${keepJson(code`tools`, fields['tools'] ?? [])}
        ${choice === undefined ? undefined : keepChoice(choice)}
        ${keepMessages(fields['messages'] ?? [])}
        ${call.variant.retries ? code`for round in 0..` : code`loop`} {
            ${call.variant.retries ? retryingRound(call, asked) : round(call, asked)}
            ${when(choice !== undefined, FREE_CHOICE)}
        }
      `,
      ...(call.variant.retries ? retryingItems(call, arms) : [callFunction(functions, arms)]),
    )
  },
}

/** A choice that makes the model call a tool is sent once: it would never answer. */
const FREE_CHOICE = code`choice = ${JSON_MACRO}!("auto");`

const MUTABLE = code`let mut`

const keepChoice = (choice: Value): Piece =>
  rust.fitsMacro(choice)
    ? code`let mut choice = ${rust.json(choice)};`
    : parseJson(code`choice`, VALUE, choice, MUTABLE)

const MESSAGES = code`Vec<${VALUE}>`

function keepMessages(messages: Value): Piece {
  if (!rust.fitsMacro(messages) || !Array.isArray(messages))
    return parseJson(code`messages`, MESSAGES, messages, MUTABLE)
  const [message, ...others] = messages as readonly Value[]
  if (message !== undefined && others.length === 0) {
    return code`let mut messages = vec![${rust.json(message, '];'.length)}];`
  }
  return code`
    let mut messages = vec![
        ${lines(...messages.map((each: Value) => code`${rust.json(each, ','.length)},`))}
    ];
  `
}

/** Asks, and answers the calls that the model makes. */
const round = (call: ChatCall, asked: ValueObject): Piece => code`
  ${call.streaming ? callsOfStream(call, asked) : callsOfMessage(call, asked)}
  for call in calls {
      ${when(!call.streaming, code`let call: ${TOOL_CALL} = serde_json::from_value(call)?;`)}
      let content = call_function(&call.function)?;
      messages.push(${JSON_MACRO}!({"role": "tool", "tool_call_id": call.id, "content": content}));
  }
`

const callsOfStream = (call: ChatCall, asked: ValueObject): Piece => code`
  ${readChunks(call, asked, { kept: KEPT, each: KEEP_DELTA })}
  if !content.is_empty() {
      println!();
  }
  if parts.is_empty() {
      break;
  }
  let calls: Vec<_> = parts.into_values().collect();
  let tool_calls: Vec<_> = calls
      .iter()
      .cloned()
      .map(${TOOL_CALLS}::Function)
      .collect();
  messages.push(json!({"role": "assistant", "content": content, "tool_calls": tool_calls}));
`

const KEPT = code`
  let mut content = String::new();
  let mut parts: ${B_TREE_MAP}<u32, ${TOOL_CALL}> = BTreeMap::new();
`

/** A call comes in parts, which its index holds together. */
const KEEP_DELTA = code`
  ${KEEP_TEXT}
  for part in delta["tool_calls"].as_array().into_iter().flatten() {
      let part: ${TOOL_CALL_CHUNK} =
          serde_json::from_value(part.clone())?;
      let call = parts.entry(part.index).or_default();
      if let Some(id) = part.id {
          call.id = id;
      }
      let function = part.function.unwrap_or_default();
      if let Some(name) = function.name {
          call.function.name = name;
      }
      call.function.arguments += &function.arguments.unwrap_or_default();
  }
`

/** Gives the result as JSON. */
const callFunction = (functions: readonly ToolFunction[], arms: readonly Piece[]): Piece => code`
  fn call_function(function: &${FUNCTION_CALL}) -> Result<String> {
      ${when(functions.some(takesArguments), code`let arguments: ${VALUE} = serde_json::from_str(&function.arguments)?;`)}
      // Replace these with your own code.
      let result = match function.name.as_str() {
          ${lines(...arms)}
          name => ${BAIL}!("there is no function {name}"),
      };
      Ok(result.to_string())
  }
`

const takesArguments = ({ parameters }: ToolFunction): boolean => parameters?.length !== 0

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
