import { PROVIDER_RECORDS } from './index.generated.ts'
import type { Provider } from './provider.ts'

/** All providers, by id. */
export const PROVIDERS: { readonly [id: string]: Provider } = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ PROVIDER_RECORDS.map((record) => [record.id, record]),
)
