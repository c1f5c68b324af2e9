import { mappingOf } from '../model/mapping-of.ts'
import type { ModelRecord, ProviderMapping } from '../model/model-record.ts'
import type { Assumption } from '../providers/assumption.ts'
import { isPolicy } from '../providers/policies.ts'
import type { Decision } from './decision.ts'

/**
 * What a call takes for granted of the provider: that it serves a model of which the hub's record says otherwise, and that
 * it does a task that it documents nowhere. An endpoint of the reader's own serves what its owner says.
 */
export function assumedService(decision: Decision): readonly Assumption[] {
  const { target, provider, providerRecord } = decision
  if (target === 'endpoint' || isPolicy(provider)) return []
  const { mapping = mappingOf(decision.model, provider) } = decision
  return [
    // The hub's record names no provider that the router does not lead to.
    ...(providerRecord?.directOnly === undefined
      ? assumedServing(decision.model, provider, labelOf(decision), mapping)
      : []),
    ...assumedTask(decision),
  ].map((assumption) => Object.freeze(assumption))
}

/** The same of the providers that are asked in turn when the first fails. */
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
  // A mapping that says nothing of it is one that the caller stands for.
  const status: unknown = mapping === undefined ? undefined : (mapping.status ?? 'live')
  if (status === 'live') return []
  return [
    {
      what: `We assume that ${label} serves the model ${JSON.stringify(model.id)}.`,
      why:
        mapping === undefined
          ? `The model's record on Hugging Face doesn't list ${label} as a provider.`
          : `The model’s record on Hugging Face lists ${label} with the status ${JSON.stringify(status)}${status === 'staging' ? ', which is for internal use by the provider' : ''}.`,
      howToKnow: `Look for ${provider} in ${recordUrl(model)}, or check ${label}’s list of models`,
    },
  ]
}

function assumedTask(decision: Decision): readonly Assumption[] {
  const { model, task, provider, providerRecord, mapping = mappingOf(model, provider) } = decision
  const documented = providerRecord?.documentedTasks
  if (documented === undefined || documented.tasks.includes(task.id)) return []
  // The hub says of the model itself that it is served for this.
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
