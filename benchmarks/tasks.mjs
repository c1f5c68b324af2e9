import { PROVIDERS, TASKS } from '../packages/core/dist/index.js'

/** Each task of each provider, with the task's own example. Who asks finds out which of them a generator offers. */
export const EVERY_TASK = Object.keys(TASKS).flatMap((task) =>
  Object.keys(PROVIDERS).map((provider) => ({ task, provider, question: questionOf(task, provider) })),
)

function questionOf(task, provider) {
  const isChat = task === 'conversational'
  const model = {
    id: 'example/model',
    pipeline_tag: isChat ? 'text-generation' : task,
    tags: isChat ? ['conversational'] : [],
  }
  return [
    model,
    provider,
    { provider, hfModelId: model.id, providerId: 'example/provider-model', status: 'live', task },
  ]
}
