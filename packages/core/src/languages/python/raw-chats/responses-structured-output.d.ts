import type { ChatRenderer } from '../../clients/client.ts';
import type { Transport } from './transport.ts';
export declare const rawResponsesStructuredOutput: (transport: Transport) => ChatRenderer;
