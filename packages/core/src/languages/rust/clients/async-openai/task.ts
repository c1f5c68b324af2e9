import type { TaskRenderer } from '../../../clients/client.ts'
import { completionOf, unsupportedCompletion } from '../../../clients/openai-task.ts'
import { code } from '../../writer.ts'
import { VALUE } from '../names.ts'
import { installOn } from './install.ts'
import { makeRequest, openaiProgram } from './program.ts'

export const asyncOpenaiTask: TaskRenderer = {
  client: 'async-openai',
  unsupported: unsupportedCompletion,
  setUp: ({ platform }) => ({ install: installOn(platform, 'completions') }),
  render(call) {
    const { fields, moreHeaders } = completionOf(call)
    return openaiProgram(
      call,
      moreHeaders,
      code`
        ${makeRequest(fields)}
        let completion: ${VALUE} = client.completions().create_byot(request).await?;
        let text = &completion["choices"][0]["text"];
        println!("{}", text.as_str().unwrap_or_default());
      `,
    )
  },
}
