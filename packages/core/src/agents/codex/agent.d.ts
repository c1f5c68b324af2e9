import type { CodingAgent } from '../coding-agent.ts';
/**
 * Configuration: https://developers.openai.com/codex/config-reference, and `codex features list` of the release. A profile
 * is a file of its own, which `--profile` lays over the reader's. It speaks the Responses API alone: from 0.169 on it
 * refuses `wire_api = "chat"`.
 */
export declare const codex: CodingAgent;
