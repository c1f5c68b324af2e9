import type { Client } from '../../../clients/client.ts';
export declare const dspy: Client;
