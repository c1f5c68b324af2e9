/** A call of one of an agent's own tools. */
export interface AgentToolCall {
  readonly name: string
  readonly arguments: Readonly<Record<string, unknown>>
}

/** The change that a session makes, and the command that it runs, in the folder that the agent was started in. */
export interface Errand {
  /** Absolute path of the file that is read and changed. */
  readonly file: string
  /** The same, from the folder. */
  readonly name: string
  readonly before: string
  readonly after: string
  /** A command of a POSIX shell. */
  readonly command: string
}

/** What the twin knows of one coding agent: how it is started without a person, and how its tools are called. */
export interface TwinAgent {
  /** As core calls it. */
  readonly id: string
  /** Words behind the launch command: do this, ask nobody, and end. */
  readonly headless: (prompt: string) => readonly string[]
  /** Reads the file. */
  readonly read: (errand: Errand) => AgentToolCall
  /** Changes the file by the agent's own tool; of several calls the first whose tool the model is given. */
  readonly edit: (errand: Errand) => AgentToolCall | readonly [AgentToolCall, ...AgentToolCall[]]
  /** Runs the command. */
  readonly run: (errand: Errand) => AgentToolCall
}
