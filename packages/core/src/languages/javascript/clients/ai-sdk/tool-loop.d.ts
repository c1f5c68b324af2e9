import type { ChatRenderer } from '../../../clients/client.ts';
/** AI SDK calls the functions and asks again, as long as `stopWhen` lets it. */
export declare const aiSdkToolLoop: ChatRenderer;
