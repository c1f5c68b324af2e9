import type { ChatRenderer } from '../../../clients/client.ts';
/** Through the router the client sends the schema as it is given one, and leaves the answer's text to the model's class. */
export declare const huggingfaceHubStructuredOutput: ChatRenderer;
