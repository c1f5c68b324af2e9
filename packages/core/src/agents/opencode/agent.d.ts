import type { CodingAgent } from '../coding-agent.ts';
/** Configuration: https://opencode.ai/docs/providers. `OPENCODE_CONFIG` lays a file over the reader's own. */
export declare const opencode: CodingAgent;
