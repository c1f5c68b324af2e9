import type { CodingAgent } from '../coding-agent.ts';
/** Configuration: https://qwenlm.github.io/qwen-code-docs/en/users/configuration/model-providers. */
export declare const qwenCode: CodingAgent;
