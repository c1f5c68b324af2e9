import type { TaskCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { completionOf, unsupportedCompletion } from '../../../clients/openai-client.ts'
import { javaProgram } from '../main.ts'
import { completionParams, unsupportedNames } from './parameters.ts'
import { createClient, OKHTTP, requireChoices, throwing } from './program.ts'

export const completion: Renderer<TaskCall> = {
  unsupported: (call) => unsupportedCompletion(call) ?? unsupportedNames(call),
  render(call) {
    const {
      fields: { model, prompt, ...fields },
      moreHeaders,
    } = completionOf(call)
    const params = completionParams(String(model), String(prompt), fields)
    return javaProgram(
      call,
      {
        imports: [OKHTTP, ...params.imports],
        code: `${createClient(call, moreHeaders)}${params.code}
        var completion = client.completions().create(params);
${requireChoices('        ')}        System.out.println(completion.choices().get(0).text());
`,
      },
      throwing(call, params.readsJson),
      '',
      params.functions,
    )
  },
}
