import type { ChatCall } from '../../../call/call.ts'
import type { Value, ValueObject } from '../../../values/value.ts'
import { forcedChoice, MOST_ROUNDS, NO_ANSWER, type ToolFunction, toolFunctions } from '../../clients/tool-functions.ts'
import { lines, type Piece, when } from '../../printing/code.ts'
import { code, rust } from '../writer.ts'
import { BAIL, JSON_MACRO, RESULT, VALUE } from './names.ts'
import { keepJson, parseJson } from './values.ts'

/* How programs of all clients let a model call functions. */

/** Returns the body of a round's request, which reads the loop's variables. */
export const askedIn = (call: ChatCall, fields: ValueObject): ValueObject => ({
  ...fields,
  messages: code`messages`,
  tools: code`tools`,
  ...(forcedChoice(call) === undefined ? {} : { tool_choice: code`tool_choice` }),
})

/** Sets the variables of a loop. */
export function declareLoop(call: ChatCall, fields: ValueObject): Piece {
  const choice = forcedChoice(call)
  return code`
    ${keepJson(code`tools`, fields['tools'] ?? [])}
    ${choice === undefined ? undefined : keepChoice(choice)}
    ${keepMessages(fields['messages'] ?? [])}
  `
}

/** Repeats a round. */
export const loopOf = (call: ChatCall, round: Piece): Piece => code`
  for _ in 0..${MOST_ROUNDS} {
      ${round}
      ${when(forcedChoice(call) !== undefined, FREE_CHOICE)}
  }
`

/** Answers the calls of a round. */
export const ANSWER_CALLS = code`
  for call in &calls {
      let content = call_function(&call["function"])?.to_string();
      messages.push(${JSON_MACRO}!({"role": "tool", "tool_call_id": call["id"], "content": content}));
  }
`

/** Returns the function with the tools' sample code. */
export const defineFunctions = (call: ChatCall): Piece => callFunction(toolFunctions(call))

/** Exits after the loop. */
export const NOT_ANSWERED = code`${BAIL}!(${NO_ANSWER.charAt(0).toLowerCase() + NO_ANSWER.slice(1, -1)})`

/** A forced tool call is only sent once; otherwise, the model would never answer. */
const FREE_CHOICE = code`tool_choice = ${JSON_MACRO}!("auto");`

const MUTABLE = code`let mut`

const keepChoice = (choice: Value): Piece =>
  rust.fitsMacro(choice)
    ? code`let mut tool_choice = ${rust.json(choice)};`
    : parseJson(code`tool_choice`, VALUE, choice, MUTABLE)

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

function arm({ name, parameters, sample }: ToolFunction): Piece {
  const answer = answerOf(parameters, sample)
  return code`${name} => ${answer === undefined ? code`arguments` : rust.json(answer)},`
}

/** Returns the sample result; `undefined` for the arguments themselves. */
function answerOf(parameters: ToolFunction['parameters'], sample: ToolFunction['sample']): Value | undefined {
  if (parameters?.length === 0) return 'A sample result.'
  const named = (parameters ?? []).map(({ name }) => [name, code`arguments[${name}]`] as const)
  const answer = { ...Object.fromEntries(named), ...sample }
  return parameters === undefined || !rust.fitsMacro(answer) ? undefined : answer
}

/** Missing arguments are an empty object. Some services send the object itself instead of its text. */
const callFunction = (functions: readonly ToolFunction[]): Piece => code`
  fn call_function(function: &${VALUE}) -> ${RESULT}<Value> {
      ${when(functions.some(takesArguments), READ_ARGUMENTS)}
      // Replace ${functions.length > 1 ? code`these` : code`this`} with your own code.
      Ok(match function["name"].as_str().unwrap_or_default() {
          ${lines(...functions.map(arm))}
          name => ${BAIL}!("unknown function: {name}"),
      })
  }
`

const READ_ARGUMENTS = code`
  let arguments: Value = match &function["arguments"] {
      Value::String(text) if !text.is_empty() => Value::Object(serde_json::from_str(text)?),
      Value::Object(given) => given.clone().into(),
      _ => ${JSON_MACRO}!({}),
  };
`

const takesArguments = ({ parameters }: ToolFunction): boolean => parameters?.length !== 0
