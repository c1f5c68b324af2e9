import type { AutoTaskCall, TaskCall } from './call.ts';
import type { Decision } from './decision.ts';
/**
 * Builds one call of a task that is not chat.
 *
 * @returns the call, or the reason why the provider cannot be sent this input
 * @throws SnippetInputError naming the option that no example can carry
 */
export declare function buildTaskCall(decision: Decision): TaskCall | AutoTaskCall | string;
