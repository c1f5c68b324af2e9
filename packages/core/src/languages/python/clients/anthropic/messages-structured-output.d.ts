import type { ChatRenderer } from '../../../clients/client.ts';
/** The client's helper makes the schema of the model, and the model of the answer. */
export declare const anthropicMessagesStructuredOutput: ChatRenderer;
