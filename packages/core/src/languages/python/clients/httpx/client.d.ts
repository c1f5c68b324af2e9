import type { Client } from '../../../clients/client.ts';
/** The raw client of asynchronous programs: requests has no such interface. */
export declare const httpx: Client;
