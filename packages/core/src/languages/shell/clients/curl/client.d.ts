import type { Client } from '../../../clients/client.ts';
/** curl on every platform: PowerShell and cmd.exe have examples of their own. */
export declare const curl: Client;
