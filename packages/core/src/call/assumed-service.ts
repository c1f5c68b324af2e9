import { mappingOf } from '../model/mapping-of.ts'
import type { ModelRecord, ProviderMapping } from '../model/model-record.ts'
import type { Assumption } from '../providers/assumption.ts'
import { isPolicy } from '../providers/policies.ts'
import type { Decision } from './decision.ts'

/**
 * Assumptions about the provider: that it serves a model although the hub’s record says otherwise, and that it supports
 * a task that it doesn’t document. None for your own endpoint.
 */
export function assumedService(decision: Decision): readonly Assumption[] {
  const { target, provider, providerRecord } = decision
  if (target === 'endpoint' || isPolicy(provider)) return []
  const { mapping = mappingOf(decision.model, provider) } = decision
  return [
    // The hub’s record lists only providers that the router reaches.
    ...(providerRecord?.directOnly === undefined
      ? assumedServing(decision.model, provider, labelOf(decision), mapping)
      : []),
    ...assumedTask(decision),
  ].map((assumption) => Object.freeze(assumption))
}

/** The same for fallback providers. */
export const assumedFallbacks = ({ model, fallbacks }: Decision): readonly Assumption[] =>
  fallbacks
    .flatMap(({ id, label }) => assumedServing(model, id, label, mappingOf(model, id)))
    .map((assumption) => Object.freeze({ ...assumption, option: 'fallbacks' as const }))

const labelOf = ({ provider, providerRecord }: Decision): string => providerRecord?.label ?? provider

const recordUrl = ({ id }: Decision['model']): string =>
  `https://huggingface.co/api/models/${id}?expand=inferenceProviderMapping`

function assumedServing(
  model: ModelRecord,
  provider: string,
  label: string,
  mapping: ProviderMapping | undefined,
): readonly Assumption[] {
  if (mapping === undefined && model.inferenceProviderMapping === undefined) return []
  // A mapping without a status comes from the caller, who vouches for it.
  const status: unknown = mapping === undefined ? undefined : (mapping.status ?? 'live')
  if (status === 'live') return []
  return [
    {
      what: `We assume that ${label} serves the model ${JSON.stringify(model.id)}.`,
      why:
        mapping === undefined
          ? `The model’s record on Hugging Face doesn’t list ${label} as a provider.`
          : `The model’s record on Hugging Face lists ${label} with the status ${JSON.stringify(status)}${status === 'staging' ? ', which is for internal use by the provider' : ''}.`,
      howToKnow: `Look for ${provider} in ${recordUrl(model)}, or check ${label}’s list of models`,
    },
  ]
}

function assumedTask(decision: Decision): readonly Assumption[] {
  const { model, task, provider, providerRecord, mapping = mappingOf(model, provider) } = decision
  const documented = providerRecord?.documentedTasks
  if (documented === undefined || documented.tasks.includes(task.id)) return []
  // The hub’s record says that the model is served for this task.
  if (mapping?.status === 'live' && mapping.task === task.id) return []
  const label = labelOf(decision)
  return [
    {
      what: `We assume that ${label} supports the task ${task.id}.`,
      why: `Its documentation lists only other tasks (${documented.source.address}, read on ${documented.source.read}).`,
      howToKnow: `Look for ${provider} with this task in ${recordUrl(model)}, or run the example`,
    },
  ]
}
