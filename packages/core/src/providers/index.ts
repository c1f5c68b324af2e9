import { PROVIDER_RECORDS } from './index.generated.ts'
import { type Provider, withTasks } from './provider.ts'
import { TASK_ROUTES } from './task.generated.ts'

/** Every provider with all that it does, by id. */
export const PROVIDERS: { readonly [id: string]: Provider } = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ PROVIDER_RECORDS.map((record) => {
    const tasks = TASK_ROUTES.find(({ of }) => of === record)
    return [record.id, tasks === undefined ? record : withTasks(tasks)]
  }),
)
