import type { CodingAgent } from '../coding-agent.ts';
/** Configuration: https://moonshotai.github.io/kimi-code/en/configuration/providers. */
export declare const kimiCode: CodingAgent;
