import type { ClientId } from '../languages/clients.generated.ts';
import type { ProviderId } from '../providers/index.generated.ts';
import type { Policy } from '../providers/policies.ts';
import type { TaskId } from '../tasks/index.generated.ts';
/** Any text, beside known ones that stay visible. */
type Other = string & Record<never, never>;
/** A provider's id, or how the router chooses one. */
export type ProviderName = ProviderId | Policy | Other;
/** A client's id, `openai`. */
export type ClientName = ClientId | Other;
/** A task's id, `conversational`. */
export type TaskName = TaskId | Other;
export {};
