import { jsonAnswer } from '../service/answer.ts'
import type { Service } from '../service/twin.ts'
import type { TaskCall } from './task-call.ts'

/**
 * The hub as task clients ask it. huggingface.js and huggingface_hub ask which providers serve a model;
 * huggingface_hub also asks, for hf-inference, what the model is for.
 *
 * @param form the hub has answered with a list of providers and with an object by provider; clients read both
 */
export function taskHubService(
  call: Pick<TaskCall, 'task' | 'modelId' | 'libraryName' | 'tags' | 'mappings'>,
  form: 'list' | 'object' = 'list',
): Service {
  const mappings =
    form === 'list'
      ? call.mappings
      : Object.fromEntries(call.mappings.map(({ provider, hfModelId, ...mapping }) => [provider, mapping]))
  return {
    name: 'hub',
    answer(request) {
      const url = new URL(request.url)
      if (url.host !== 'huggingface.co' || request.method !== 'GET') return undefined
      if (url.pathname === '/api/agent-harnesses') return jsonAnswer(200, { standardEnvVars: [], harnesses: {} })
      const id = /^\/api\/models\/(.+)$/.exec(url.pathname)?.[1]
      if (id === undefined) return undefined
      if (decodeURIComponent(id) !== call.modelId) return jsonAnswer(404, { error: 'Repository not found' })
      const expanded = [...url.searchParams].some(([, value]) => value === 'inferenceProviderMapping')
      if (expanded) return jsonAnswer(200, { _id: 'twin', id: call.modelId, inferenceProviderMapping: mappings })
      return jsonAnswer(200, {
        _id: 'twin',
        id: call.modelId,
        modelId: call.modelId,
        pipeline_tag: call.task,
        library_name: call.libraryName ?? 'transformers',
        tags: [call.task, ...(call.tags ?? [])],
        private: false,
        gated: false,
        downloads: 1,
        likes: 1,
        siblings: [],
      })
    },
  }
}
