import type { ChatCall } from './call.ts';
import type { Decision } from './decision.ts';
/**
 * Builds one chat call.
 *
 * @returns why there is none, where the service does not speak the API that is asked for
 * @throws SnippetInputError naming the option that no example can carry
 */
export declare function buildChatCall(decision: Decision): ChatCall | string;
