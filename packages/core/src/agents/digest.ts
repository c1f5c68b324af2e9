import { sha256 } from '../values/sha256.ts'
import type { AgentSetUp } from './set-ups.ts'

/** The parts of a setup that determine how its agent runs. */
export type AgentSetUpText = Pick<AgentSetUp, 'agent' | 'install' | 'files' | 'launch'>

/**
 * Returns the SHA-256 of a setup's files, install command, and launch command, as 64 hexadecimal digits.
 *
 * @throws Error where the platform has no Web Crypto, as in a page that was not loaded over https
 * @example
 * const [codex] = getAgentSetUps(model, 'together')
 * if (codex) console.log(findAgentRun(await agentSetUpDigest(codex))?.date ?? 'this set-up was never started')
 */
export const agentSetUpDigest = ({ agent, install, files, launch }: AgentSetUpText): Promise<string> =>
  sha256(JSON.stringify([agent, install, files.map(({ path, content }) => [path, content]), launch]))
