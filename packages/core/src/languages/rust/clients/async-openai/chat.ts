import type { ChatCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { rust } from '../../writer.ts'
import { KEEP_USAGE, printDelta, printMessage } from '../answer.ts'
import { readFile } from '../files.ts'
import { BLANK, ENSURE, type RustCode, together, VALUE } from '../main.ts'
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
    together(readFiles(call), BLANK, makeRequest(body.kind === 'json' ? body.value : {}), shown),
  )
}

/** Statements that read the files of a chat's messages into their variables. */
export const readFiles = ({ request: { body } }: ChatCall): RustCode =>
  together(...filesIn(body).map((file) => readFile(file)))

/** Asks for a `completion`, and finds its `message`. */
export const readMessage = (indent: string): RustCode => ({
  imports: [VALUE, ENSURE],
  code: `${indent}let completion: Value = client.chat().create_byot(request).await?;
${indent}let message = &completion["choices"][0]["message"];
${indent}ensure!(
${indent}    message.is_object(),
${indent}    "the answer holds no message: {completion}"
${indent});
`,
})

const printCompletion = (call: ChatCall): RustCode =>
  together(readMessage('    '), {
    imports: [],
    code: `${printMessage(call)}${call.showsUsage ? '    println!("Usage: {}", completion["usage"]);\n' : ''}`,
  })

/**
 * Asks for a `stream`, and reads its chunks.
 *
 * @param kept statements before the first chunk
 * @param each what is done with a `chunk`, indented by four columns more
 */
export const readChunks = (indent: string, kept: string, each: string, changes = false): RustCode => ({
  imports: [VALUE, ENSURE, 'futures::StreamExt'],
  code: `${indent}let mut stream = client.chat().create_stream_byot(request).await?;
${kept}${indent}while let Some(chunk) = stream.next().await {
${indent}    let ${changes ? 'mut ' : ''}chunk: Value = chunk?;
${indent}    let error = &chunk["error"];
${indent}    ensure!(error.is_null(), "the stream broke off: {error}");
${each}${indent}}
`,
})

function printStream(call: ChatCall): RustCode {
  const { showsMessage, showsReasoning, showsUsage } = call
  const kept = `${showsReasoning ? '    let mut section = "";\n' : ''}${showsUsage ? '    let mut usage = Value::Null;\n' : ''}`
  const each = `${printDelta(call)}${showsUsage ? KEEP_USAGE : ''}`
  return together(readChunks('    ', kept, each, showsUsage), {
    imports: showsMessage ? [] : ['std::io::self', 'std::io::Write'],
    code: `${showsMessage ? '' : '    println!();\n'}${showsUsage ? '    println!("Usage: {usage}");\n' : ''}`,
  })
}
