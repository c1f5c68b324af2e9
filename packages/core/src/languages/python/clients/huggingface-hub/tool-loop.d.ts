import type { ChatRenderer } from '../../../clients/client.ts';
export declare const huggingfaceHubToolLoop: ChatRenderer;
