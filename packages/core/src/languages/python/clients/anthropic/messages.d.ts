import type { ChatRenderer } from '../../../clients/client.ts';
export declare const anthropicMessages: ChatRenderer;
