export type { AgentFile, AgentLaunch, AgentPlace, CodingAgent, HomePath } from './coding-agent.ts'
export { packageCommand } from './command.ts'
export { type AgentSetUpText, agentSetUpDigest } from './digest.ts'
export { CODING_AGENTS } from './index.generated.ts'
export { type AgentRun, findAgentRun, listAgentRuns } from './runs.ts'
export { agentScript } from './script.ts'
export {
  type AgentExplanation,
  type AgentOptions,
  type AgentServer,
  type AgentSetUp,
  explainAgentSetUps,
  getAgentSetUps,
  type SkippedAgent,
} from './set-ups.ts'
