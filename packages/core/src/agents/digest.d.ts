import type { AgentSetUp } from './set-ups.ts';
/** What of a set-up decides how its agent runs. */
export type AgentSetUpText = Pick<AgentSetUp, 'agent' | 'install' | 'files' | 'launch'>;
/**
 * The SHA-256 of a set-up, as 64 hexadecimal digits: of its files, and of the commands that install and start the agent.
 *
 * @throws Error where the platform has no Web Crypto, as in a page that was not loaded over https
 * @example
 * const [codex] = getAgentSetUps(model, 'together')
 * if (codex) console.log(findAgentRun(await agentSetUpDigest(codex))?.date ?? 'this set-up was never started')
 */
export declare const agentSetUpDigest: ({ agent, install, files, launch }: AgentSetUpText) => Promise<string>;
