import type { ChatRenderer } from '../../../clients/client.ts';
/** The client sends the schema as it is given one, and leaves the answer's text to zod. */
export declare const huggingfaceJsStructuredOutput: ChatRenderer;
