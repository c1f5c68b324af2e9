import { javascript } from '../languages/javascript.ts'
import type { Value } from '../languages/value.ts'
import type { TaskPart } from './client.ts'
import { before, javascriptOpenai } from './javascript-openai.ts'
import { completionOf, refusesCompletion } from './openai-completion.ts'

export const javascriptOpenaiTask: TaskPart = {
  of: javascriptOpenai,
  refuses: refusesCompletion,
  template(call) {
    const { baseUrl, fields, moreHeaders } = completionOf(call)
    let body = 'const completion = await client.completions.create({\n'
    for (const name of Object.keys(fields)) body += javascript.property(name, fields[name] as Value)
    return `${before(call, baseUrl, moreHeaders)}${body}});\n\nconsole.log(completion.choices[0].text);\n`
  },
}
