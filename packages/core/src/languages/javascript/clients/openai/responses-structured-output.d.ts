import type { ChatRenderer } from '../../../clients/client.ts';
/** The client's helpers make the schema of zod's, and the value of the answer; of a stream, zod does. */
export declare const openaiResponsesStructuredOutput: ChatRenderer;
