import type { TaskCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { completionOf, methodCallOf, unsupportedCompletion, unsupportedMethod } from '../../../clients/openai-task.ts'
import { plannedResult } from '../../../clients/task-plan.ts'
import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { VALUE } from '../names.ts'
import { saveField, saveFiles, showJson } from '../results.ts'
import { installOn } from './install.ts'
import { makeRequest, openaiProgram } from './program.ts'

export const asyncOpenaiTask: TaskRenderer = {
  client: 'async-openai',
  takesLists: true,
  unsupported: (call) => (isCompletion(call) ? unsupportedCompletion(call) : unsupportedMethod(call)),
  setUp: ({ platform, task }) => ({ install: installFor(platform, task) }),
  render: (call) => (isCompletion(call) ? complete(call) : render(call)),
}

const isCompletion = ({ task }: TaskCall): boolean => task === 'text-generation'

function installFor(platform: TaskCall['platform'], task: string): string {
  if (task === 'feature-extraction') return installOn(platform, 'embedding')
  return task === 'text-to-image'
    ? installOn(platform, 'image', { crates: ['base64'] })
    : installOn(platform, 'completions')
}

function complete(call: TaskCall): string {
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
}

/** Embeddings come as numbers, as with OpenAI's own clients. */
function fieldsOf({ openai, task }: TaskCall): ValueObject {
  const fields = openai?.request.body.kind === 'json' ? openai.request.body.value : {}
  return task === 'feature-extraction' ? { ...fields, encoding_format: 'float' } : fields
}

function render(call: TaskCall): string {
  const { baseUrl, method, moreHeaders, result } = methodCallOf(call)
  const ask = method.name === 'images.generate' ? code`images().generate_byot` : code`embeddings().create_byot`
  return openaiProgram(
    { token: call.token, baseUrl },
    moreHeaders,
    code`
      ${makeRequest(fieldsOf(call))}
      let answer: ${VALUE} = client.${ask}(request).await?;
      ${show(call, result)}
    `,
  )
}

function show(call: TaskCall, result: ReturnType<typeof methodCallOf>['result']): Piece | undefined {
  const planned = plannedResult(call, result)
  switch (planned.kind) {
    case 'json':
      return showJson(planned)
    case 'base64':
      return saveField(planned)
    case 'files':
      return saveFiles(planned)
    default:
      return undefined
  }
}
