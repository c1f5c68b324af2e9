import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { rust } from '../../writer.ts'
import { CONTEXT, ENSURE, type RustCode, readToken, rustProgram, together, VALUE } from '../main.ts'
import { installOn } from './install.ts'
import { CLIENT, encodeBody, READ_ANSWER, readFile, send } from './request.ts'
import { nameModel, robustProgram } from './robust.ts'

export const chat: Renderer<ChatCall> = {
  setUp: (call) => ({ install: installOn(call.platform, chatProgram(call)) }),
  render(call) {
    const { imports, code } = chatProgram(call)
    return rust.program(imports, code)
  },
}

function chatProgram(call: ChatCall): RustCode {
  const { request, form } = call
  const value: Value = request.body.kind === 'json' ? request.body.value : {}
  const shown = call.streaming ? printStream(call) : printResponse(call)
  const start = together(readToken(request), ...filesIn(request.body).map((file) => readFile(file)))
  if (form.robust) return robustProgram(call, start, shown)
  const body = encodeBody(value)
  return rustProgram(together(start, body, CLIENT, { imports: [], code: send(request, body.links) }, shown), [])
}

/** Statements that read what `message` holds of its thoughts. */
const readReasoning = (message: string, indent: string): string => `${indent}// Services call it by one of two names.
${indent}let reasoning = ${message}["reasoning_content"]
${indent}    .as_str()
${indent}    .or(${message}["reasoning"].as_str())
${indent}    .unwrap_or_default();
`

function printResponse(call: ChatCall): RustCode {
  const { showsUsage } = call
  return together(READ_ANSWER, {
    imports: [VALUE, CONTEXT],
    code: `${nameModel(call)}
    let completion: Value = serde_json::from_str(&answer).context("the answer is no completion")?;
    let message = &completion["choices"][0]["message"];
    ensure!(message.is_object(), "the answer holds no message: {answer}");
${printMessage(call)}${showsUsage ? '    println!("Usage: {}", completion["usage"]);\n' : ''}`,
  })
}

function printMessage({ showsMessage, showsReasoning }: ChatCall): string {
  if (showsMessage) return '    println!("{message:#}");\n'
  const content = '    println!("{}", message["content"].as_str().unwrap_or_default());\n'
  if (!showsReasoning) return content
  return `${readReasoning('message', '    ')}    if !reasoning.is_empty() {
        println!("Reasoning:\\n{reasoning}\\n\\nAnswer:");
    }
${content}`
}

function printStream(call: ChatCall): RustCode {
  const { showsMessage, showsReasoning, showsUsage } = call
  const kept = `${showsReasoning ? '    let mut section = "";\n' : ''}${showsUsage ? '    let mut usage = Value::Null;\n' : ''}`
  return {
    imports: [
      ...['std::io::BufRead', 'std::io::BufReader', CONTEXT, ENSURE, 'anyhow::bail', VALUE],
      ...(showsMessage ? [] : ['std::io::self', 'std::io::Write']),
    ],
    code: `    let status = response.status();
    if !status.is_success() {
        bail!("{status}: {}", response.text()?);
    }
${nameModel(call)}
    let mut complete = false;
${kept}    for line in BufReader::new(response).lines() {
        let line = line?;
        let Some(data) = line.strip_prefix("data:") else {
            continue;
        };
        if data.trim() == "[DONE]" {
            complete = true;
            break;
        }
        let ${showsUsage ? 'mut ' : ''}chunk: Value = serde_json::from_str(data).context("the stream holds no chunk")?;
        let error = &chunk["error"];
        ensure!(error.is_null(), "the stream broke off: {error}");
${printDelta(call)}${showsUsage ? KEEP_USAGE : ''}    }
    ensure!(complete, "the stream ended before it was complete");
${showsMessage ? '' : '    println!();\n'}${showsUsage ? '    println!("Usage: {usage}");\n' : ''}`,
  }
}

const KEEP_USAGE = `        if !chunk["usage"].is_null() {
            usage = chunk["usage"].take();
        }
`

/** Shows what a chunk adds. */
function printDelta({ showsMessage, showsReasoning }: ChatCall): string {
  const delta = '        let delta = &chunk["choices"][0]["delta"];\n'
  if (showsMessage) {
    return `${delta}        if delta.is_object() {
            println!("{delta}");
        }
`
  }
  if (!showsReasoning) {
    return `        if let Some(text) = chunk["choices"][0]["delta"]["content"].as_str() {
            print!("{text}");
            io::stdout().flush()?;
        }
`
  }
  return `${delta}${readReasoning('delta', '        ')}        let answer = delta["content"].as_str().unwrap_or_default();
        for (heading, text) in [("Reasoning", reasoning), ("Answer", answer)] {
            if text.is_empty() {
                continue;
            }
            if heading != section {
                section = heading;
                println!("\\n{section}:");
            }
            print!("{text}");
            io::stdout().flush()?;
        }
`
}
