import record from './runs.json' with { type: 'json' }

/**
 * A verified agent setup: with it, the agent started, read a file, changed it with its own tool, ran a command, and
 * exited.
 */
export interface AgentRun {
  /** The agent's id, such as `codex`. */
  readonly agent: string
  /** What the agent was set up for, such as `routed together`. */
  readonly name: string
  /** SHA-256 of the setup, as returned by `agentSetUpDigest`. */
  readonly digest: string
  /** Release of the agent's package. */
  readonly release: string
  /** Date of the run in UTC, `YYYY-MM-DD`. */
  readonly date: string
}

/** Returns all verified agent setups, grouped by agent. The record is written by `npm run verify -- --agents`. */
export const listAgentRuns = (): readonly AgentRun[] => record

/** Returns the run of the setup with this digest; `undefined` if it hasn't been run. */
export const findAgentRun = (digest: string): AgentRun | undefined => record.find((run) => run.digest === digest)
