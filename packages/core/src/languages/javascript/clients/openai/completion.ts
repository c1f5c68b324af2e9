import type { TaskCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { completionOf, unsupportedCompletion } from '../../../clients/openai-client.ts'
import { javascript } from '../../writer.ts'
import { openaiProgram } from './program.ts'
import { castTask } from './task-types.ts'

export const completion: Renderer<TaskCall> = {
  unsupported: unsupportedCompletion,
  render(call) {
    const { fields, moreHeaders } = completionOf(call)
    const properties = Object.entries(fields).map(([name, value]) => javascript.property(name, value))
    const created = `const completion = await client.completions.create({
${properties.join('')}}${castTask(call, 'completions.create', fields)});

console.log(completion.choices[0].text);
`
    return openaiProgram(call, call.baseUrl, moreHeaders, created)
  },
}
