import type { ChatCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { rust } from '../../writer.ts'
import { KEEP_USAGE, printDelta, printMessage } from '../answer.ts'
import { readFile } from '../files.ts'
import { ENSURE, type RustCode, together, VALUE } from '../main.ts'
import { installOn } from './install.ts'
import { makeRequest, openaiProgram, unsupportedRobust } from './program.ts'

export const chat: Renderer<ChatCall> = {
  unsupported: unsupportedRobust,
  setUp: (call) => ({ install: installOn(call.platform, chatProgram(call), 'chat-completion') }),
  render(call) {
    const { imports, code } = chatProgram(call)
    return rust.program(imports, code)
  },
}

function chatProgram(call: ChatCall): RustCode {
  const { body } = call.request
  const shown = call.streaming ? printStream(call) : printCompletion(call)
  return openaiProgram(
    call,
    call.moreHeaders,
    together(
      ...filesIn(body).map((file) => readFile(file)),
      makeRequest(body.kind === 'json' ? body.value : {}),
      shown,
    ),
  )
}

/** Asks for a `completion`, and finds its `message`. */
export const READ_MESSAGE: RustCode = {
  imports: [VALUE, ENSURE],
  code: `    let completion: Value = client.chat().create_byot(request).await?;
    let message = &completion["choices"][0]["message"];
    ensure!(
        message.is_object(),
        "the answer holds no message: {completion}"
    );
`,
}

const printCompletion = (call: ChatCall): RustCode =>
  together(READ_MESSAGE, {
    imports: [],
    code: `${printMessage(call)}${call.showsUsage ? '    println!("Usage: {}", completion["usage"]);\n' : ''}`,
  })

function printStream(call: ChatCall): RustCode {
  const { showsMessage, showsReasoning, showsUsage } = call
  const kept = `${showsReasoning ? '    let mut section = "";\n' : ''}${showsUsage ? '    let mut usage = Value::Null;\n' : ''}`
  return {
    imports: [...[VALUE, ENSURE, 'futures::StreamExt'], ...(showsMessage ? [] : ['std::io::self', 'std::io::Write'])],
    code: `    let mut stream = client.chat().create_stream_byot(request).await?;
${kept}    while let Some(chunk) = stream.next().await {
        let ${showsUsage ? 'mut ' : ''}chunk: Value = chunk?;
        let error = &chunk["error"];
        ensure!(error.is_null(), "the stream broke off: {error}");
${printDelta(call)}${showsUsage ? KEEP_USAGE : ''}    }
${showsMessage ? '' : '    println!();\n'}${showsUsage ? '    println!("Usage: {usage}");\n' : ''}`,
  }
}
