import type { ChatRenderer } from '../../../clients/client.ts';
/** The agent sends the schema as it is, and reads the answer. It would call each of zod's schemas `output`. */
export declare const openaiAgentsStructuredOutput: ChatRenderer;
