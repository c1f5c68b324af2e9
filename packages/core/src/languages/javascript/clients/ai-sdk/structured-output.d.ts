import type { ChatRenderer } from '../../../clients/client.ts';
/** AI SDK makes the schema of zod's, and reads the answer by it. */
export declare const aiSdkStructuredOutput: ChatRenderer;
