import type { ProviderMapping } from '@model-snippets/core'
import { jsonAnswer } from './answer.ts'
import type { Service } from './twin.ts'

/** What the hub knows of one model. */
export interface HubModel {
  readonly id: string
  readonly mappings: readonly ProviderMapping[]
  readonly pipelineTag?: string | undefined
  readonly tags?: readonly string[] | undefined
}

/**
 * The hub as clients look things up there: which providers serve a model, and the list of coding agents that the
 * Python client asks for to name itself.
 */
export function hubService(models: readonly HubModel[]): Service {
  return {
    name: 'hub',
    answer(request) {
      const url = new URL(request.url)
      if (url.host !== 'huggingface.co' || request.method !== 'GET') return undefined
      if (url.pathname === '/api/agent-harnesses') return jsonAnswer(200, { standardEnvVars: [], harnesses: {} })
      const id = /^\/api\/models\/(.+)$/.exec(url.pathname)?.[1]
      if (id === undefined) return undefined
      const model = models.find((candidate) => candidate.id === decodeURIComponent(id))
      if (model === undefined) return jsonAnswer(404, { error: 'Repository not found' })
      return jsonAnswer(200, {
        _id: 'twin',
        id: model.id,
        pipeline_tag: model.pipelineTag,
        tags: model.tags,
        inferenceProviderMapping: model.mappings,
      })
    },
  }
}
