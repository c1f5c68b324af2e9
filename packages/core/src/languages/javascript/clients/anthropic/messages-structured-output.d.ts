import type { ChatRenderer } from '../../../clients/client.ts';
/**
 * The client's helper makes the schema of zod's. The answer is read by the program: `messages.parse` of release 1.12
 * does not show the words of a model that refused.
 */
export declare const anthropicMessagesStructuredOutput: ChatRenderer;
