import { setField } from '../json.ts'
import { python } from '../languages/python.ts'
import type { JsonValue, Value } from '../languages/value.ts'
import type { TaskPart } from './client.ts'
import { completionOf, refusesCompletion } from './openai-completion.ts'
import { before, CAUGHT, pythonOpenai } from './python-openai.ts'
import { refusesSurrogate } from './python-program.ts'

/** Body fields that `completions.create` takes by name. */
const COMPLETION_KEYWORDS: ReadonlySet<string> = new Set([
  'best_of',
  'echo',
  'frequency_penalty',
  'logit_bias',
  'logprobs',
  'max_tokens',
  'model',
  'n',
  'presence_penalty',
  'prompt',
  'seed',
  'stop',
  'suffix',
  'temperature',
  'top_p',
  'user',
])

export const pythonOpenaiTask: TaskPart = {
  of: pythonOpenai,
  refuses: (call) => refusesSurrogate(call) ?? refusesCompletion(call),
  template(call) {
    const { baseUrl, fields, moreHeaders } = completionOf(call)
    let passed = ''
    const rest: { [name: string]: JsonValue } = {}
    for (const name of Object.keys(fields)) {
      if (COMPLETION_KEYWORDS.has(name)) passed += python.argument(name, fields[name] as Value, 8)
      else setField(rest, name, fields[name] as JsonValue)
    }
    if (Object.keys(rest).length > 0) passed += python.argument('extra_body', rest, 8)
    return `${before(call, baseUrl, moreHeaders)}    completion = client.completions.create(
${passed}    )
${CAUGHT}print(completion.choices[0].text)
`
  },
}
