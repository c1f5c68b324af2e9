import type { ChatCall } from '../../../../call/call.ts'
import { raw, type Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { spaces } from '../../../printing/literal.ts'
import { rust } from '../../writer.ts'
import { KEEP_USAGE, printDelta, printMessage } from '../answer.ts'
import { readFile } from '../files.ts'
import { BLANK, CONTEXT, ENSURE, type RustCode, together, VALUE } from '../main.ts'
import { installOn } from './install.ts'
import { makeRequest, openaiProgram } from './program.ts'
import { robustFunctions } from './robust.ts'

export const chat: Renderer<ChatCall> = {
  setUp: (call) => ({ install: installOn(call.platform, chatProgram(call), 'chat-completion') }),
  render(call) {
    const { imports, code } = chatProgram(call)
    return rust.program(imports, code)
  },
}

const chatProgram = (call: ChatCall): RustCode =>
  openaiProgram(
    call,
    call.moreHeaders,
    together(BLANK, readFiles(call), call.streaming ? printStream(call) : printCompletion(call)),
    [],
    robustFunctions(call),
  )

/** The fields of a chat's body. */
export const fieldsOf = ({ request: { body } }: ChatCall): { readonly [name: string]: Value } =>
  body.kind === 'json' ? body.value : {}

/** Statements that read the files of a chat's messages into their variables. */
export const readFiles = ({ request: { body } }: ChatCall): RustCode =>
  together(...filesIn(body).map((file) => readFile(file)))

/** Asks for a `completion`, or a `stream`: of one provider after another, if there are several. */
function ask({ fallbackModels, requestModel, streaming }: ChatCall, fields: Fields, column: number): RustCode {
  const indent = spaces(column)
  const [name, method] = streaming ? ['stream', 'create_stream_byot'] : ['completion', 'create_byot']
  const asked = `client.chat().${method}(request).await`
  if (fallbackModels.length === 0) {
    return together(makeRequest(fields, column), {
      imports: streaming ? [] : [VALUE],
      code: `${indent}let ${streaming ? 'mut stream' : 'completion: Value'} = ${asked}?;\n`,
    })
  }
  const models = [requestModel, ...fallbackModels].map(rust.string)
  const { imports, code } = makeRequest({ ...fields, model: raw('model') }, column + 4)
  const found = streaming ? '(model, mut stream)' : '(model, completion): (_, Value)'
  return {
    imports: [...imports, CONTEXT, ...(streaming ? [] : [VALUE])],
    code: `${indent}let mut answered = None;
${rust.list(column, 'for model in ', models, ' {')}
${code}${indent}    match ${asked} {
${indent}        Ok(${name}) => {
${indent}            answered = Some((model, ${name}));
${indent}            break;
${indent}        }
${indent}        Err(error) if may_pass(&error) => eprintln!("{model}: {error}"),
${indent}        Err(error) => return Err(error.into()),
${indent}    }
${indent}}
${indent}let ${found} = answered.context("no provider answered")?;
${indent}eprintln!("Answered by {model}");
`,
  }
}

type Fields = { readonly [name: string]: Value }

/**
 * Asks for a `completion`, and finds its `message`.
 *
 * @param fields of the body
 */
export function readMessage(call: ChatCall, fields: Fields, column: number): RustCode {
  const indent = spaces(column)
  return together(ask(call, fields, column), {
    imports: [ENSURE],
    code: `${indent}let message = &completion["choices"][0]["message"];
${indent}ensure!(
${indent}    message.is_object(),
${indent}    "the answer holds no message: {completion}"
${indent});
`,
  })
}

const printCompletion = (call: ChatCall): RustCode =>
  together(readMessage(call, fieldsOf(call), 4), {
    imports: [],
    code: `${printMessage(call)}${call.showsUsage ? '    println!("Usage: {}", completion["usage"]);\n' : ''}`,
  })

/**
 * Asks for a `stream`, and reads its chunks.
 *
 * @param fields of the body
 * @param kept statements before the first chunk
 * @param each what is done with a `chunk`, indented by four columns more
 */
export function readChunks(
  call: ChatCall,
  fields: Fields,
  column: number,
  { kept, each, changes = false }: { readonly kept: string; readonly each: string; readonly changes?: boolean },
): RustCode {
  const indent = spaces(column)
  return together(ask(call, fields, column), {
    imports: [VALUE, ENSURE, 'futures::StreamExt'],
    code: `${kept}${indent}while let Some(chunk) = stream.next().await {
${indent}    let ${changes ? 'mut ' : ''}chunk: Value = chunk?;
${indent}    let error = &chunk["error"];
${indent}    ensure!(error.is_null(), "the stream broke off: {error}");
${each}${indent}}
`,
  })
}

function printStream(call: ChatCall): RustCode {
  const { showsMessage, showsReasoning, showsUsage } = call
  const kept = `${showsReasoning ? '    let mut section = "";\n' : ''}${showsUsage ? '    let mut usage = Value::Null;\n' : ''}`
  const each = `${printDelta(call)}${showsUsage ? KEEP_USAGE : ''}`
  return together(readChunks(call, fieldsOf(call), 4, { kept, each, changes: showsUsage }), {
    imports: showsMessage ? [] : ['std::io::self', 'std::io::Write'],
    code: `${showsMessage ? '' : '    println!();\n'}${showsUsage ? '    println!("Usage: {usage}");\n' : ''}`,
  })
}
