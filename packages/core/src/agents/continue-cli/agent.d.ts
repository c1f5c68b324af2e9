import type { CodingAgent } from '../coding-agent.ts';
/** Configuration: https://docs.continue.dev/reference. Its `secrets` are variables of the environment, too. */
export declare const continueCli: CodingAgent;
