import type { ChatRenderer } from '../../../clients/client.ts';
/**
 * The client's helper makes the schema of the model, and the model of the answer. Streams are read by the program: the
 * helper for them, of release 3.54, does not say why a response failed.
 */
export declare const openaiResponsesStructuredOutput: ChatRenderer;
