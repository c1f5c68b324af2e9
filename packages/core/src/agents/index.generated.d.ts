import type { CodingAgent } from './coding-agent.ts';
/** Every coding agent that is set up for a model, in the order in which readers see them. */
export declare const CODING_AGENTS: readonly CodingAgent[];
