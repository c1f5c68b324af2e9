import type { TaskCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { completionOf, unsupportedCompletion } from '../../../clients/openai-task.ts'
import { code, javascript } from '../../writer.ts'
import { checkKey, createClient } from './program.ts'
import { castTask } from './task-types.ts'

export const completion: Renderer<TaskCall> = {
  unsupported: unsupportedCompletion,
  render(call) {
    const { fields, moreHeaders } = completionOf(call)
    return javascript.program(code`
      ${checkKey(call)}
      ${createClient(call, call.baseUrl, moreHeaders)}

      const completion = await client.completions.create({
        ${javascript.properties(fields)}
      }${castTask(call, 'completions.create', fields)});

      console.log(completion.choices[0].text);
    `)
  },
}
