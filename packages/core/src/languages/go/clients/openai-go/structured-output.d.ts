import type { ChatRenderer } from '../../../clients/client.ts';
/**
 * The client has no helper that reads an answer: `encoding/json` does. One that asks again has a validator of the schema
 * check it before.
 */
export declare const openaiGoStructuredOutput: ChatRenderer;
