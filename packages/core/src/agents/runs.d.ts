/** One set-up with which its agent was started, read a file, changed it by its own tool, ran a command and ended. */
export interface AgentRun {
    /** Id of the agent, `codex`. */
    readonly agent: string;
    /** What it was set up for, `routed together`. */
    readonly name: string;
    /** SHA-256 of the set-up, as `agentSetUpDigest` gives it. */
    readonly digest: string;
    /** The release of the agent's package that ran. */
    readonly release: string;
    /** Day of the run, `YYYY-MM-DD`, in UTC. */
    readonly date: string;
}
/** Every set-up that was run, agent by agent. Written by `npm run verify -- --agents`. */
export declare const listAgentRuns: () => readonly AgentRun[];
/** What ran with a set-up of this digest; undefined when none did. */
export declare const findAgentRun: (digest: string) => AgentRun | undefined;
