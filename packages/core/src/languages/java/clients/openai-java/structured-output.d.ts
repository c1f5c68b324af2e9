import type { ChatRenderer } from '../../../clients/client.ts';
/** The client's own helper, with a record for the schema; the schema as it is where the client makes another of records. */
export declare const openaiJavaStructuredOutput: ChatRenderer;
