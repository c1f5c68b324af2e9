import type { ChatRenderer } from '../../../clients/client.ts';
/** smolagents hands on the format as it is, and leaves the answer's text to the model's class. */
export declare const smolagentsStructuredOutput: ChatRenderer;
