import type { Client } from '../../../clients/client.ts';
export declare const agentFramework: Client;
