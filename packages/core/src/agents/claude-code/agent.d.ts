import type { CodingAgent } from '../coding-agent.ts';
/**
 * Configuration: https://code.claude.com/docs/en/settings and https://code.claude.com/docs/en/llm-gateway. `--settings`
 * lays a file over the reader's settings, and its `env` over the environment.
 */
export declare const claudeCode: CodingAgent;
