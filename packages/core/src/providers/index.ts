import { PROVIDER_RECORDS } from './index.generated.ts'
import { type Provider, withTasks } from './provider.ts'
import { TASK_ROUTES } from './task.generated.ts'

/** Every provider with all that it does, by id. */
export const PROVIDERS: { readonly [id: string]: Provider } = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ PROVIDER_RECORDS.map((record) => [record.id, withTasks(record, TASK_ROUTES)]),
)
