import type { ClientId } from '../languages/clients.generated.ts'
import type { ProviderId } from '../providers/index.generated.ts'
import type { Policy } from '../providers/policies.ts'
import type { TaskId } from '../tasks/index.generated.ts'

/* Known names, which editors complete, and any other string, because records can be registered. */

/** Any string, without hiding the known ones from editors. */
type Other = string & Record<never, never>

/** A provider's id or a routing policy. */
export type ProviderName = ProviderId | Policy | Other
/** A client's id, such as `openai`. */
export type ClientName = ClientId | Other
/** A task's id, such as `conversational`. */
export type TaskName = TaskId | Other
