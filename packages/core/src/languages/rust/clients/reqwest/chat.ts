import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { rust } from '../../writer.ts'
import { KEEP_USAGE, printDelta, printMessage } from '../answer.ts'
import { readFile } from '../files.ts'
import { CONTEXT, ENSURE, type RustCode, readToken, rustProgram, together, VALUE, variableIn } from '../main.ts'
import { installOn } from './install.ts'
import { CLIENT, encodeBody, READ_ANSWER, send } from './request.ts'
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
  const start = together(readToken(variableIn(request.headers)), ...filesIn(request.body).map((file) => readFile(file)))
  if (form.robust) return robustProgram(call, start, shown)
  const body = encodeBody(value)
  return rustProgram(together(start, body, CLIENT, { imports: [], code: send(request, body.links) }, shown), [])
}

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
