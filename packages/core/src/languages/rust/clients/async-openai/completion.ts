import type { TaskCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { completionOf, unsupportedCompletion } from '../../../clients/openai-client.ts'
import { rust } from '../../writer.ts'
import { BLANK, type RustCode, together, VALUE } from '../main.ts'
import { installOn } from './install.ts'
import { makeRequest, openaiProgram } from './program.ts'

export const completion: Renderer<TaskCall> = {
  unsupported: unsupportedCompletion,
  setUp: (call) => ({ install: installOn(call.platform, completionProgram(call), 'completions') }),
  render(call) {
    const { imports, code } = completionProgram(call)
    return rust.program(imports, code)
  },
}

function completionProgram(call: TaskCall): RustCode {
  const { fields, moreHeaders } = completionOf(call)
  return openaiProgram(call, moreHeaders, together(BLANK, makeRequest(fields), SHOW))
}

const SHOW: RustCode = {
  imports: [VALUE, 'anyhow::bail'],
  code: `    let completion: Value = client.completions().create_byot(request).await?;
    let Some(text) = completion["choices"][0]["text"].as_str() else {
        bail!("the answer holds no text: {completion}");
    };
    println!("{text}");
`,
}
