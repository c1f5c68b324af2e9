import type { ChatCall } from '../../../../call/call.ts'
import { raw, type Value } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import {
  forcedChoice,
  MOST_ROUNDS,
  NO_ANSWER,
  type ToolFunction,
  toolFunctions,
  unsupportedLoop,
} from '../../../clients/tool-functions.ts'
import { rust } from '../../writer.ts'
import { BLANK, ENSURE, JSON_MACRO, NOTHING, type RustCode, together, VALUE } from '../main.ts'
import { fieldsOf, readChunks, readFiles, readMessage } from './chat.ts'
import { installOn } from './install.ts'
import { openaiProgram, parseJson } from './program.ts'
import { robustFunctions } from './robust.ts'

export const asyncOpenaiToolLoop: ClientForm = {
  client: 'async-openai',
  unsupported: unsupportedLoop,
  setUp: (call) => ({ install: installOn(call.platform, loopProgram(call), 'chat-completion') }),
  render(call) {
    const { imports, code } = loopProgram(call)
    return rust.program(imports, code)
  },
}

function loopProgram(call: ChatCall): RustCode {
  const fields = fieldsOf(call)
  const choice = forcedChoice(call)
  const asked = {
    ...fields,
    messages: raw('messages'),
    tools: raw('tools'),
    ...(choice === undefined ? {} : { tool_choice: raw('choice') }),
  }
  const end = rust.string(NO_ANSWER.charAt(0).toLowerCase() + NO_ANSWER.slice(1, -1))
  const main = together(
    BLANK,
    readFiles(call),
    keep('tools: Value', fields.tools ?? []),
    choice === undefined ? NOTHING : keep('mut choice: Value', choice),
    keep('mut messages: Vec<Value>', fields.messages ?? []),
    {
      imports: [ENSURE],
      code: `    for round in 0.. {
${rust.call(8, 'ensure!', [`round < ${MOST_ROUNDS}`, end], ';')}
`,
    },
    call.streaming
      ? together(readChunks(call, asked, 8, { kept: KEPT, each: KEEP_DELTA }), CALLS_OF_STREAM)
      : together(readMessage(call, asked, 8), CALLS_OF_MESSAGE),
    {
      imports: [JSON_MACRO],
      code: `        for call in &calls {
            let content = answer(&call["function"]);
            messages.push(json!({"role": "tool", "tool_call_id": call["id"], "content": content}));
        }
${choice === undefined ? '' : FREE_CHOICE}    }
`,
    },
  )
  return openaiProgram(
    call,
    call.moreHeaders,
    main,
    [...(call.streaming ? [CALL] : []), ANSWER, callFunction(toolFunctions(call))],
    robustFunctions(call),
  )
}

/** A choice that makes the model call a tool is sent once: it would never answer. */
const FREE_CHOICE = '        choice = json!("auto");\n'

/** Keeps a value of JSON in a variable. */
function keep(variable: string, value: Value): RustCode {
  const isList = variable.endsWith('Vec<Value>')
  if (!rust.fitsMacro(value)) return parseJson(variable, value, 4)
  const head = isList
    ? `    let ${variable} = serde_json::from_value(`
    : `    let ${variable.replace(': Value', '')} = `
  const json = rust.json(value, 4, head.length + 6)
  return { imports: isList ? [VALUE, JSON_MACRO] : [JSON_MACRO], code: `${head}${json}${isList ? ')?' : ''};\n` }
}

const CALLS_OF_MESSAGE: RustCode = {
  imports: [],
  code: `        let calls = message["tool_calls"]
            .as_array()
            .cloned()
            .unwrap_or_default();
        if calls.is_empty() {
            println!("{}", message["content"].as_str().unwrap_or_default());
            break;
        }
        messages.push(message.clone());
`,
}

const KEPT = `        let mut content = String::new();
        let mut parts: BTreeMap<Option<u64>, Call> = BTreeMap::new();
`

const KEEP_DELTA = `            let delta = &chunk["choices"][0]["delta"];
            if let Some(text) = delta["content"].as_str() {
                print!("{text}");
                io::stdout().flush()?;
                content.push_str(text);
            }
            for part in delta["tool_calls"].as_array().into_iter().flatten() {
                let call = parts.entry(part["index"].as_u64()).or_default();
                call.add(part);
            }
`

const CALLS_OF_STREAM: RustCode = {
  imports: ['std::collections::BTreeMap', 'std::io::self', 'std::io::Write'],
  code: `        if !content.is_empty() {
            println!();
        }
        if parts.is_empty() {
            break;
        }
        let calls: Vec<Value> = parts.into_values().map(Call::into_json).collect();
        let content = Some(content).filter(|text| !text.is_empty());
        messages.push(json!({"role": "assistant", "content": content, "tool_calls": calls}));
`,
}

const CALL: RustCode = {
  imports: [VALUE, JSON_MACRO],
  code: `/// A call that comes in parts, which its index holds together.
#[derive(Default)]
struct Call {
    id: String,
    name: String,
    arguments: String,
}

impl Call {
    fn add(&mut self, part: &Value) {
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
        let function = json!({"name": self.name, "arguments": self.arguments});
        json!({"id": self.id, "type": "function", "function": function})
    }
}
`,
}

const ANSWER: RustCode = {
  imports: [VALUE],
  code: `/// Gives the result of a call as JSON, or what the model did wrong: it may do better.
fn answer(function: &Value) -> String {
    match call_function(function) {
        Ok(result) => result.to_string(),
        Err(error) => format!("Error: {error:#}"),
    }
}
`,
}

const callFunction = (functions: readonly ToolFunction[]): RustCode => ({
  imports: [VALUE, JSON_MACRO, ENSURE, 'anyhow::bail'],
  code: `fn call_function(function: &Value) -> Result<Value> {
    let arguments: Value = match function["arguments"].as_str() {
        None | Some("") => json!({}),
        Some(given) => serde_json::from_str(given)?,
    };
    ensure!(!arguments.is_null(), "the arguments are null");
    // Replace these with your own code.
    let result = match function["name"].as_str().unwrap_or_default() {
${functions.map(arm).join('')}        name => bail!("there is no function {name}"),
    };
    Ok(result)
}
`,
})

function arm({ name, parameters, sample }: ToolFunction): string {
  const pattern = `        ${rust.string(name)} => `
  const answer = answerOf(parameters, sample)
  return `${pattern}${answer === undefined ? 'arguments' : rust.json(answer, 8, pattern.length + 6)},\n`
}

/** Undefined for what was given. */
function answerOf(parameters: ToolFunction['parameters'], sample: ToolFunction['sample']): Value | undefined {
  if (parameters?.length === 0) return 'A sample result.'
  const named = (parameters ?? []).map(({ name }) => [name, raw(`arguments[${rust.string(name)}]`)] as const)
  const answer = { ...Object.fromEntries(named), ...sample }
  return parameters === undefined || !rust.fitsMacro(answer) ? undefined : answer
}
