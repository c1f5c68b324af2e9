import type { Transport } from '../../raw-chats/transport.ts';
export declare const requestsTransport: Transport;
