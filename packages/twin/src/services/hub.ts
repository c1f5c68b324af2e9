import type { ProviderMapping } from '@model-snippets/core'
import { type Answer, jsonAnswer } from './answer.ts'
import type { Service } from './request.ts'
import type { TaskCall } from './task-call.ts'

/** What the hub knows about a model. */
export interface HubModel {
  readonly id: string
  readonly mappings: readonly ProviderMapping[]
  readonly pipelineTag?: string | undefined
  readonly tags?: readonly string[] | undefined
}

/**
 * The hub's API for clients: the providers of a model, and the list of coding agents that the Python client requests to
 * identify itself.
 *
 * @param describe returns the hub's data for a model; undefined if it doesn't exist
 */
const hub = (describe: (id: string, query: URLSearchParams) => unknown): Service => ({
  name: 'hub',
  answer(request): Answer | undefined {
    const url = new URL(request.url)
    if (url.host !== 'huggingface.co' || request.method !== 'GET') return undefined
    if (url.pathname === '/api/agent-harnesses') return jsonAnswer(200, { standardEnvVars: [], harnesses: {} })
    // LiteLLM asks for the context length of `owner/name:provider`, which is no repository (utils.py of litellm 1.110).
    if (url.pathname.endsWith('/raw/main/config.json')) return jsonAnswer(404, { error: 'Repository not found' })
    const id = /^\/api\/models\/(.+)$/.exec(url.pathname)?.[1]
    if (id === undefined) return undefined
    const description = describe(decodeURIComponent(id), url.searchParams)
    return description === undefined ? jsonAnswer(404, { error: 'Repository not found' }) : jsonAnswer(200, description)
  },
})

/** The hub for chat clients. */
export const hubService = (models: readonly HubModel[]): Service =>
  hub((id) => {
    const model = models.find((candidate) => candidate.id === id)
    return model === undefined
      ? undefined
      : {
          _id: 'twin',
          id: model.id,
          pipeline_tag: model.pipelineTag,
          tags: model.tags,
          inferenceProviderMapping: model.mappings,
        }
  })

/**
 * The hub for task clients. huggingface.js and huggingface_hub request a model's providers; for the hub's own service,
 * huggingface_hub also requests the model's task.
 *
 * @param form the hub has returned providers both as a list and as an object; clients read both
 */
export function taskHubService(
  call: Pick<TaskCall, 'task' | 'modelId' | 'libraryName' | 'tags' | 'mappings'>,
  form: 'list' | 'object' = 'list',
): Service {
  const mappings =
    form === 'list'
      ? call.mappings
      : Object.fromEntries(call.mappings.map(({ provider, hfModelId, ...mapping }) => [provider, mapping]))
  return hub((id, query) => {
    if (id !== call.modelId) return undefined
    const expanded = [...query].some(([, value]) => value === 'inferenceProviderMapping')
    if (expanded) return { _id: 'twin', id: call.modelId, inferenceProviderMapping: mappings }
    return {
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
    }
  })
}
