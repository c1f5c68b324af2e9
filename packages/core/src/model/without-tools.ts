import type { ModelRecord } from './model-record.ts'

/** Returns why a provider can't call tools with a model; `undefined` if nothing says so. */
export const withoutToolsReason = (
  { withoutTools }: Pick<ModelRecord, 'withoutTools'>,
  provider: string,
  label: string,
): string | undefined =>
  Array.isArray(withoutTools) && withoutTools.includes(provider)
    ? `${label} doesn’t support tool calling with this model, according to the router’s list of models (https://router.huggingface.co/v1/models)`
    : undefined
