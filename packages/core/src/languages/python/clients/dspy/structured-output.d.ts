import type { ChatRenderer } from '../../../clients/client.ts';
/** Where a request has a place of its own for a schema, DSPy may take the text of the answer apart. */
export declare const dspyStructuredOutput: ChatRenderer;
