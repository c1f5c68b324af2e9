/** A call to one of an agent's own tools. */
export interface AgentToolCall {
  readonly name: string
  readonly arguments: Readonly<Record<string, unknown>>
}

/** A session's change and command, in the folder in which the agent was started. */
export interface Errand {
  /** The absolute path of the file to read and change. */
  readonly file: string
  /** The path relative to the folder. */
  readonly name: string
  readonly before: string
  readonly after: string
  /** A command for a POSIX shell. */
  readonly command: string
}

/** What the twin knows about every coding agent: how to start it without a user. */
interface AnyTwinAgent {
  /** Core's id. */
  readonly id: string
  /** Returns arguments for the launch command: do this without asking, then exit. */
  readonly headless: (prompt: string, errand: Errand) => readonly string[]
}

/** An agent whose model calls tools. */
export interface ToolAgent extends AnyTwinAgent {
  /** Returns the call that reads the file. */
  readonly read: (errand: Errand) => AgentToolCall
  /** Returns the call that changes the file with the agent's own tool; of several, the first available one is used. */
  readonly edit: (errand: Errand) => AgentToolCall | readonly [AgentToolCall, ...AgentToolCall[]]
  /** Returns the call that runs the command. */
  readonly run: (errand: Errand) => AgentToolCall
}

/** An agent whose model writes its changes as text. */
export interface TextAgent extends AnyTwinAgent {
  /** Returns the text that changes the file. The command is part of `headless`. */
  readonly writes: (errand: Errand) => string
}

/** What the twin knows about a coding agent: how to start it without a user, and how its model works. */
export type TwinAgent = ToolAgent | TextAgent
