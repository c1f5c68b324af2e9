import { PROVIDERS } from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'
import { type Answer, jsonAnswer } from '../services/answer.ts'
import { HUB_PROVIDER, isOnTheHub } from '../services/registry.ts'
import type { ArrivedRequest } from '../services/request.ts'
import { CHAT_TASK, type ModelTasks, taskOfModel } from './model-tasks.ts'

/** The account that every token belongs to. */
const ACCOUNT = {
  type: 'user',
  id: 'twin',
  name: 'twin',
  fullname: 'The twin',
  orgs: [],
  auth: { type: 'access_token' },
}

/**
 * Answers what clients ask Hugging Face before a call: who serves a model, and what it does. Every model exists, and
 * every provider that supports its task serves it under the same id.
 *
 * @returns undefined for any other request
 */
export function answerHub(request: ArrivedRequest, tasks: ModelTasks): Answer | undefined {
  const { pathname, searchParams } = new URL(request.url)
  if (request.method !== 'GET') return undefined
  if (pathname === '/api/whoami-v2') return jsonAnswer(200, ACCOUNT)
  if (pathname === '/api/agent-harnesses') return jsonAnswer(200, { standardEnvVars: [], harnesses: {} })
  if (pathname.endsWith('/raw/main/config.json')) return jsonAnswer(404, { error: 'Repository not found' })
  const [, encoded] = /^\/api\/models\/([^/]+(?:\/[^/]+)?)$/.exec(pathname) ?? []
  const id = encoded === undefined ? undefined : decoded(encoded)
  if (id === undefined) return undefined
  const inferenceProviderMapping = providersOf(id, tasks)
  if ([...searchParams].some(([, value]) => value === 'inferenceProviderMapping')) {
    return jsonAnswer(200, { _id: 'twin', id, inferenceProviderMapping })
  }
  const { task } = taskOfModel(id, tasks)
  const record = findModel(id)
  const tag = task === CHAT_TASK ? (record?.pipeline_tag ?? 'text-generation') : task
  return jsonAnswer(200, {
    _id: 'twin',
    id,
    modelId: id,
    pipeline_tag: tag,
    library_name: record?.library_name ?? 'transformers',
    tags: [tag, ...(task === CHAT_TASK ? [CHAT_TASK] : []), ...(record?.tags ?? [])],
    private: false,
    gated: false,
    downloads: 1,
    likes: 1,
    siblings: [],
    inferenceProviderMapping,
  })
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Every provider that supports the model's task, Hugging Face's own first. */
function providersOf(hfModelId: string, tasks: ModelTasks) {
  const { task } = taskOfModel(hfModelId, tasks)
  const known = findModel(hfModelId)?.inferenceProviderMapping ?? []
  const able = Object.values(PROVIDERS)
    .filter(({ id, routes }) => isOnTheHub(id) && Object.hasOwn(routes, task))
    .map(({ id }) => id)
  const ordered = [...able.filter((id) => id === HUB_PROVIDER), ...able.filter((id) => id !== HUB_PROVIDER)]
  return ordered.map(
    (provider) =>
      known.find((mapping) => mapping.provider === provider) ?? {
        provider,
        hfModelId,
        providerId: hfModelId,
        status: 'live',
        task,
      },
  )
}
