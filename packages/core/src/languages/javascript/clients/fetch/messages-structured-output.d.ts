import type { ChatRenderer } from '../../../clients/client.ts';
/** The schema is sent as it is. */
export declare const fetchMessagesStructuredOutput: ChatRenderer;
