import type { ChatCall } from '../../../../call/call.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, CUT_OFF, shapeOf, unsupportedModel } from '../../../clients/structured-output.ts'
import { answerTypes } from '../../answer-type.ts'
import { rust } from '../../writer.ts'
import { BLANK, CONTEXT, ENSURE, type RustCode, together } from '../main.ts'
import { fieldsOf, readChunks, readFiles, readMessage } from './chat.ts'
import { installOn } from './install.ts'
import { openaiProgram } from './program.ts'
import { robustFunctions } from './robust.ts'

export const asyncOpenaiStructuredOutput: ClientForm = {
  client: 'async-openai',
  unsupported: unsupportedModel,
  setUp: (call) => ({ install: installOn(call.platform, answerProgram(call), 'chat-completion') }),
  render(call) {
    const { imports, code } = answerProgram(call)
    return rust.program(imports, code)
  },
}

function answerProgram(call: ChatCall): RustCode {
  const { type, ...types } = answerTypes(answerOf(call), shapeOf(call))
  return openaiProgram(
    call,
    call.moreHeaders,
    together(
      BLANK,
      readFiles(call),
      call.streaming
        ? together(readChunks(call, fieldsOf(call), 4, { kept: KEPT, each: KEEP_CHOICE }), END_OF_STREAM)
        : together(readMessage(call, fieldsOf(call), 4), END_OF_MESSAGE),
      {
        imports: [CONTEXT, ENSURE, ...types.imports],
        code: `    ensure!(refusal.is_empty(), "the model refused: {refusal}");
${rust.chain(
  4,
  `let answer: ${type} = `,
  `serde_json::from_str(${call.streaming ? '&' : ''}content)`,
  ['.context("the answer does not fit")'],
  '?;',
)}
    println!("{}", serde_json::to_string_pretty(&answer)?);
`,
      },
    ),
    types.code === '' ? [] : [types],
    robustFunctions(call),
  )
}

/** Gives up where there is no whole answer. */
const checkEnd = (finishReason: string): string => `    ensure!(
        ${finishReason} != "length",
        ${rust.string(CUT_OFF.charAt(0).toLowerCase() + CUT_OFF.slice(1, -1))}
    );
`

const END_OF_MESSAGE: RustCode = {
  imports: [ENSURE],
  code: `${checkEnd('completion["choices"][0]["finish_reason"]')}    let refusal = message["refusal"].as_str().unwrap_or_default();
    let content = message["content"].as_str().unwrap_or_default();
`,
}

const KEPT = `    let mut content = String::new();
    let mut refusal = String::new();
    let mut finish_reason = String::new();
`

const KEEP_CHOICE = `        let choice = &chunk["choices"][0];
        let text = choice["delta"]["content"].as_str().unwrap_or_default();
        print!("{text}");
        io::stdout().flush()?;
        content.push_str(text);
        if let Some(text) = choice["delta"]["refusal"].as_str() {
            refusal.push_str(text);
        }
        if let Some(reason) = choice["finish_reason"].as_str() {
            finish_reason = reason.to_string();
        }
`

const END_OF_STREAM: RustCode = {
  imports: [ENSURE, 'std::io::self', 'std::io::Write'],
  code: `    println!();
${checkEnd('finish_reason')}`,
}
