import type { TaskCall } from '../../../../call/call.ts'
import type { JsonObject } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { completionOf, unsupportedCompletion } from '../../../clients/openai-task.ts'
import { when } from '../../../printing/code.ts'
import { code, java } from '../../writer.ts'
import { unsupportedNames } from '../json-names.ts'
import { main } from '../main.ts'
import { completionParams, READ_JSON } from './parameters.ts'
import { createClient, throwing } from './program.ts'

/** Text generation. */
export const completion: Renderer<TaskCall> = {
  unsupported: (call) => unsupportedCompletion(call) ?? unsupportedNames(call),
  render(call) {
    const {
      fields: { model, prompt, ...fields },
      moreHeaders,
    } = completionOf(call)
    const { code: makeParams, readsJson } = completionParams(String(model), String(prompt), fields as JsonObject)
    const statements = code`
      ${createClient(call, moreHeaders)}
      ${makeParams}

      var completion = client.completions().create(params);
      System.out.println(completion.choices().get(0).text());
    `
    return java.program(main(call, throwing(call, readsJson), statements), when(readsJson, READ_JSON))
  },
}
